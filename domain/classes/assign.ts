import { notify } from '../accounts/notify';
import { href } from '../kit/contract';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { classChanged, lockAsTutor } from './class-row';
import { ASSIGNMENTS_MAX, classPage, type WorkKind } from './contract';
import { tooMuchWork, workNotFound } from './refusals';
import { PERSONAL_QUIZZES } from '~/domain/quizzes/views';
import { DECKS } from '~/domain/flashcards/views';
import { STATIONS } from '~/domain/stations/views';

interface Thing {
  id: number;
  title: string;
}
const ownQuiz = statement<Thing, [number, number]>(
  'classes.quiz-to-assign',
  `SELECT id, title FROM ${PERSONAL_QUIZZES} quiz WHERE id = $1 AND account_id = $2 AND shared AND deleted_at IS NULL`,
);
const ownDeck = statement<Thing, [number, number]>(
  'classes.deck-to-assign',
  `SELECT id, deck_name AS title FROM ${DECKS} deck WHERE id = $1 AND owner_id = $2 AND deck_shared AND deleted_at IS NULL`,
);
const station = statement<Thing, [string]>(
  'classes.station-to-assign',
  `SELECT id, name AS title FROM ${STATIONS} station WHERE slug = $1 AND published_at IS NOT NULL AND deleted_at IS NULL`,
);
const again = statement<{ id: number; moved: boolean }, [number, WorkKind, number, string]>(
  'classes.assign-again',
  `UPDATE class_assignments a SET due_on = $4::text::date FROM class_assignments before
    WHERE a.class_id = $1 AND a.kind = $2 AND CASE a.kind WHEN 'quiz' THEN a.personal_quiz_id WHEN 'deck' THEN a.deck_id ELSE a.station_id END = $3
      AND before.id = a.id RETURNING a.id, before.due_on <> a.due_on AS moved`,
);
const count = statement<{ count: number }, [number]>(
  'classes.count-work',
  'SELECT count(*)::int AS count FROM class_assignments WHERE class_id = $1',
);
const add = statement<never, [number, WorkKind, string, number, string, Date]>(
  'classes.assign',
  `INSERT INTO class_assignments (class_id, kind, title, personal_quiz_id, station_id, deck_id, due_on, created_at)
   SELECT $1::int, $2::text, $3::text, CASE WHEN $2::text = 'quiz' THEN $4::int END, CASE WHEN $2::text = 'station' THEN $4::int END, CASE WHEN $2::text = 'deck' THEN $4::int END, $5::text::date, $6::timestamptz`,
);
const members = statement<{ account_id: number }, [number]>(
  'classes.members-to-notify',
  'SELECT account_id FROM class_members WHERE class_id = $1 ORDER BY account_id',
);

export interface Work {
  kind: WorkKind;
  work_id?: number;
  station: string;
  /** A day, as `2026-11-30`. */
  due_on: string;
}

async function thingOf(tx: Transaction, person: { id: number }, { kind, work_id = 0, station: slug }: Work) {
  if (kind === 'station') return tx.sql.one(station, [slug]);
  return tx.sql.one(kind === 'quiz' ? ownQuiz : ownDeck, [work_id, person.id]);
}

async function notifyMembers(
  tx: Transaction,
  classId: number,
  kind: 'class-work' | 'class-work-moved',
  values: { name: string; title: string },
): Promise<void> {
  const url = href(classPage, { class_id: classId });
  for (const { account_id } of await tx.sql.all(members, [classId]))
    await notify(tx, { account_id, kind, values, url });
}

/** Assigns work to a class and tells everyone in it; assigned again, its date is changed, and they are told of another one. @throws Problem `work-not-found`, `too-much-work`, and those of `lockAsTutor` */
export async function assignWork(tx: Transaction, person: { id: number }, classId: number, work: Work): Promise<void> {
  const { name } = await lockAsTutor(tx, person, classId);
  const thing = await thingOf(tx, person, work);
  if (!thing) throw workNotFound();
  const values = { name, title: thing.title };
  const known = await tx.sql.one(again, [classId, work.kind, thing.id, work.due_on]);
  if (known?.moved) await notifyMembers(tx, classId, 'class-work-moved', values);
  if (!known) {
    if ((await tx.sql.one(count, [classId]))!.count >= ASSIGNMENTS_MAX) throw tooMuchWork();
    await tx.sql.all(add, [classId, work.kind, thing.title, thing.id, work.due_on, tx.clock.now()]);
    await notifyMembers(tx, classId, 'class-work', values);
  }
  await classChanged(tx, classId);
}

const remove = statement<never, [number, number]>(
  'classes.unassign',
  'DELETE FROM class_assignments WHERE class_id = $1 AND id = $2',
);
/** Takes work back. Twice is once. @throws those of `lockAsTutor` */
export async function unassignWork(
  tx: Transaction,
  person: { id: number },
  classId: number,
  assignmentId: number,
): Promise<void> {
  await lockAsTutor(tx, person, classId);
  await tx.sql.all(remove, [classId, assignmentId]);
  await classChanged(tx, classId);
}
