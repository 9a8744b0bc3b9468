import type { Person } from '~/domain/accounts/person';
import type { Parsed } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { lockPersonalQuiz } from './lock-quiz';
import type { personalQuizEditor } from './contract';
import { quizChanged } from './refusals';

const save = statement<never, [id: number, string, string, string, string[], boolean, number, Date]>(
  'quizzes.save-personal',
  `UPDATE personal_quizzes SET title = $2, icon = $3, colour = $4, category = $5, shared = $6, version = $7, changed_at = $8 WHERE id = $1`,
);

/**
 * Saves title, tags, icon, colour and sharing of the person's own quiz (spec 1 §5). Absent fields stay. A save that changes
 * nothing is accepted with any version: sent twice, it is saved once.
 * @throws Problem `quiz-not-found`; conflict `quiz-changed` when it was saved since `version`: nothing is changed then
 */
export async function savePersonalQuiz(
  tx: Transaction,
  person: Person,
  quizId: number,
  { version, ...input }: Parsed<typeof personalQuizEditor.actions.submit>,
): Promise<void> {
  const quiz = await lockPersonalQuiz(tx, person.id, quizId);
  const { title, icon, colour, category, shared } = quiz;
  const before = { title, icon, colour, category, shared };
  const after = {
    title: input.title,
    icon: input.icon ?? icon,
    colour: input.colour ?? colour,
    category: input.category ?? category,
    shared: input.shared ?? shared,
  };
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (version !== undefined && quiz.version !== version) throw quizChanged();
  await tx.sql.all(save, [
    quizId,
    after.title,
    after.icon,
    after.colour,
    after.category,
    after.shared,
    quiz.version + 1,
    tx.clock.now(),
  ]);
}
