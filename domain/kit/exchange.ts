/** Files that people send to be imported: kept in pieces until they are read, so many a day, and one of a person at a time. */
import type { z } from 'zod';
import type { id, Job } from './contract';
import type { Problem } from './errors';
import type { Person } from './person';
import { statement } from './statement';
import type { Reader, Transaction } from './transaction';

const DAY_MS = 24 * 60 * 60 * 1_000;

type ImportJob = Job<string, z.ZodObject<{ import_id: ReturnType<typeof id> }>>;

interface ImportFiles {
  /** The room, for the names of the statements. */
  room: string;
  /** The imports of the room: with the account, a `submission_id` and `created_at`. */
  table: string;
  piecesTable: string;
  /** Files of one person within 24 hours. */
  aDay: number;
  /** How long a file is kept, in milliseconds. */
  keptMs: number;
  readJob: ImportJob;
  forgetJob: ImportJob;
  missing: () => Problem;
  running: () => Problem;
  /** @param retryAfter in seconds */
  usedUp: (retryAfter: number) => Problem;
}

/** The name of a file without its folders, and without characters that a list cannot show. */
export const fileNameOf = (name: string, otherwise: string): string =>
  name
    .replace(/^.*[\\/]/s, '')
    .slice(-200)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim() || otherwise;

/** The files of the imports of a room. */
export function importFiles({ room, table, piecesTable, ...of }: ImportFiles) {
  const requested = statement<{ id: number }, [number, string]>(
    `${room}.import-requested`,
    `SELECT id FROM ${table} WHERE account_id = $1::int AND submission_id = $2::uuid`,
  );
  const lately = statement<{ number: number; oldest: Date | null }, [number, Date]>(
    `${room}.imports-lately`,
    `SELECT count(*)::int AS number, min(created_at) AS oldest FROM ${table} WHERE account_id = $1::int AND created_at > $2::timestamptz`,
  );
  const owned = statement<{ id: number }, [number, number]>(
    `${room}.owns-import`,
    `SELECT id FROM ${table} WHERE id = $1::int AND account_id = $2::int`,
  );
  const insertPiece = statement<never, [number, number, Uint8Array]>(
    `${room}.insert-import-piece`,
    `INSERT INTO ${piecesTable} (import_id, position, bytes) VALUES ($1::int, $2::int, $3::bytea)`,
  );
  const onePiece = statement<{ bytes: Uint8Array }, [number, number]>(
    `${room}.import-piece`,
    `SELECT bytes FROM ${piecesTable} WHERE import_id = $1::int AND position = $2::int`,
  );
  const deletePieces = statement<never, [number]>(
    `${room}.drop-import-pieces`,
    `DELETE FROM ${piecesTable} WHERE import_id = $1::int`,
  );

  async function requireLeft(tx: Transaction, person: Person): Promise<void> {
    const now = tx.clock.now().getTime();
    const { number, oldest } = (await tx.sql.one(lately, [person.id, new Date(now - DAY_MS)]))!;
    if (number >= of.aDay) throw of.usedUp(Math.ceil((oldest!.getTime() + DAY_MS - now) / 1_000));
  }

  return {
    /**
     * Keeps a file and has it read. Sent twice with the same `submissionId`, it is kept once.
     * @param insert the row of the import; null if another file of the person is being imported
     * @param pieces where they come from must be at hand, for the transaction waits for them
     * @throws Problem the refusals of the room
     */
    async request(
      tx: Transaction,
      person: Person,
      submissionId: string | undefined,
      pieces: AsyncIterable<Uint8Array>,
      insert: () => Promise<{ id: number } | null>,
    ): Promise<{ id: number }> {
      const before = () => (submissionId === undefined ? null : tx.sql.one(requested, [person.id, submissionId]));
      const known = await before();
      if (known) return known;
      await requireLeft(tx, person);
      const made = await insert();
      if (!made) {
        // Sent twice in the same instant, or another file is being imported.
        const other = await before();
        if (other) return other;
        throw of.running();
      }
      let position = 0;
      for await (const piece of pieces) {
        if (piece.length === 0) continue;
        await tx.sql.all(insertPiece, [made.id, position, piece]);
        position += 1;
      }
      if (position === 0) throw of.missing();
      tx.enqueue(of.readJob, { import_id: made.id });
      tx.enqueue(of.forgetJob, { import_id: made.id }, { delay: of.keptMs });
      return made;
    },
    isOwn: async (read: Reader, personId: number, importId: number): Promise<boolean> =>
      (await read.sql.one(owned, [importId, personId])) !== null,
    /** The file of an import, a piece at a time. */
    async *piecesOf(read: Reader, importId: number): AsyncGenerator<Uint8Array> {
      for (let position = 0; ; position += 1) {
        const row = await read.sql.one(onePiece, [importId, position]);
        if (!row) return;
        yield row.bytes;
      }
    },
    drop: (tx: Transaction, importId: number): Promise<never[]> => tx.sql.all(deletePieces, [importId]),
  };
}
