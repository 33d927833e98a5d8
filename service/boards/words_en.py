"""What all boards say, in English."""

WORDS = {
    "unnamed": "Player {n}",
    "decides": "{names} {n?decides|decide}",
    "over": "The match is over",
}
