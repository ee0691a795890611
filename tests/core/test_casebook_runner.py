"""The casebook's runner on the toy game: what holds passes, and what does not fails for a reason that can be read."""

from __future__ import annotations

import pytest
from toy import game as rules
from toy.game import NODES, Toy
from toy.words import FAVOUR, STAKING, Caravan

from outremer.core.actions import Noun, Vocabulary
from outremer.core.casebook import CaseResult, run_case
from outremer.core.casebook_checks import SAMPLES, check_position, samples
from outremer.core.casebook_coverage import coverage
from outremer.core.cases import parse_case
from outremer.core.chance import Script, Stream
from outremer.core.errors import CaseError
from outremer.core.events import Context
from outremer.core.flow import Decision, Node, Refusal
from outremer.core.rules import Rule, Rules

TOY = Toy()
HEAD = 'title = "T"\ntitle_fr = "T"\ngame = "toy"\n'
POSITION = '[position]\nhands = { amir = ["c1", "c2"], baron = ["c5"], consul = [] }\n'
CHOOSE = '[[step]]\nseat = "amir"\ndo = "choose c1"\n'
CHOSEN = POSITION + CHOOSE
FAVOUR_OF_AMIR = '[position]\nhands = { baron = ["c5"] }\nwinner = "amir"\n'


def run(text: str, game: Toy = TOY, head: str = HEAD) -> CaseResult:
    return run_case(game, parse_case(head + text, "my.toml"))


def with_node(at: int, node: Node[Caravan]) -> Toy:
    game = Toy()
    game.nodes = [*NODES[:at], node, *NODES[at + 1 :]]
    return game


def error_of(text: str) -> CaseError:
    with pytest.raises(CaseError) as caught:
        run(text)
    assert caught.value.args_of["file"] == "my.toml"
    return caught.value


WHOLE_ROUND = """
chance = ["d6 6", "d6 1", "draw c2"]
[position]
hands = { amir = ["c1", "c2"], baron = ["c5", "c6"] }
score = { consul = 2 }
[[step]]
decision = "choice"
seat = "amir"
legal = ["choose c1", "choose c2"]
may = ["choose c1"]
may_not = ["choose c5", "lock"]
do = ["choose c1", "stake 3"]
events = ["chose c1"]
seen = { amir = ["chose c1"] }
unseen = { baron = ["chose c1"], spectator = ["chose"] }
proves = ["TOY-2#1"]
[[step]]
seat = "amir"
decision = "second"
do = "also c5"
refused = "TOY-2"
because = "not-in-hand"
[[step]]
seat = "amir"
do = "lock"
no_events = ["turned", "chose c1"]
[[step]]
seat = "baron"
do = ["choose c5", "stake 0", "also c6", "lock"]
events = ["turned amir c1", "turned baron c5", "turned baron c6", "rolled baron 1", "took baron 3"]
seen = { consul = ["turned baron c6"] }
[[step]]
decision = "favour"
[[step]]
seat = "baron"
legal = ["pay amir", "pay consul", "spy amir", "done"]
do = "spy amir"
seen = { baron = ["spied baron amir", "saw c2"] }
unseen = { amir = ["saw"] }
[after]
coins = { amir = 1, baron = 7, consul = 4 }
score = { baron = 1, consul = 2 }
hands = { amir = 1, baron = 0 }
round = 1
over = false
proves = ["TOY-3#1"]
[hidden]
consul = ["c2"]
spectator = ["c2"]
[shown]
baron = ["c2"]
consul = ["c1"]
[[fact]]
table = "cards"
count = 18
[[fact]]
table = "cards"
where = { value = 7 }
ids = ["c7"]
[[fact]]
table = "cards"
where = { id = "c3" }
values = { value = 3 }
proves = ["TOY-1#1"]
"""


def test_a_case_that_holds() -> None:
    result = run(WHOLE_ROUND)
    assert result.reason() == ""
    assert result.passed
    assert result.proved == ["TOY-3#1", "TOY-2#1", "TOY-1#1"]


def test_a_case_from_the_set_up() -> None:
    deals = '["deal c1 c2 c3 c4", "deal c5 c6 c7 c8", "deal c9 c10 c11 c12"]'
    step = '[[step]]\nseat = "baron"\nlegal = ["choose c5", "choose c6", "choose c7", "choose c8"]\n'
    events = 'events = ["dealt c1 c2 c3 c4", "round 1"]\nunseen = { baron = ["dealt c1 c2 c3 c4"] }\n'
    result = run(f'chance = {deals}\nscenario = "long"\noptions = {{ second = "off" }}\n{step}{events}')
    assert result.passed, result.reason()


