"""Every option of every paragraph, at each of its numbers and on failure, against a second reading of the figures.

`Reading` works out from the file what an encounter has to bring; the engine then plays the same encounter. It knows
nothing of the engine but the notation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from above_and_below.rules_helpers import (
    AS_WRITTEN,
    ELSEWHERE,
    GAME,
    act,
    asked,
    caves,
    dice_for,
    doing,
    options,
    player,
    refused,
    supply,
    told,
)
from tabuleiro.core.chance import Script
from tabuleiro.core.event import Event
from tabuleiro.games.above_and_below.content.pack import WARES

Row = dict[str, Any]
PARAGRAPHS: dict[int, Row] = {row["n"]: row for row in AS_WRITTEN["encounters"]["paragraph"]}
ENTRIES = [(n, letter) for n, row in PARAGRAPHS.items() if "from" not in row for letter in "ABC" if letter in row]
SUPPLY = {"potion": 1, "rope": 2}
ROW = ("VR06", "VR07", "VR10", "VR11", "VR18")
GIFT = "H1"
SOLD = 2  # reputation, in 180 B
LUCK = (3, 5)  # the dice of 180 A, where the player stops then
RICH, POOR = 10, 0


def letters_of(n: int) -> list[str]:
    return [letter for letter in "ABC" if letter in PARAGRAPHS[n]]


@dataclass(frozen=True)
class Story:
    """What the player chooses: an option in each paragraph that is read, and a reward; and how many lanterns shine."""

    first: int
    letters: tuple[tuple[int, str], ...]
    lanterns: int
    choice: int = 1


@dataclass
class Reading:
    """What has to come of it."""

    coins: int
    reputation: int = 0
    wares: Counter[str] = field(default_factory=lambda: Counter(SUPPLY))
    joined: str = ""
    injured: int = 0
    caves: int = 0
    gift: str = ""
    path: list[tuple[int, str, int]] = field(default_factory=list)  # paragraph, option, number; -1: failed

    def read(self, story: Story) -> bool:
        """False: an option of the story cannot be declared."""
        letters = dict(story.letters)
        n = story.first
        while True:
            letter = letters[n]
            option = PARAGRAPHS[n][letter]
            numbers = option.get("numbers", [])
            prices = [number.get("pay", 0) for number in numbers] or [option.get("pay", 0)]
            if min(prices) > self.coins:
                return False
            if not numbers:
                end, explore, price = option.get("result", {}), 0, prices[0]
            else:
                reached = [
                    number
                    for number in numbers
                    if number["explore"] <= story.lanterns and number.get("pay", 0) <= self.coins
                ]
                if not reached:
                    self.path.append((n, letter, -1))
                    self.bring(option.get("penalty", {}), 0)
                    return True
                end = max(reached, key=lambda number: number["explore"])
                explore, price = end["explore"], end.get("pay", 0)
            self.coins -= price
            self.path.append((n, letter, explore))
            n = end.get("goto", option.get("goto", 0))
            if not n:
                self.caves += 1
                self.bring(end, story.choice)
                return True

    def bring(self, end: Row, choice: int) -> None:
        for key, value in end.items():
            if key in WARES:
                self.wares[key] += value
            elif key == "coin":
                self.coins += value
            elif key == "lose_coins":
                self.coins -= min(value, self.coins)
            elif key == "reputation":
                self.reputation += value
            elif key == "injure":
                self.injured += value
            elif key == "injure_staked":
                self.injured += 1
            elif key == "lose_staked":
                self.wares["potion"] -= 1
            elif key == "copy_staked":
                self.wares["potion"] += 1
            elif key == "villager":
                self.joined = ROW[0] if value == "cheapest" else value
                self.reputation -= value == "liquid-woman"
            elif key == "cave":
                self.caves += value
            elif key == "building":
                self.gift = GIFT
            elif key == "choose":
                self.bring(value[choice - 1], 0)
            elif key == "gamble":
                self.coins += len(LUCK)
            elif key == "favour":
                self.coins += SOLD
                self.reputation -= SOLD
            else:
                assert key in ("explore", "pay"), key


def stories(n: int, letter: str) -> Iterator[Story]:
    """All that can come of an option: each number exactly and with as much light as falls short of the next one."""
    for letters, lanterns, choices in followed(n, letter, ((n, letter),), None):
        for choice in range(1, choices + 1):
            yield Story(n, letters, lanterns, choice)


Letters = tuple[tuple[int, str], ...]


def followed(n: int, letter: str, so_far: Letters, rolled: int | None) -> Iterator[tuple[Letters, int, int]]:
    option = PARAGRAPHS[n][letter]
    numbers = option.get("numbers", [])
    if not numbers:
        yield from leads(option.get("result", {}), option.get("goto", 0), so_far, rolled or 0)
        return
    assert rolled is None, f"{n} {letter}: a second roll"
    yield so_far, numbers[0]["explore"] - 1, 1
    for i, number in enumerate(numbers):
        up_to = numbers[i + 1]["explore"] - 1 if i + 1 < len(numbers) else number["explore"] + 1
        for lanterns in sorted({number["explore"], up_to}):
            yield from leads(number, number.get("goto", 0), so_far, lanterns)


def leads(end: Row, goto: int, so_far: Letters, lanterns: int) -> Iterator[tuple[Letters, int, int]]:
    if not goto:
        yield so_far, lanterns, len(end.get("choose", [1]))
        return
    rolled = lanterns or None  # without dice so far they are still to come
    for letter in letters_of(goto):
        yield from followed(goto, letter, (*so_far, (goto, letter)), rolled)


# ---------------------------------------------------------------- the same in the engine
def party_for(lanterns: int) -> tuple[str, ...]:
    if not lanterns:
        return ("VR15", "VR05")
    return ("VR15", "VS-none-1") if lanterns <= 5 else ("VR15", "VS-none-1", "VR12", "VR13")


def bonus_of(story: Story, party: tuple[str, ...]) -> int:
    """Of the option that is rolled for; nobody pays for light here, and there is no fishman."""
    rolled = [PARAGRAPHS[n][letter] for n, letter in story.letters if "numbers" in PARAGRAPHS[n][letter]]
    found = rolled[0].get("bonus", {}) if rolled else {}
    if "per" in found:
        quills = sum(who == "VR05" for who in party)
        return found["lanterns"] * {"hammer": 0, "quill": quills}.get(found["per"], SUPPLY.get(found["per"], 0))
    return found["lanterns"] if any(ware in SUPPLY for ware in found.get("have", ())) else 0


def played(story: Story, coins: int) -> tuple[Any, list[Event]]:
    party = party_for(story.lanterns)
    light = story.lanterns - bonus_of(story, party)
    party = party_for(light)
    assert light + bonus_of(story, party) == story.lanterns
    rolls = any("numbers" in PARAGRAPHS[n][letter] for n, letter in story.letters)
    dice = dice_for(party, light) if rolls else list(LUCK)
    text = (
        f"row = {list(ROW)}\noffers = {{ houses = ['{GIFT}'], outposts = [], keys = [] }}\n"
        f"[[seat]]\ncoins = {coins}\nvillagers = {[f'{who} sent' for who in party]}\n"
        f"supply = {{ {', '.join(f'{ware} = {n}' for ware, n in SUPPLY.items())} }}\n"
        f"encounter.paragraph = {story.first}\n{ELSEWHERE}"
    )
    events: list[Event] = []
    state = GAME.placed(text, Script(dice, strict=False), events)
    letters = dict(story.letters)
    gambles = 0
    while (kind := asked(state)) not in ("after", "turn", ""):
        if kind == "option":
            wanted = f"option {letters[state.players[0].paragraph].lower()}"
            if wanted not in options(state):
                assert refused(state, 0, wanted) == ("needs_coins", "AB-16")
                wanted = options(state)[0]
                letters |= {n: "A" for n in PARAGRAPHS if n not in letters}
            act(state, 0, wanted)
        elif kind == "stake":
            act(state, 0, "stake potion" if "stake potion" in options(state) else f"stake {party[0]}")
        elif kind == "gamble":
            gambles += 1
            act(state, 0, "roll" if gambles < len(LUCK) else "stop")
        else:
            answers = {"reward": f"choose {story.choice}", "gift": f"gift {GIFT}", "favour": f"lose {SOLD}"}
            act(state, 0, answers.get(kind, options(state)[0] if kind == "hurt" else "enough"))
    return state, events


@pytest.mark.rule("AB-14")
@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(("n", "letter"), ENTRIES)
def test_every_option(n, letter):
    for coins in (RICH, POOR):
        for story in stories(n, letter):
            expected = Reading(coins)
            possible = expected.read(story)
            state, events = played(story, coins)
            path = [
                (data["paragraph"], data["option"], data.get("number", -1))
                for _, _, data in told(events, "went_on", "succeeded", "failed")
            ]
            if not possible:  # what cannot be paid is never declared
                assert story.letters[len(expected.path)] not in {(m, one) for m, one, _ in path}, story
                continue
            mine = player(state)
            assert path == expected.path, story
            assert mine["coins"] == expected.coins, story
            assert mine["reputation"] == expected.reputation, story
            assert supply(state) == +expected.wares, story
            assert len(caves(state)) == expected.caves, story
            assert [house["card"] for house in mine["houses"]] == ["B0", *([expected.gift] if expected.gift else [])]
            joined = [data["villager"] for _, _, data in told(events, "joined")]
            assert joined == ([expected.joined] if expected.joined else []), story
            states = list(doing(state).values())
            assert states.count("injured") == expected.injured, story
            assert states.count("exhausted") == len(states) - expected.injured, story


def test_nothing_is_left_out():
    """The stories above read all paragraphs, and resolve each option at each number and, with dice, in vain."""
    found = set()
    for n, letter in ENTRIES:
        for story in stories(n, letter):
            reading = Reading(RICH)
            assert reading.read(story), story
            found |= set(reading.path)
    wanted = set()
    for n in PARAGRAPHS:
        for letter in letters_of(n):
            numbers = PARAGRAPHS[n][letter].get("numbers", [])
            wanted |= {(n, letter, number["explore"]) for number in numbers} or {(n, letter, 0)}
            wanted |= {(n, letter, -1)} if numbers else set()
    assert found == wanted
    assert {n for n, _, _ in found} == set(range(1, 216))
