import type { Person } from '~/domain/accounts/person';
import type { Parsed } from '~/domain/kit/contract';
import { invalid } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { dayOf, dayOfDate } from '~/domain/kit/days';
import { saveTimeZone } from '../memory/save-settings';
import { mayReview } from '../policy';
import { noFlashcards } from '../refusals';
import { reviewTypeOf } from '../review/kinds';
import { placeReview, reviewStartedBefore } from '../review/start-review';
import { EXAM_AHEAD_MAX, type examPlan } from './contract';
import { makePlan } from './make-plan';

const save = statement<never, [number, string, string, number, number[], Date]>(
  'flashcards.save-exam',
  `INSERT INTO flashcard_exams (account_id, exam_name, exam_on, minutes, specialties, created_at, changed_at)
   VALUES ($1::int, $2::text, $3::date, $4::smallint, $5::smallint[], $6::timestamptz, $6::timestamptz)
   ON CONFLICT (account_id) DO UPDATE
      SET exam_name = excluded.exam_name, exam_on = excluded.exam_on, minutes = excluded.minutes, specialties = excluded.specialties, changed_at = excluded.changed_at`,
);
const dropDecks = statement<never, [number, number[]]>(
  'flashcards.drop-exam-decks',
  'DELETE FROM flashcard_exam_decks WHERE account_id = $1::int AND NOT deck_id = ANY ($2::int[])',
);
const addDecks = statement<never, [number, number[]]>(
  'flashcards.add-exam-decks',
  `INSERT INTO flashcard_exam_decks (account_id, deck_id)
   SELECT $1::int, deck.id FROM decks deck WHERE deck.id = ANY ($2::int[]) AND ${mayReview('deck', '$1::int')} ORDER BY deck.id
   ON CONFLICT DO NOTHING`,
);
const end = statement<{ ended: boolean }, [number]>(
  'flashcards.end-exam',
  'DELETE FROM flashcard_exams WHERE account_id = $1::int RETURNING true AS ended',
);

/**
 * Names the exam, or changes it. Decks that one may not review are left out.
 * @throws Problem invalid `exam-day`, `exam-empty`
 */
export async function saveExam(
  tx: Transaction,
  person: Person,
  input: Parsed<typeof examPlan.actions.save>,
): Promise<void> {
  const ahead = dayOfDate(input.exam_on) - dayOf(tx.clock.now().getTime(), input.time_zone);
  if (ahead < 0 || ahead > EXAM_AHEAD_MAX)
    throw invalid('exam-day', 'The exam must be today or within the next two years.');
  if (input.decks.length + input.specialties.length === 0)
    throw invalid('exam-empty', 'Choose at least one deck or specialty.');
  await saveTimeZone(tx, person.id, input.time_zone);
  await tx.sql.all(save, [
    person.id,
    input.exam_name,
    input.exam_on,
    input.minutes,
    [...new Set(input.specialties)].toSorted((one, other) => one - other),
    tx.clock.now(),
  ]);
  await tx.sql.all(dropDecks, [person.id, input.decks]);
  await tx.sql.all(addDecks, [person.id, input.decks]);
}

/** Takes the exam away; cards and their log stay. @returns whether there was one */
export const endExam = async (tx: Transaction, person: Person): Promise<boolean> =>
  (await tx.sql.one(end, [person.id])) !== null;

/**
 * Starts a review of what the plan has for today, the most urgent card first. The same `submission_id` again answers the review
 * that it started.
 *
 * @returns its id
 * @throws Problem invalid `no-flashcards` if nothing is left to do
 */
export async function startPlanReview(tx: Transaction, person: Person, submissionId: string | null): Promise<number> {
  const before = submissionId === null ? null : await reviewStartedBefore(tx, person.id, submissionId);
  if (before !== null) return before;
  const plan = await makePlan(tx, person.id);
  const cards = plan?.toDo.map(({ card }) => card.id) ?? [];
  if (cards.length === 0) throw noFlashcards();
  return placeReview(tx, person.id, {
    quizType: reviewTypeOf('plan', false),
    deckId: null,
    length: cards.length,
    submissionId,
    startedAt: tx.clock.now(),
    cards,
  });
}
