import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { FREE_TEXT } from '~/domain/questions/contract';
import { explain } from '~/domain/questions/explain.query';
import { joinEarlier } from '~/domain/questions/question-body';
import { needsOptions } from '../drafting/draft-question';
import type { AnsweredMaterial } from './card-writer';
import { QUESTIONS } from '~/domain/questions/views';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

/** Questions that one request is written from. */
const MATERIAL_MAX = 8;

/**
 * The questions that a person knows the answer of, each in the quiz of the last answer: never one that waits in an exam of theirs
 * that runs. Without those that a card of theirs was made of.
 */
const KNOWN = `
  SELECT DISTINCT ON (question.id) question.id AS question_id, quiz.id AS quizlog_id, placed.revision, placed.counts_as_correct, placed.answered_at, question.topic_id, question.specialty_id
    FROM ${QUIZZES} quiz JOIN ${QUIZ_QUESTIONS} placed ON placed.quiz_id = quiz.id JOIN ${QUESTIONS} question ON question.id = placed.question_id
   WHERE quiz.account_id = $1::int AND placed.state = 'answered' AND (quiz.mode = 1 OR quiz.state = 'finished') AND question.language = $2
     AND NOT EXISTS (SELECT FROM ${QUIZZES} exam JOIN ${QUIZ_QUESTIONS} open ON open.quiz_id = exam.id
                      WHERE exam.account_id = $1::int AND open.question_id = question.id AND exam.mode <> 1 AND exam.state = 'running')
     AND NOT EXISTS (SELECT FROM flashcard_sources source JOIN flashcards card ON card.id = source.flashcard_id JOIN decks deck ON deck.id = card.deck_id
                      WHERE source.account_id = $1::int AND source.source_kind = 'question' AND source.source_id = question.id AND source.source_part = ''
                        AND card.deleted_at IS NULL AND deck.deleted_at IS NULL)
   ORDER BY question.id, placed.answered_at DESC`;

interface Row {
  question_id: number;
  quizlog_id: number;
  revision: number;
  stem: string;
  stem_version: number;
  title: string;
}

const known = statement<
  Row,
  [person: number, language: Language, missedOnly: boolean, specialty: number, topic: number, skipped: number[]]
>(
  'flashcards.known-questions',
  `SELECT known.question_id, known.quizlog_id, known.revision,
          coalesce(earlier.body ->> 'question_text', question.question_text) AS stem,
          CASE WHEN earlier.body IS NULL THEN question.html_version ELSE coalesce((earlier.body ->> 'html_version')::int, 0) END AS stem_version,
          coalesce(first_words(earlier.body ->> 'question_text'), question.first_words) AS title
     FROM (${KNOWN}) known JOIN ${QUESTIONS} question ON question.id = known.question_id ${joinEarlier('known.revision')}
    WHERE (NOT $3::boolean OR NOT known.counts_as_correct) AND ($4::int = 0 OR known.specialty_id = $4::int) AND ($5::int = 0 OR known.topic_id = $5::int)
      AND known.question_id <> ALL ($6::int[])
    ORDER BY known.counts_as_correct, known.answered_at DESC, known.question_id LIMIT ${MATERIAL_MAX}`,
);

/** What a card can be written from, and where it is. */
export type KnownMaterial = AnsweredMaterial & { quizlog_id: number; title: string };

/** Which of the questions that a person has answered a card may be about; 0 is no choice. */
export interface KnownChoice {
  language: Language;
  missedOnly: boolean;
  specialty: number;
  topic: number;
  /** Questions to leave out. */
  skipped: readonly number[];
}

/** The next questions to write cards about, those missed first, then the latest. @param plain HTML as plain text */
export async function knownQuestions(
  read: Pick<Reader, 'sql'>,
  person: Person,
  { language, missedOnly, specialty, topic, skipped }: KnownChoice,
  plain: (html: string) => string,
): Promise<KnownMaterial[]> {
  const rows = await read.sql.all(known, [person.id, language, missedOnly, specialty, topic, [...skipped]]);
  const explained = await explain(read, rows, person);
  return rows.map(({ question_id, quizlog_id, title, stem, stem_version }) => {
    const { answers, question_type, explanation_text } = explained.get(question_id)!;
    const asked = plain(String(SafeHtml.stored(stem, stem_version)));
    const freeText = question_type === FREE_TEXT;
    return {
      question_id,
      quizlog_id,
      title,
      stem: asked,
      keys: answers.filter((answer) => freeText || answer.correct).map((answer) => answer.text),
      options: !freeText && needsOptions(asked, language) ? answers.map((answer) => answer.text) : [],
      explanation: plain(String(explanation_text)),
    };
  });
}

const missed = statement<{ missed: number }, [number, Language]>(
  'flashcards.missed-without-card',
  `SELECT count(*)::int AS missed FROM (${KNOWN}) known WHERE NOT known.counts_as_correct`,
);

/** How many questions a person got wrong last time that no card of theirs was made of. */
export const countMistakes = async (read: Pick<Reader, 'sql'>, personId: number, language: Language): Promise<number> =>
  (await read.sql.one(missed, [personId, language]))!.missed;
