import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { mayNotPublish } from '../authoring/refusals';
import { importProgress, type ImportSnapshot, importJob } from './contract';
import { importNotFound, importNotReady, importRunning, importTaking, nothingToImport } from './import-refusals';
import { notifyWaiting } from '../import-work';
import { mayPublish } from '../policy';
import { dropRead } from './read-import';

interface Locked {
  state: ImportSnapshot['state'];
  destination: 'bank' | 'quiz';
  accepted: number;
}
const lock = statement<Locked, [number, number]>(
  'questions.lock-import',
  'SELECT state, destination, accepted FROM question_imports WHERE id = $1 AND account_id = $2 FOR NO KEY UPDATE',
);
const take = statement<{ id: number }, [number, Date]>(
  'questions.begin-taking',
  `UPDATE question_imports SET state = 'taking', done = 0, total = accepted, waiting_since = $2, worked_at = NULL, version = version + 1 WHERE id = $1 RETURNING id`,
);
const running = statement<{ id: number }, [number, number]>(
  'questions.import-running',
  `SELECT id FROM question_imports WHERE account_id = $1 AND id <> $2 AND state IN ('reading', 'taking')`,
);
const cancel = statement<{ id: number }, [number]>(
  'questions.cancel-import',
  `UPDATE question_imports SET state = 'cancelled', failure = NULL, version = version + 1 WHERE id = $1 RETURNING id`,
);

/**
 * Has every question taken that can be. Confirmed twice, it is taken once.
 * @throws Problem not-found `import-not-found`; conflict `import-not-ready`, `nothing-to-import`, `import-running`; `may-not-publish` for who is no author any more
 */
export async function confirmImport(tx: Transaction, person: Person, importId: number): Promise<void> {
  const found = await tx.sql.one(lock, [importId, person.id]);
  if (!found) throw importNotFound();
  if (found.state === 'taking' || found.state === 'done') return;
  if (found.state !== 'ready') throw importNotReady();
  if (found.destination === 'bank' && !mayPublish(person)) throw mayNotPublish();
  if (found.accepted === 0) throw nothingToImport();
  if (await tx.sql.one(running, [person.id, importId])) throw importRunning();
  await tx.sql.all(take, [importId, tx.clock.now()]);
  tx.enqueue(importJob, { import_id: importId });
  tx.publish(importProgress, importId);
}

/**
 * Throws a file away that nobody has confirmed; one that is over stays as it is.
 * @throws Problem not-found `import-not-found`; conflict `import-taking`
 */
export async function cancelImport(tx: Transaction, person: Person, importId: number): Promise<void> {
  const found = await tx.sql.one(lock, [importId, person.id]);
  if (!found) throw importNotFound();
  if (found.state === 'taking') throw importTaking();
  if (!['reading', 'ready', 'failed'].includes(found.state)) return;
  await tx.sql.all(cancel, [importId]);
  await dropRead(tx, importId);
  tx.publish(importProgress, importId);
  if (found.state === 'reading') await notifyWaiting(tx, 'reading');
}
