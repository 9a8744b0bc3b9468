import { openCase } from '~/domain/reports/cases';
import { reportedThing, type ReportKind } from '~/domain/reports/contract';
import type { Deps } from '~/infra/process/deps';
import { aPerson } from './accounts';

/** An open report of a thing, which need not exist, by a new person unless one is named. */
export async function aReport(
  world: { deps: Deps },
  kind: ReportKind,
  entityId: number,
  { text = 'It is out of date.', reporter }: { text?: string; reporter?: { id: number } } = {},
): Promise<{ id: number; reporter: { id: number } }> {
  const by = reporter ?? (await aPerson(world, { first_name: 'Rita', last_name: 'Moss' }));
  const caseId = await world.deps.inTransaction((tx) => openCase(tx, reportedThing(kind), entityId));
  const [row] = await world.deps.dataSource.query<{ id: number }[]>(
    'INSERT INTO reports (kind, entity_id, account_id, reason, text, created_at, case_id) VALUES ($1, $2, $3, 2, $4, $5, $6) RETURNING id',
    [kind, entityId, by.id, text, world.deps.clock.now(), caseId],
  );
  return { id: row!.id, reporter: by };
}
