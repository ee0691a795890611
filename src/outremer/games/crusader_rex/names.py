"""The identifiers of towns, blocks and cards, in the order of their numbers (1.1, 2.0, 4.0).

What they are worth stands in `data/`; a data folder may change values but not these names.
"""

from typing import Final

TOWNS: Final = [
    "acre", "ajlun", "albara", "aleppo", "amman", "anjar", "antioch", "artah", "ascalon", "ashtera", "baalbek",
    "baisan", "banyas", "beaufort", "beersheba", "beirut", "botron", "caesarea", "damascus", "damiya", "dimona",
    "egypt", "gaza", "hama", "harim", "hebron", "homs", "jaffa", "jericho", "jerusalem", "kassab", "kerak",
    "krak", "lachish", "lacum", "latakia", "legio", "margat", "montferrand", "nablus", "qaddas", "ramla",
    "saone", "shughur", "sidon", "st_simeon", "tartus", "tiberias", "tripoli", "tyre", "zerdana", "zoar",
]

FRANKS: Final = [
    "reynald_sidon", "conrad", "balian", "walter", "raymond_tiberias", "king_guy", "reynald_kerak", "bohemond",
    "raymond_tripoli", "jerusalem_templars", "antioch_templars", "gaza_templars", "tartus_templars",
    "jerusalem_hospitallers", "acre_hospitallers", "krak_hospitallers", "antioch_turcopoles",
    "beirut_turcopoles", "richard", "robert", "crossbows", "philippe", "hugues", "fileps", "barbarossa",
    "frederik", "leopold", "genoa_pilgrims", "sicily_pilgrims", "brittany_pilgrims", "fourth_pilgrims",
]

SARACENS: Final = [
    "qara_qush", "zangi", "sanjar", "yazkuj", "sulaiman", "keukburi", "shirkuh", "jurdik", "bahram", "tuman",
    "taqi_al_din", "al_mashtub", "al_adil", "saladin", "al_aziz", "al_afdal", "al_zahir", "yuzpah", "qaimaz",
    "kurds_1", "kurds_2", "kurds_3", "kurds_4", "turks_1", "turks_2", "turks_3", "turks_4", "arabs_1",
    "arabs_2", "arabs_3", "arabs_4",
]

BLOCKS: Final = FRANKS + SARACENS

CARDS: Final = ["1", "2", "3", "winter-campaign", "assassins", "mud", "guide", "manna"]
SIDES: Final = ["frank", "saracen"]
NATIONS: Final = ["english", "french", "german"]

FRANK: Final = 0
SARACEN: Final = 1
