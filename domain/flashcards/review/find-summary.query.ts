import type { SentPageData } from '~/domain/kit/contract';
import { pageInfo } from '~/domain/kit/list';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { cardsOfReview } from '../cards.query';
import { mayFinish } from '../policy';
import { type flashcardSummary, type SUMMARY_FILTERS, SUMMARY_PAGE } from './contract';
import { requireReview } from './find-review.query';
import { BINS } from '~/domain/kit/leitner';

interface Asked {
  page: number;
  answers: (typeof SUMMARY_FILTERS)[number];
  bin?: number | undefined;
  bookmarked: boolean;
}
type Values = [person: number, quiz: number, answers: Asked['answers'], bin: number | null, bookmarked: boolean];

const PLACED = `FROM flashcard_quiz_cards placed
     JOIN flashcards card ON card.id = placed.flashcard_id
     JOIN decks deck ON deck.id = card.deck_id`;
const ANSWERED = `${PLACED}
     LEFT JOIN flashcard_states known ON known.account_id = $1::int AND known.flashcard_id = placed.flashcard_id
    WHERE placed.quiz_id = $2::int AND placed.answered > 0`;
const BIN = 'coalesce(known.leitner_bin, 0)::smallint';
const VISIBLE = mayFinish('card', 'deck', '$1::int');
const FITS = `${VISIBLE} AND ($3::text = 'all' OR placed.last_correct = ($3 = 'correct')) AND ($4::int IS NULL OR ${BIN} = $4)
  AND (NOT $5::boolean OR EXISTS (SELECT FROM flashcard_bookmarks mark WHERE mark.account_id = $1::int AND mark.flashcard_id = placed.flashcard_id))`;

const page = statement<{ id: number; answer_correct: boolean; leitner_bin: number }, [...Values, offset: number]>(
  'flashcards.summary-page',
  `SELECT placed.flashcard_id AS id, coalesce(placed.last_correct, false) AS answer_correct, ${BIN} AS leitner_bin
     ${ANSWERED} AND ${FITS} ORDER BY placed.last_correct, placed.position LIMIT ${SUMMARY_PAGE} OFFSET $6::int`,
);

const counted = statement<{ count: number; wrong: number; withheld: number; bins: number[] }, Values>(
  'flashcards.summary-count',
  `SELECT count(*) FILTER (WHERE ${FITS})::int AS count, count(*) FILTER (WHERE NOT placed.last_correct AND ${VISIBLE})::int AS wrong,
          (SELECT count(*)::int ${PLACED} WHERE placed.quiz_id = $2::int AND NOT (${VISIBLE})) AS withheld,
          ARRAY[${BINS.map((bin) => `count(*) FILTER (WHERE ${BIN} = ${bin} AND ${VISIBLE})`).join(', ')}]::int[] AS bins
     ${ANSWERED}`,
);

/**
 * The answered cards of one's own review, the wrong ones first; SUMMARY_PAGE on a page (spec 2 §2, §9).
 * @throws Problem not-found `review-not-found`
 */
export async function findFlashcardSummary(
  read: Reader,
  personId: number,
  quizId: number,
  query: Asked,
): Promise<SentPageData<typeof flashcardSummary>> {
  const { quiz_type, answered, correct, finished } = await requireReview(read, personId, quizId);
  const asked: Values = [personId, quizId, query.answers, query.bin ?? null, query.bookmarked];
  const [rows, total] = await Promise.all([
    read.sql.all(page, [...asked, (query.page - 1) * SUMMARY_PAGE]),
    read.sql.one(counted, asked),
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
    withheld: total!.withheld,
    wrong: total!.wrong,
    bins: total!.bins,
    items: cards.map((card) => {
      const { answer_correct, leitner_bin } = answers.get(card.id)!;
      return { ...card, answer_correct, leitner_bin };
    }),
    ...pageInfo(query.page, SUMMARY_PAGE, total!.count),
  };
}
