import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import type { Parsed } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { NO_PACK, openPacks, practisable } from '~/domain/questions/practisable';
import { EXAM, LEITNER } from '../contract';
import { openRunningQuiz } from '../open-quiz';
import { noQuestions } from '../refusals';
import { startedBefore } from '../started-before.query';
import type { packsPage, PractisedPack } from './contract';
import { QUESTIONS, QUESTION_STATES } from '~/domain/questions/views';
import { stillWrong } from '~/domain/questions/wrong-questions';

type Input = Parsed<typeof packsPage.actions.submit>;
type Values = [
  person: number,
  open: readonly string[],
  preference: string,
  choiceOnly: boolean,
  leitner: boolean,
  start: number,
  limit: number,
  pack: string,
  language: Language,
];

/** By Leitner, questions of the last bin are not asked, and the lower bins come first. */
const draw = (name: string, filed: (question: string) => string) =>
  statement<{ id: number }, Values>(
    `quizzes.draw-of-${name}`,
    `SELECT question.id FROM ${QUESTIONS} question
       LEFT JOIN ${QUESTION_STATES} known ON known.account_id = $1::int AND known.question_id = question.id
      WHERE question.status = 'published' AND question.deleted_at IS NULL AND ${filed('question')} AND ${practisable('question', '$2')}
        AND (question.language = $9 OR NOT EXISTS (
          SELECT FROM ${QUESTIONS} own WHERE own.status = 'published' AND own.deleted_at IS NULL AND ${filed('own')} AND own.language = $9))
        AND (NOT $4::boolean OR question.question_type = 1)
        AND ($3 = 'all' OR ($3 = 'new' AND known.question_id IS NULL) OR ($3 = 'incorrect' AND ${stillWrong()}))
        AND (NOT $5::boolean OR coalesce(known.leitner_bin, 0) < 4)
      ORDER BY CASE WHEN $5::boolean THEN coalesce(known.leitner_bin, 0) END, question.shuffle < $6::float8, question.shuffle LIMIT $7::int`,
  );
const fromPack = draw('pack', (question) => `${question}.packs <> '{}' AND ${question}.packs @> ARRAY[$8::text]`);
const fromRest = draw('premium', (question) => `${question}.premium AND ${question}.packs = '{}' AND $8::text <> ''`);

const statementOf = (pack: PractisedPack) => (pack === NO_PACK ? fromRest : fromPack);

/**
 * Starts a quiz of one pack: all of it for who may practise its premium questions, its free sample for others, in their language if the pack has it. Shorter if fewer
 * fit than were asked for. The same `submission_id` again answers the quiz that it started.
 * @returns the quiz's id
 * @throws Problem invalid `no-questions`
 */
export async function startPackQuiz(
  tx: Transaction,
  person: Person,
  { pack, preferences, number_of_questions, mode, submission_id }: Input,
  random: () => number = Math.random,
): Promise<number> {
  const exam = mode === EXAM;
  const earlier = await startedBefore(tx, person.id, submission_id);
  if (earlier) return earlier.id;
  const values: Values = [
    person.id,
    openPacks(person),
    preferences,
    exam,
    mode === LEITNER,
    random(),
    number_of_questions,
    pack,
    person.language,
  ];
  const drawn = (await tx.sql.all(statementOf(pack), values)).map(({ id }) => id);
  if (drawn.length === 0) throw noQuestions();
  return openRunningQuiz(tx, person, { kind: 'bank', mode, submission_id: submission_id ?? null }, drawn);
}
