"""Tables for people: the page, the live updates, the storage."""
