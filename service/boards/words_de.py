"""What all boards say, in German."""

WORDS = {
    "unnamed": "Person {n}",
    "decides": "{names} {n?entscheidet|entscheiden}",
    "over": "Die Partie ist zu Ende",
}
