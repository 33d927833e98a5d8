import sys

from service.api.contract.openapi import main

sys.exit(main(sys.argv[1:]))
