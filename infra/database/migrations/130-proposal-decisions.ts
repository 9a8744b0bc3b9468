import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'question', 'flashcard', 'text'`;

/** Every decision on what authors propose, and who reads a proposal. */
export class ProposalDecisions1763700000130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // entity_id: of a proposed question or text the proposal, of a flashcard the card. version counts what its readers are told of.
    await runner.query(`
      CREATE TABLE moderated_proposals (
        kind text NOT NULL CHECK (kind IN (${KINDS})),
        entity_id int NOT NULL,
        version int NOT NULL DEFAULT 1 CHECK (version > 0),
        PRIMARY KEY (kind, entity_id)
      )`);
    // revision: what the question, card or section had after a publication. An 'undo' undoes the decision before it.
    await runner.query(`
      CREATE TABLE proposal_decisions (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL,
        entity_id int NOT NULL,
        act text NOT NULL CHECK (act IN ('publish', 'send_back', 'undo')),
        account_id int REFERENCES accounts (id) ON DELETE SET NULL,
        reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 2000),
        revision int,
        took_seconds int CHECK (took_seconds >= 0),
        reading_seconds int CHECK (reading_seconds > took_seconds),
        created_at timestamptz NOT NULL,
        undone_at timestamptz,
        CHECK ((took_seconds IS NULL) = (reading_seconds IS NULL)),
        FOREIGN KEY (kind, entity_id) REFERENCES moderated_proposals (kind, entity_id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX proposal_decisions_of ON proposal_decisions (kind, entity_id, id)`);
    await runner.query(
      `CREATE INDEX proposal_decisions_of_account ON proposal_decisions (account_id) WHERE account_id IS NOT NULL`,
    );
    // since: null for who has closed it again. opened_at: null once they have decided.
    await runner.query(`
      CREATE TABLE proposal_readers (
        kind text NOT NULL,
        entity_id int NOT NULL,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        since timestamptz,
        opened_at timestamptz,
        PRIMARY KEY (kind, entity_id, account_id),
        FOREIGN KEY (kind, entity_id) REFERENCES moderated_proposals (kind, entity_id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX proposal_readers_of_account ON proposal_readers (account_id)`);
    await runner.query(
      `CREATE INDEX proposal_readers_here ON proposal_readers (kind, entity_id) WHERE since IS NOT NULL`,
    );
    // What was decided last on each until now; earlier decisions were not kept. They name no revision, so they stay.
    for (const [kind, id, table] of [
      ['question', 'id', 'question_proposals'],
      ['flashcard', 'card_id', 'card_proposals'],
      ['text', 'id', 'notebook_proposals'],
    ]) {
      const decided = `FROM ${table} WHERE state IN ('published', 'returned') AND decided_at IS NOT NULL`;
      await runner.query(`INSERT INTO moderated_proposals (kind, entity_id) SELECT '${kind}', ${id} ${decided}`);
      await runner.query(`
        INSERT INTO proposal_decisions (kind, entity_id, act, account_id, reason, created_at)
        SELECT '${kind}', ${id}, CASE state WHEN 'published' THEN 'publish' ELSE 'send_back' END, decided_by, left(reason, 2000), decided_at
          ${decided} ORDER BY decided_at, ${id}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['proposal_readers', 'proposal_decisions', 'moderated_proposals'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
