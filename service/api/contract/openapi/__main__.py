from service.api.contract.openapi import main

main(prog_name="python -m service.api.contract.openapi")
