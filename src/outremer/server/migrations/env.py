"""What Alembic runs: the steps that are missing, on the connection it was given."""

from alembic import context

from outremer.server.storage import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transaction_per_migration=True)
with context.begin_transaction():
    context.run_migrations()
