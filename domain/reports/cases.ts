import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { ReportedThing } from './contract';
import { reportsChanged } from './events';

const open = statement<{ id: number }, [ReportedThing, number]>(
  'reports.open-case',
  `INSERT INTO moderation_cases (kind, entity_id) VALUES ($1, $2::int)
   ON CONFLICT (kind, entity_id) DO UPDATE SET entity_id = excluded.entity_id RETURNING id`,
);
const grow = statement<never, [number]>(
  'reports.grow-case',
  'UPDATE moderation_cases SET version = version + 1 WHERE id = $1::int',
);
const growQueue = statement<never, []>('reports.grow-queue', 'UPDATE moderation_queue SET version = version + 1');

/** The case of a thing: a report, an appeal or a sanction opens it, and a thing has one. Its row is locked. */
export const openCase = async (tx: Transaction, kind: ReportedThing, entityId: number): Promise<number> =>
  (await tx.sql.one(open, [kind, entityId]))!.id;

const save = statement<never, [number, string, string, Date | null]>(
  'reports.save-case',
  'UPDATE moderation_cases SET standing = $2, held = $3::jsonb, asked_at = $4::timestamptz WHERE id = $1::int',
);
/** How a case stands, as the room of moderation decides. */
export const saveCase = async (
  tx: Transaction,
  caseId: number,
  { standing, held, asked }: { standing: string; held: object; asked: Date | null },
): Promise<void> => void (await tx.sql.all(save, [caseId, standing, JSON.stringify(held), asked]));

/** The list of what waits for moderators has another version. */
export const countQueue = async (tx: Transaction): Promise<void> => void (await tx.sql.all(growQueue, []));

/** A case, and with it the list, has another version. The case comes first, so that nobody waits in a circle. */
export async function countCase(tx: Transaction, caseId: number): Promise<void> {
  await tx.sql.all(grow, [caseId]);
  await countQueue(tx);
}

/** Reports of a case came, went or weigh now. */
export async function reportsOfCaseChanged(tx: Transaction, caseId: number): Promise<void> {
  await countCase(tx, caseId);
  tx.announce(reportsChanged, { case_id: caseId });
}

/** The same for several, in the order of their ids, so that nobody waits in a circle. */
export async function reportsOfCasesChanged(
  tx: Transaction,
  rows: readonly { case_id: number | null }[],
): Promise<void> {
  const ids = [...new Set(rows.flatMap(({ case_id }) => case_id ?? []))].sort((one, other) => one - other);
  for (const id of ids) await reportsOfCaseChanged(tx, id);
}
