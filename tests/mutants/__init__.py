from tests.mutants.mutants import MUTANTS
from tests.mutants.operating import OPERATING

ALL = (*MUTANTS, *OPERATING)
