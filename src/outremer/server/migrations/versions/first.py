"""The first form: guests, tokens, tables, seats, acts."""

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("is_device", sa.Boolean, nullable=False),
        sa.Column("origin", sa.LargeBinary),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_index("tokens_by_guest", "tokens", ["guest"])
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("base", sa.Text),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("actors", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id")),
        sa.Column("invite", sa.LargeBinary),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_index("seats_by_invite", "seats", ["invite"], unique=True)
    op.create_table(
        "acts",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sqlite_with_rowid=False,
    )
