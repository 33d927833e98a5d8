"""What is shown of a player's name.

The contract refuses what a pattern can say that every client's language understands: it knows neither Unicode's classes
nor anything beyond U+FFFF. A name with the rest is accepted and kept, and cleaned here wherever it is shown.

Characters that this Python's Unicode doesn't know yet are shown: they may be new emoji, or letters of a new script.
"""

from __future__ import annotations

import re
import unicodedata

#: The kinds that Unicode's categories don't tell apart; each group is named by the letter used for it below.
_KINDS = re.compile(
    "(?P<j>[\u200c\u200d])"  # joiners
    "|(?P<f>\U0001f3f4)"  # the flag that tags turn into that of a region,
    "|(?P<t>[\U000e0030-\U000e0039\U000e0061-\U000e007a\U000e007f])"  # and the tags
    "|(?P<v>[\u180b-\u180d\u180f\ufe00-\ufe02\ufe0e\ufe0f\U000e0100-\U000e01ef])"  # variation selectors
    "|(?P<b>[\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159])"  # blanks that aren't spaces
    "|(?P<m>[\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff])"  # combining marks, those that are still to come as well
    # What is never seen, though its category is that of something else or none.
    "|(?P<u>[\u034f\u17b4\u17b5\u2065\ufdd0-\ufdef\ufe03-\ufe0d\ufff0-\ufffc\U000e0000-\U0010ffff])"
)
_BY_CATEGORY = {
    **dict.fromkeys(("Mn", "Me"), "m"),
    "Mc": "s",  # marks that take up space
    **dict.fromkeys(("Zs", "Zl", "Zp"), "b"),
    **dict.fromkeys(("Cc", "Cf", "Co", "Cs"), "u"),
}
#: Variation selectors that don't follow an emoji, a Mongolian letter or a Chinese character.
_STRAY_SELECTOR = re.compile(
    "(?<![#*0-9©®\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])[\ufe0e\ufe0f]"
    "|(?<![\u1820-\u18aa])[\u180b-\u180d\u180f]"
    "|(?<![\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003fffd])[\ufe00-\ufe02\U000e0100-\U000e01ef]"
)
#: A blank, or a visible character ("a" or "f") with what belongs to it: at most four marks in a row (UTS #39, 5.4),
#: and a joiner before a visible character or, for Malayalam, after a virama ("k").
_SHOWN = re.compile("b|(?:ft{4,7}|[af]v?)(?:j?[mk]){0,4}(?:j?s(?:j?[mk]){0,4})*(?:j(?=[af])|(?<=k)j)?")
_VIRAMA = 9


def shown(name: str) -> str:
    """A name without what can't be seen or would spoil the text around it; empty if nothing is left."""
    text = "".join(character for character in name if _kind(character) != "u")
    text = _STRAY_SELECTOR.sub("", text)
    parts = _SHOWN.finditer("".join(map(_kind, text)))
    kept = [" " if part[0] == "b" else text[part.start() : part.end()] for part in parts]
    return " ".join("".join(kept).split())


def is_left_to_right(name: str) -> bool:
    """Whether a name is known to leave the writing direction of the text around it alone."""
    return all(unicodedata.bidirectional(character) not in ("R", "AL", "AN", "") for character in name)


def _kind(character: str) -> str:
    special = _KINDS.match(character)
    if special:
        return str(special.lastgroup)
    if ord(character) & 0xFFFE == 0xFFFE:  # no character, in every plane
        return "u"
    if unicodedata.combining(character) == _VIRAMA:
        return "k"
    return _BY_CATEGORY.get(unicodedata.category(character), "a")
