import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SharedDecks1763700000049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = 0`);
    await runner.query(`
      ALTER TABLE decks
        ADD origin text NOT NULL DEFAULT 'written',
        -- of an imported deck: when its owner said that they may share it
        ADD rights_confirmed_at timestamptz,
        -- grows with every change of a card, under the lock of the deck; followers keep the one they have seen
        ADD version int NOT NULL DEFAULT 1,
        ADD cloned_from int REFERENCES decks (id) ON DELETE SET NULL,
        -- what the link that invites editors ends with
        ADD invitation uuid UNIQUE,
        -- a job that tells the followers is on its way
        ADD telling boolean NOT NULL DEFAULT false,
        -- of a pack: what a new card of it starts with
        ADD defaults jsonb NOT NULL DEFAULT '{}',
        ADD CONSTRAINT decks_origin CHECK (origin IN ('written', 'import', 'generated', 'clone')),
        ADD CONSTRAINT decks_import_is_confirmed CHECK (origin <> 'import' OR NOT deck_shared OR rights_confirmed_at IS NOT NULL),
        ADD CONSTRAINT decks_defaults_of_pack CHECK (jsonb_typeof(defaults) = 'object' AND (kind <> 'own' OR defaults = '{}'))`);
    await runner.query(
      `CREATE INDEX decks_by_cloned_from ON decks (cloned_from, owner_id) WHERE cloned_from IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX decks_shared ON decks (changed_at DESC, id DESC) WHERE kind = 'own' AND deck_shared AND deleted_at IS NULL`,
    );
    await runner.query(`
      ALTER TABLE flashcards
        -- versions of the deck; 0 for what was there before decks had one
        ADD added_in int NOT NULL DEFAULT 0,
        ADD changed_in int NOT NULL DEFAULT 0,
        ADD removed_in int,
        ADD changed_by int REFERENCES accounts (id) ON DELETE SET NULL,
        -- of a card of a pack: anatomy, focus and basic science
        ADD filing jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(filing) = 'object')`);
    await runner.query(`CREATE INDEX flashcards_by_changed_by ON flashcards (changed_by) WHERE changed_by IS NOT NULL`);
    await runner.query(`CREATE INDEX flashcards_by_version ON flashcards (deck_id, changed_in)`);
    await runner.query(`
      CREATE TABLE deck_editors (
        deck_id int NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (deck_id, account_id)
      )`);
    await runner.query(`CREATE INDEX deck_editors_by_account_id ON deck_editors (account_id, deck_id)`);
    await runner.query(`
      CREATE TABLE deck_follows (
        deck_id int NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        -- versions of the deck
        seen_version int NOT NULL,
        told_version int NOT NULL,
        PRIMARY KEY (deck_id, account_id)
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX deck_follows_by_account_id ON deck_follows (account_id, deck_id)`);
    // One mail a day at most: whether one is on its way, and when the last was sent.
    await runner.query(`
      CREATE TABLE deck_follow_mails (
        account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        pending boolean NOT NULL,
        mailed_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE deck_follow_mails, deck_follows, deck_editors`);
    await runner.query(
      `ALTER TABLE flashcards DROP added_in, DROP changed_in, DROP removed_in, DROP changed_by, DROP filing`,
    );
    await runner.query(
      `ALTER TABLE decks DROP origin, DROP rights_confirmed_at, DROP version, DROP cloned_from, DROP invitation, DROP telling, DROP defaults`,
    );
  }
}
