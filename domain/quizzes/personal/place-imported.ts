import { href } from '~/domain/kit/contract';
import { LOOK_COLOURS, LOOK_ICONS } from '~/domain/kit/looks';
import { statement } from '~/domain/kit/statement';
import { planQuizzes } from '~/domain/questions/exchange/plan-quizzes';
import type { PlaceImported } from '~/domain/questions/exchange/run-import';
import { personalQuizEditor, personalQuizzes } from './contract';

const ICON = LOOK_ICONS[0];
const COLOUR = LOOK_COLOURS[7];

const lock = statement<{ id: number }, [number, number]>(
  'quizzes.lock-for-import',
  'SELECT id FROM personal_quizzes WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL FOR NO KEY UPDATE',
);
// A statement of its own, for it must see what was committed while the lock was waited for.
const count = statement<{ held: number; next: number }, [number]>(
  'quizzes.count-for-import',
  'SELECT count(*)::int AS held, (coalesce(max(position), -1) + 1)::int AS next FROM personal_quiz_questions WHERE personal_quiz_id = $1',
);
const make = statement<{ id: number }, [number, string, string, string, Date]>(
  'quizzes.make-for-import',
  'INSERT INTO personal_quizzes (account_id, title, icon, colour, created_at, changed_at) VALUES ($1, $2, $3, $4, $5, $5) RETURNING id',
);
const change = statement<never, [number, Date]>(
  'quizzes.changed-by-import',
  'UPDATE personal_quizzes SET version = version + 1, changed_at = $2 WHERE id = $1',
);
const put = statement<never, [quiz: number, questions: readonly number[], from: number]>(
  'quizzes.place-imported',
  `INSERT INTO personal_quiz_questions (personal_quiz_id, question_id, position)
   SELECT $1, id, $3::int + place - 1 FROM unnest($2::int[]) WITH ORDINALITY AS one (id, place)`,
);

/** Into the quiz that the person chose if it is still theirs and has room, and into new ones. */
export const placeImported: PlaceImported = async (tx, { account_id, personal_quiz_id, title }, questionIds) => {
  const now = tx.clock.now();
  const chosen =
    personal_quiz_id !== null && (await tx.sql.one(lock, [personal_quiz_id, account_id]))
      ? await tx.sql.one(count, [personal_quiz_id])
      : null;
  const ids: number[] = [];
  let from = 0;
  for (const quiz of planQuizzes(questionIds.length, title, chosen?.held ?? null)) {
    const id = quiz.existing
      ? personal_quiz_id!
      : (await tx.sql.one(make, [account_id, quiz.title, ICON, COLOUR, now]))!.id;
    await tx.sql.all(put, [id, questionIds.slice(from, from + quiz.questions), quiz.existing ? chosen!.next : 0]);
    if (quiz.existing) await tx.sql.all(change, [id, now]);
    from += quiz.questions;
    ids.push(id);
  }
  return ids.length === 1 ? href(personalQuizEditor, { quizId: ids[0]! }) : href(personalQuizzes);
};
