import sys

from service.api.openapi import main

sys.exit(main(sys.argv[1:]))
