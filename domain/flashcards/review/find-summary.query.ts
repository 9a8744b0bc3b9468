import type { SentPageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { cardsOfReview } from '../cards.query';
import { type flashcardSummary, SUMMARY_PAGE } from './contract';
import { requireReview } from './find-review.query';

type Answers = 'all' | 'correct' | 'incorrect';

const FITS = `placed.quiz_id = $2::int AND placed.answered > 0
  AND ($3::text = 'all' OR placed.last_correct = ($3 = 'correct'))`;

const page = statement<
  { id: number; answer_correct: boolean; leitner_bin: number },
  [person: number, quiz: number, answers: Answers, offset: number]
>(
  'flashcards.summary-page',
  `SELECT placed.flashcard_id AS id, coalesce(placed.last_correct, false) AS answer_correct, coalesce(known.leitner_bin, 0)::smallint AS leitner_bin
     FROM flashcard_quiz_cards placed
     LEFT JOIN flashcard_states known ON known.account_id = $1::int AND known.flashcard_id = placed.flashcard_id
    WHERE ${FITS} ORDER BY placed.last_correct, placed.position LIMIT ${SUMMARY_PAGE} OFFSET $4::int`,
);

const counted = statement<{ count: number }, [person: number, quiz: number, answers: Answers]>(
  'flashcards.summary-count',
  `SELECT count(*)::int AS count FROM flashcard_quiz_cards placed WHERE ${FITS} AND $1::int IS NOT NULL`,
);

/**
 * The answered cards of one's own review, the wrong ones first; SUMMARY_PAGE on a page (spec 2 §2, §9).
 * @throws Problem not-found `review-not-found`
 */
export async function findFlashcardSummary(
  read: Reader,
  personId: number,
  quizId: number,
  query: { page: number; answers: Answers },
): Promise<SentPageData<typeof flashcardSummary>> {
  const { quiz_type, answered, correct, finished } = await requireReview(read, personId, quizId);
  const [rows, total] = await Promise.all([
    read.sql.all(page, [personId, quizId, query.answers, (query.page - 1) * SUMMARY_PAGE]),
    read.sql.one(counted, [personId, quizId, query.answers]),
  ]);
  const cards = await cardsOfReview(
    read,
    personId,
    quizId,
    rows.map(({ id }) => id),
  );
  const answers = new Map(rows.map((row) => [row.id, row]));
  return {
    quiz_type,
    answered,
    correct,
    finished,
    items: cards.map((card) => {
      const { answer_correct, leitner_bin } = answers.get(card.id)!;
      return { ...card, answer_correct, leitner_bin };
    }),
    page: query.page,
    pages: Math.max(1, Math.ceil(total!.count / SUMMARY_PAGE)),
    count: total!.count,
  };
}
