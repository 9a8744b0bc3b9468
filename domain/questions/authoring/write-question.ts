import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { PLACES } from './contract';
import { requireSaveable } from './check-question';
import { takeDraft } from './discard-draft';
import { saveEditorsFields } from '../analysis/editors-fields';
import { mayEditForAll, mayPublishAlone } from '../policy';
import { proposeQuestion } from '../proposals/propose';
import { insertQuestion, type SafeForm, notifyHistory } from './store-question';
import { PERSONAL_QUIZZES } from '~/domain/quizzes/views';

export interface Writing {
  /** Tidied (`tidyForm`) and sanitised. */
  form: SafeForm;
  place: (typeof PLACES)[number];
  /** One's own, which goes when the question is there. */
  draft_id?: number;
  submission_id?: string;
  /** One's own personal quiz, to be put at its end; else the one that the draft was begun for. */
  quiz?: number;
}

const writtenBefore = statement<{ id: number; revision: number; quiz: number | null }, [number, string]>(
  'questions.written-before',
  `SELECT id, revision, (SELECT placed.personal_quiz_id FROM personal_quiz_questions placed JOIN ${PERSONAL_QUIZZES} quiz ON quiz.id = placed.personal_quiz_id
                          WHERE placed.question_id = questions.id AND quiz.account_id = $1 ORDER BY placed.personal_quiz_id LIMIT 1) AS quiz
     FROM questions WHERE author_id = $1 AND submission_id = $2`,
);

/** What a question was made into, and the personal quiz that it was put in. */
export interface Written {
  question_id: number;
  revision: number;
  quiz: number | null;
}

/** Puts a question at the end of one's own personal quiz. The quizzes' command: this room needs none of theirs. */
export type PlaceInQuiz = (
  tx: Transaction,
  personId: number,
  personalQuizId: number,
  questionId: number,
) => Promise<void>;

/**
 * Makes a question. One for the bank is proposed to a second person, unless a moderator wrote it. The same `submission_id` again answers the question that it made; what was sent with it is not looked at.
 * @throws Problem `may-not-publish`, `question-flawed`, `quiz-not-found`, `personal-quiz-full`
 */
export async function writeQuestion(
  tx: Transaction,
  person: Person,
  { form: sent, place, draft_id, submission_id, quiz }: Writing,
  placeInQuiz: PlaceInQuiz,
): Promise<Written> {
  const before = submission_id ? await tx.sql.one(writtenBefore, [person.id, submission_id]) : null;
  if (before) return { question_id: before.id, revision: before.revision, quiz: quiz ?? before.quiz };
  const kept = mayEditForAll(person) ? sent : { ...sent, ...saveEditorsFields(sent, null) };
  // Ids of answers can only be another question's.
  const form: SafeForm = {
    ...kept,
    question_text: sent.question_text,
    explanation_text: sent.explanation_text,
    answers: kept.answers.map(({ answer_id: _, ...answer }) => answer),
  };
  await requireSaveable(tx, person, form, place);
  // What an author writes for everybody is a draft until a second person has published it.
  const proposed = place === 'published' && !mayPublishAlone(person);
  const status = proposed ? 'draft' : place;
  const id = await insertQuestion(tx, form, status, person.id, submission_id ?? null);
  if (id === null) {
    // Sent twice in the same instant: the other has made it meanwhile.
    const other = (await tx.sql.one(writtenBefore, [person.id, submission_id!]))!;
    return { question_id: other.id, revision: other.revision, quiz: quiz ?? other.quiz };
  }
  await notifyHistory(tx, id, person.id, {
    kind: 'log',
    event: status === 'published' ? 'published' : 'written',
    status,
    primary: true,
  });
  if (proposed) await proposeQuestion(tx, person, { questionId: id, form, base: 1 });
  const draft = draft_id === undefined ? null : await takeDraft(tx, person.id, draft_id, null);
  const into = quiz ?? draft?.quiz_id ?? null;
  if (into !== null) await placeInQuiz(tx, person.id, into, id);
  return { question_id: id, revision: 1, quiz: into };
}
