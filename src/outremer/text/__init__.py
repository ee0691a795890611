"""Messages in French and English: what the engine says by a key and arguments becomes a sentence here, at the edge.

Catalogues are Fluent files. Those of this package know the words of `core`; each game brings its own. A text argument
such as `town.acre` names a thing: it is put into words by the message `town-acre`. A sentence may ask for a form of
such a name by adding it to the variable: `{ $town_at }` takes the attribute `.at` of `town-acre` ("à Acre", "en
Égypte"), and the plain name where there is no such attribute.
"""

from outremer.text.catalogue import LANGUAGES, Catalogue, catalogue
from outremer.text.locales import language_of

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "language_of"]