def test_events_before_the_first_choice_belong_to_the_first_step() -> None:
    deals = '["deal c1 c2 c3 c4", "deal c5 c6 c7 c8", "deal c9 c10 c11 c12"]'
    second = '[[step]]\nseat = "amir"\ndo = "choose c1"\nno_events = ["dealt", "round"]\n'
    assert run(f'chance = {deals}\n[[step]]\nevents = ["round 1"]\n{second}').passed


def test_a_position_knows_scenario_and_options() -> None:
    result = run(f'scenario = "long"\noptions = {{ second = "on" }}\n{POSITION}{CHOOSE}')
    assert result.passed, result.reason()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            CHOSEN + 'legal = ["choose c1"]\n',
            "step 1: case-legal: expected choose c1, got choose c1, choose",
        ),
        (CHOSEN + "legal = []\n", "step 1: case-legal: expected nothing, got choose c1, choose c2"),
        (
            CHOSEN + 'may_not = ["choose c2"]\n',
            "step 1: case-may-not: expected choose c2 illegal, got choose c1",
        ),
        (
            CHOSEN + 'may = ["stake 1"]\n',
            "step 1: case-may: expected stake 1 legal, got refused by TOY-2 not-now; to act: amir, baron; "
            "legal: choose c1, choose c2",
        ),
        (CHOSEN + 'decision = "favour"\n', "step 1: case-decision: expected favour, got offers or choice"),
        (
            CHOSEN + CHOOSE,
            "step 2: case-refused: expected choose c1 done, got refused by TOY-2 not-now; to act: amir, baron; "
            "legal: stake 0, stake 1, stake 2, stake 3",
        ),
        (CHOSEN + 'refused = "TOY-2"\n', "step 1: case-not-refused: expected choose c1 refused by TOY-2"),
        (
            POSITION + '[[step]]\nseat = "amir"\ndo = "choose c5"\nrefused = "TOY-3"\n',
            "step 1: case-refused-by: expected TOY-3, got TOY-2",
        ),
        (
            POSITION + '[[step]]\nseat = "amir"\ndo = "choose c5"\nrefused = "TOY-2"\nbecause = "too-poor"\n',
            "step 1: case-because: expected too-poor, got not-in-hand",
        ),
        (
            CHOSEN + 'events = ["chose c2"]\n',
            "step 1: case-events: expected chose c2 (in this order), got",
        ),
        (
            CHOSEN + 'events = ["chose c1", "chose c1"]\n',
            "step 1: case-events: expected chose c1 (in this order), got chose c1",
        ),
        (CHOSEN + 'no_events = ["chose"]\n', "step 1: case-no-events: expected no chose, got chose c1"),
        (
            CHOSEN + 'seen = { baron = ["chose c1"] }\n',
            "step 1: case-seen: expected chose c1 (in this order), got no",
        ),
        (
            CHOSEN + 'unseen = { amir = ["chose"] }\n',
            "step 1: case-unseen: expected chose kept from amir, got",
        ),
        (
            CHOSEN + 'unseen = { amir = ["rolled"] }\n',
            "step 1: case-unseen: expected rolled to happen, got chose c1",
        ),
        (
            POSITION + '[[step]]\nunseen = { amir = ["rolled"] }\n',
            "step 1: case-unseen: expected rolled to happen, got no event",
        ),
        ('chance = ["d6 1"]\n' + CHOSEN, "chance: case-chance-left: expected all chance used, got d6 1"),
        (CHOOSE, "start: case-chance-short: expected chance as the rules ask for it, got wanted deal, used 0"),
        (FAVOUR_OF_AMIR + '[[step]]\nseat = "amir"\ndo = "spy baron"\n', "step 1: case-chance-short"),
        (
            'chance = ["draw c7"]\n' + FAVOUR_OF_AMIR + '[[step]]\nseat = "amir"\ndo = "spy baron"\n',
            "step 1: case-chance-absent: expected chance as the rules ask for it, got word c7, number 1",
        ),
        (
            POSITION + "[after]\nround = 3\nover = true\n",
            "after: case-after: expected what [after] says, got round 1; over",
        ),
        (
            POSITION + "[after]\ncoins = { amir = 3 }\n",
            "after: case-after: expected what [after] says, got coins amir",
        ),
        (POSITION + '[hidden]\namir = ["c1"]\n', "hidden: case-hidden: expected c1 hidden for amir, got identified"),
        (POSITION + '[shown]\nbaron = ["c1"]\n', "shown: case-shown: expected c1 shown for baron, got not identified"),
        (POSITION + '[[fact]]\ntable = "cards"\ncount = 17\n', "fact 1: case-fact: expected 17, got 18"),
        (
            POSITION + '[[fact]]\ntable = "cards"\nwhere = { value = 3 }\nids = ["c2", "c4"]\n',
            "fact 1: case-fact: expected c2, c4, got c3",
        ),
        (
            POSITION + '[[fact]]\ntable = "cards"\nwhere = { id = "c1" }\nvalues = { value = 2 }\n',
            "fact 1: case-fact: expected value 2, got value 1",
        ),
        (
            POSITION + '[[fact]]\ntable = "cards"\nwhere = { id = "c19" }\nvalues = { value = 2 }\n',
            "fact 1: case-fact: expected an entry of cards, got none",
        ),
    ],
)
def test_a_case_that_does_not_hold(text: str, reason: str) -> None:
    result = run(text)
    assert not result.passed
    assert result.proved == []
    assert result.reason().startswith(reason)


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [
        (POSITION.replace("hands", "hand") + CHOOSE, "case-unknown-key", "position"),
        (POSITION.replace("c5", "c55") + CHOOSE, "case-piece", "position"),
        (POSITION + CHOOSE.replace("amir", "emir"), "case-seat", "step 1"),
        (CHOSEN + 'seen = { emir = ["x"] }\n', "case-seat", "step 1"),
        (POSITION + CHOOSE.replace("choose c1", "shoose c1"), "unknown-verb", "step 1"),
        (POSITION + CHOOSE.replace("choose c1", "choose c77"), "unknown-noun", "step 1"),
        (CHOSEN + 'legal = ["choose"]\n', "one-noun-wanted", "step 1"),
        (CHOSEN + "[after]\nrounds = 1\n", "case-unknown-key", "after"),
        (POSITION + '[hidden]\namir = ["c55"]\n', "case-piece", "hidden"),
        (POSITION + '[shown]\nemir = ["c5"]\n', "case-seat", "shown"),
        ('scenario = "pair"\n[position]\n[[step]]\nseat = "consul"\ndo = "lock"\n', "case-seat", "step 1"),
        (POSITION + '[[fact]]\ntable = "towns"\ncount = 1\n', "case-table", "fact 1"),
        (POSITION + '[[fact]]\ntable = "cards"\nwhere = { colour = 1 }\ncount = 1\n', "case-unknown-key", "fact 1"),
        (POSITION + '[[fact]]\ntable = "cards"\nvalues = { colour = 1 }\n', "case-unknown-key", "fact 1"),
        ('scenario = "huge"\n' + CHOSEN, "case-scenario", ""),
        ('options = { third = "on" }\n' + CHOSEN, "case-option", ""),
        (CHOSEN + 'proves = ["CR-1.1#1"]\n', "case-statement", ""),
    ],
)
def test_a_case_that_names_what_is_not_there(text: str, key: str, place: str) -> None:
    error = error_of(text)
    assert (error.key, error.args_of["place"]) == (key, place)


