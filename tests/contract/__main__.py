"""Fuzzes a service that is being played on, and reports how much of the contract was covered: `make contract`.

CONTRACT_EXAMPLES is the number of requests generated per operation, and of chains of requests in all.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import yaml

from service.api.contract.document import contract_text
from service.games import GAMES
from service.server.embedded import embedded_redis, stop
from tests.contract.coverage import Seen, documented, seen_in
from tests.serving import serving

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = os.environ.get("CONTRACT_EXAMPLES", "100")
WANTED_SHARE = 0.92
LONG = 10
#: Enough for schemathesis to begin.
_FEW_REQUESTS = "10/hour"
_SCHEMATHESIS = [sys.executable, "-m", "schemathesis.cli"]


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        reports = [Path(folder, f"{name}.ndjson") for name in ("playing", "beyond_limits", "without_redis")]
        with embedded_redis() as store, serving(workers=2, REDIS_URL=store.url) as url:
            passed = _play(url, reports[0])
            with serving(REDIS_URL=store.url, TIDETABLE_LIMIT_REQUESTS=_FEW_REQUESTS) as limited:
                passed = _ask_beyond_limits(limited, reports[1]) and passed
            stop(store.process)
            passed = _ask_without_redis(url, reports[2]) and passed
        contract = yaml.load(contract_text(), Loader=yaml.CSafeLoader)
        seen = seen_in(reports, contract)
    wanted = documented(contract)
    _report(seen, wanted)
    faults = [*_faults(seen, wanted), *([] if passed else ["Schemathesis has found failures; see above."])]
    sys.stdout.write("".join(f"{fault}\n" for fault in faults))
    return int(bool(faults))


def _play(url: str, report: Path) -> bool:
    """Run all phases, as anybody can from the project's folder."""
    options = ["--config-file", "tests/contract/schemathesis.toml", "run", "--max-examples", EXAMPLES]
    return _schemathesis([*options, f"{url}/openapi.yaml"], report, ROOT)


def _ask_beyond_limits(url: str, report: Path) -> bool:
    sys.stdout.write("\nThe limit of requests is small now; beyond it the answer is 429.\n\n")
    return _ask(url, report, "positive_data_acceptance,negative_data_rejection")


def _ask_without_redis(url: str, report: Path) -> bool:
    sys.stdout.write("\nRedis is stopped now; what needs it answers 503.\n\n")
    return _ask(url, report, "not_a_server_error")


def _ask(url: str, report: Path, excluded_checks: str) -> bool:
    """A few requests to each operation; from the JSON form, since schemathesis doesn't test what it was loaded from."""
    sys.stdout.flush()
    options = ["run", "--phases", "examples,fuzzing", "--max-examples", "8"]
    options += ["--exclude-checks", excluded_checks, "--header", f"Authorization: Bearer {'x' * 43}"]
    return _schemathesis([*options, f"{url}/openapi.json"], report, report.parent)


def _schemathesis(options: list[str], report: Path, folder: Path) -> bool:
    command = [*_SCHEMATHESIS, *options, "--report", "ndjson", "--report-ndjson-path", str(report)]
    return subprocess.run(command, cwd=folder, check=False).returncode == 0


def _report(seen: Seen, wanted: set[tuple[str, int]]) -> None:
    missing = wanted - seen.responses.keys()
    sys.stdout.write(f"\nDocumented responses seen: {len(wanted - missing)} of {len(wanted)}\n")
    for operation in sorted({operation for operation, _ in wanted}):
        found = [str(status) for name, status in sorted(wanted - missing) if name == operation]
        unseen = [str(status) for name, status in sorted(missing) if name == operation]
        sys.stdout.write(f"  {operation:18} {' '.join(found)}{'  not seen: ' * bool(unseen)}{' '.join(unseen)}\n")
    sys.stdout.write(f"Moves made: {', '.join(f'{game} {seen.moves[game]}' for game in GAMES)}\n")
    sys.stdout.write(f"Longest chain of links: {seen.longest_chain} requests\n")


def _faults(seen: Seen, wanted: set[tuple[str, int]]) -> Iterator[str]:
    if len(wanted & seen.responses.keys()) < WANTED_SHARE * len(wanted):
        yield f"Less than {WANTED_SHARE:.0%} of the documented responses have been seen."
    yield from (f"No move of {game} has been made." for game in GAMES if not seen.moves[game])
    if seen.longest_chain < LONG:
        yield f"No chain of links has {LONG} requests."


if __name__ == "__main__":
    sys.exit(main())
