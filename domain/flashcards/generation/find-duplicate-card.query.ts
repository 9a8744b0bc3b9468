import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { CardRefusal } from './card-gate';
import { QUESTIONS } from '~/domain/questions/views';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

/** From here on two fronts of a deck ask the same: siblings such as "the root C5", "the root C6" are alike by up to 0.93. */
const ALIKE_FRONT = 0.95;
/** From here on a card asks what an exam asks. */
const ALIKE_STEM = 0.6;

type Found = 'duplicate-in-deck' | 'duplicate-of-own-card' | 'in-open-exam';

const alike = statement<{ found: Found }, [generation: number, front: string]>(
  'flashcards.alike-card',
  `SELECT found FROM (
     SELECT 'duplicate-in-deck' AS found FROM flashcard_generations generation JOIN flashcards card ON card.deck_id = generation.deck_id
      WHERE generation.id = $1::int AND card.deleted_at IS NULL AND similarity(card.front, $2) >= ${ALIKE_FRONT}
     UNION ALL
     SELECT 'duplicate-of-own-card' FROM flashcard_generations generation JOIN decks deck ON deck.owner_id = generation.account_id AND deck.deleted_at IS NULL
       JOIN flashcards card ON card.deck_id = deck.id
      WHERE generation.id = $1::int AND card.deleted_at IS NULL AND card.front = $2
     UNION ALL
     SELECT 'in-open-exam' FROM flashcard_generations generation JOIN ${QUIZZES} exam ON exam.account_id = generation.account_id AND exam.mode <> 1 AND exam.state = 'running'
       JOIN ${QUIZ_QUESTIONS} open ON open.quiz_id = exam.id JOIN ${QUESTIONS} question ON question.id = open.question_id
      WHERE generation.id = $1::int AND similarity(question.question_text, $2) >= ${ALIKE_STEM}) one
    LIMIT 1`,
);

/**
 * Whether the person has such a card already, or the card answers what an exam of theirs asks that still runs.
 * @param front as it would be stored
 */
export const findDuplicateCard = async (
  read: Pick<Reader, 'sql'>,
  generationId: number,
  front: CleanHtml,
): Promise<Extract<CardRefusal, Found> | null> => (await read.sql.one(alike, [generationId, front]))?.found ?? null;
