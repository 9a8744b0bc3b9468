import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FlashcardDrafting1763700000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Who wrote a card, where no person did. It counts as unread until its text is edited (revision > 1) or confirmed.
    await runner.query(`ALTER TABLE flashcards
      ADD COLUMN written_by text CHECK (written_by IN ('offline', 'model')),
      ADD COLUMN confirmed_at timestamptz`);
    // What a card was drafted from: at most one card for each person and source.
    await runner.query(`
      CREATE TABLE flashcard_sources (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        source_kind text NOT NULL CHECK (source_kind IN ('question', 'checklist-item', 'passage')),
        -- of the question, the station or the topic
        source_id int NOT NULL,
        -- a digest of what part of it; empty for all of it
        source_part text NOT NULL DEFAULT '' CHECK (length(source_part) <= 64),
        flashcard_id int NOT NULL REFERENCES flashcards (id) ON DELETE CASCADE,
        -- where the source is, a path of ours
        address text NOT NULL CHECK (address ~ '^/[^/]' AND length(address) <= 300),
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
        created_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, source_kind, source_id, source_part),
        UNIQUE (flashcard_id)
      )`);
    // The deck that the next drafted card goes into. The row is locked while a card is drafted: one person's drafts take turns.
    await runner.query(`
      CREATE TABLE flashcard_drafting (
        account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        deck_id int REFERENCES decks (id) ON DELETE SET NULL
      ) WITH (fillfactor = 70)`);
    await runner.query(
      `CREATE INDEX flashcard_drafting_of_deck ON flashcard_drafting (deck_id) WHERE deck_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE flashcard_generations (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        source text NOT NULL CHECK (source IN ('topic', 'text', 'mistakes')),
        specialty_id smallint NOT NULL DEFAULT 0,
        topic_id int REFERENCES topics (id) ON DELETE SET NULL,
        -- what was pasted; emptied once the writing is over
        pasted text NOT NULL DEFAULT '' CHECK (length(pasted) <= 20000),
        language text NOT NULL CHECK (language IN ('en', 'es')),
        -- how many cards it is to have
        length smallint NOT NULL CHECK (length BETWEEN 1 AND 50),
        state text NOT NULL DEFAULT 'generating' CHECK (state IN ('generating', 'done', 'failed', 'cancelled')),
        failure text CHECK (failure IN ('provider-unreachable', 'provider-refused', 'provider-nonsense', 'too-few-passed', 'nothing-left', 'internal')),
        -- made with the first card
        deck_id int REFERENCES decks (id) ON DELETE SET NULL,
        written smallint NOT NULL DEFAULT 0 CHECK (written BETWEEN 0 AND length),
        -- the ids of its cards are derived from it, so that none is written twice
        card_seed uuid NOT NULL DEFAULT gen_random_uuid(),
        -- what did not pass the gate in this try: the beginnings of the fronts, and why the last one did not
        refused text[] NOT NULL DEFAULT '{}',
        refused_in_a_row smallint NOT NULL DEFAULT 0,
        refusals smallint NOT NULL DEFAULT 0,
        last_refusal text CHECK (length(last_refusal) <= 60),
        queued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        writing_since timestamptz,
        version int NOT NULL DEFAULT 1,
        submission_id uuid,
        created_at timestamptz NOT NULL,
        finished_at timestamptz,
        CHECK ((state = 'failed') = (failure IS NOT NULL)),
        CHECK ((state = 'generating') = (finished_at IS NULL)),
        CHECK (state <> 'done' OR written > 0),
        UNIQUE (account_id, submission_id)
      ) WITH (fillfactor = 70)`);
    await runner.query(
      `CREATE UNIQUE INDEX flashcard_generations_one ON flashcard_generations (account_id) WHERE state = 'generating'`,
    );
    await runner.query(`CREATE INDEX flashcard_generations_lately ON flashcard_generations (account_id, created_at)`);
    await runner.query(
      `CREATE INDEX flashcard_generations_queue ON flashcard_generations (queued_at, id) WHERE state = 'generating'`,
    );
    await runner.query(
      `CREATE INDEX flashcard_generations_of_deck ON flashcard_generations (deck_id) WHERE deck_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE flashcard_generations, flashcard_drafting, flashcard_sources`);
    await runner.query(`ALTER TABLE flashcards DROP COLUMN written_by, DROP COLUMN confirmed_at`);
  }
}