def test_a_case_of_another_game() -> None:
    with pytest.raises(CaseError) as caught:
        run(CHOOSE, head=HEAD.replace('"toy"', '"jerusalem"'))
    assert caught.value.key == "case-game"


def test_the_end_of_a_game_is_no_decision() -> None:
    position = '[position]\nround = 3\nscore = { amir = 1 }\nwinner = "amir"\n'
    text = position + '[[step]]\nseat = "amir"\ndo = "done"\nevents = ["won amir"]\n[[step]]\ndecision = "over"\n'
    assert run(text + "[after]\nover = true\n").passed


def test_a_locked_lane_leaves_the_fork_open() -> None:
    locking = '[[step]]\nseat = "baron"\ndo = ["choose c5", "stake 0", "lock"]\n'
    assert run(POSITION + locking + '[[step]]\nseat = "baron"\ndecision = "offers"\n').passed


class Meddling(rules.Favour):
    def refuse(self, s: Caravan, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(s, seat, action)
        if refusal is not None and refusal.key == "no-spying":
            s.turn[3] = 0 if s.turn[3] else 1
        return refusal


def test_a_refusal_that_changes_something() -> None:
    game = with_node(FAVOUR, Meddling("favour", "TOY-4"))
    result = run(FAVOUR_OF_AMIR + '[[step]]\nseat = "amir"\ndo = "spy consul"\nrefused = "TOY-4"\n', game)
    assert result.reason() == "step 1: case-changed: expected the position as it was, got a refusal that changes it"


class Mean(rules.Staking):
    """It lists less than it accepts."""

    def legal(self, s: Caravan, seat: int) -> list[int]:
        return super().legal(s, seat)[1:]


class Greedy(rules.Staking):
    """It lists an action twice, and more than it accepts."""

    def legal(self, s: Caravan, seat: int) -> list[int]:
        legal = super().legal(s, seat)
        return [*legal, legal[0], 0]


class Idle(rules.Staking):
    def legal(self, s: Caravan, seat: int) -> list[int]:
        return []


@pytest.mark.parametrize(
    ("node", "words"),
    [
        (Mean("staking", "TOY-2"), "amir: stake 0 is not refused and not among the legal ones"),
        (
            Greedy("staking", "TOY-2"),
            "amir: an action is listed twice among the legal ones; amir: choose c1 is legal",
        ),
        (Idle("staking", "TOY-2"), "amir: 0 legal actions, and the actors are [0, 1]"),
    ],
)
def test_the_invariants_of_the_runner(node: Decision[Caravan], words: str) -> None:
    result = run(CHOSEN, with_node(STAKING, node))
    assert result.reason().startswith("step 1: case-invariant: expected what holds in every position, got " + words)


class Dim(Toy):
    def thinks_possible(self, s: Caravan, seat: int) -> bool:
        return seat != 2

    def decode(self, data: bytes, like: Caravan) -> Caravan:
        return Caravan()


def test_more_invariants_of_the_runner() -> None:
    s = TOY.position({"hands": {"amir": ["c1"]}}, "")
    TOY.advance(s, Context(Script([])))
    assert check_position(TOY, s) == []
    assert check_position(Dim(), s) == [
        "consul: the true position is not among those that the seat thinks possible",
        "the position does not survive its codec",
        "consul: a sampled world is impossible",
    ]


class Careless(Toy):
    """Samples worlds that a seat can tell from the true one, and knows of its own faults."""

    def sample_world(self, s: Caravan, seat: int, rng: Stream) -> Caravan:
        world = super().sample_world(s, seat, rng)
        world.score[0] += 1
        return world

    def faults(self, s: Caravan) -> list[str]:
        return ["a fault of the game's own"]


def test_the_runner_notices_worlds_that_look_different_and_faults_of_the_game() -> None:
    s = TOY.position({"hands": {"amir": ["c1"]}}, "")
    TOY.advance(s, Context(Script([])))
    found = check_position(Careless(), s)
    assert found[0] == "a fault of the game's own"
    assert found[1:] == [f"{seat}: a sampled world looks different" for seat in TOY.seats]


def test_many_nouns_are_thinned_out() -> None:
    game = Toy()
    game.vocabulary = Vocabulary([("go", Noun("field", [str(at) for at in range(1000)])), ("rest", None)])
    asked = samples(game, [3])
    assert SAMPLES <= len(asked) <= SAMPLES + 6
    assert asked[-1] == 1000
    assert samples(game, [1000]) == [1, 1000]


def test_coverage() -> None:
    one = Rule("TOY", "1", "rule", ["One", "Un"], [["a", "b"], ["a", "b"]])
    two = Rule("TOY", "2", "rule", ["Two", "Deux"], [["c", "d", "e"], ["c", " ", "e"]])
    two.not_testable = {3: "a remark"}
    cases = [
        parse_case(HEAD + CHOSEN + 'proves = ["TOY-1#1", "TOY-9#1"]\n', "passes.toml"),
        parse_case(HEAD + CHOSEN + 'legal = []\nproves = ["TOY-1#2"]\n', "fails.toml"),
        parse_case(HEAD + POSITION + CHOOSE.replace("amir", "emir"), "broken.toml"),
    ]
    assert coverage(TOY, Rules("TOY", [one, two]), cases, ["TOY-2#2"]) == {
        "statements": 5,
        "proved": 2,
        "not_testable": 1,
        "unproved": ["TOY-1#2", "TOY-2#1"],
        "without_french": ["TOY-2#2"],
        "unknown": ["TOY-9#1"],
        "failed": ["fails.toml", "broken.toml"],
    }
