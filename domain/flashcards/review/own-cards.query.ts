import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { mayReview } from '../policy';
import { flashcardReview } from './contract';
import type { ReviewType } from './kinds';

interface OwnRow {
  bookmarked: number;
  due: number;
  decks: number;
  unfinished_id: number | null;
  quiz_type: ReviewType | null;
  answered: number | null;
  length: number | null;
}

const own = statement<OwnRow, [number, Date]>(
  'flashcards.own-cards',
  `SELECT (SELECT count(*)::int FROM flashcard_bookmarks WHERE account_id = $1::int) AS bookmarked,
          (SELECT count(*)::int FROM flashcard_states known
             JOIN flashcards card ON card.id = known.flashcard_id JOIN decks deck ON deck.id = card.deck_id
            WHERE known.account_id = $1::int AND known.due_at <= $2::timestamptz
              AND card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')}) AS due,
          (SELECT count(*)::int FROM decks WHERE owner_id = $1::int AND deleted_at IS NULL) AS decks,
          quiz.id AS unfinished_id, quiz.quiz_type, quiz.answered, quiz.length
     FROM (SELECT) nothing
     LEFT JOIN LATERAL (SELECT id, quiz_type, answered, length FROM flashcard_quizzes
                         WHERE account_id = $1::int AND finished_at IS NULL ORDER BY id DESC LIMIT 1) quiz ON true`,
);

/** What a person has to do with cards: how many are due and marked, and the review that was begun last and not ended. */
export async function findOwnCards(read: Reader, personId: number) {
  const row = await read.sql.one(own, [personId, read.clock.now()]);
  const { bookmarked, due, decks, unfinished_id, quiz_type, answered, length } = row!;
  return {
    bookmarked,
    due,
    decks,
    unfinished:
      unfinished_id === null
        ? null
        : {
            quizlog_id: unfinished_id,
            quiz_type: quiz_type!,
            answered: answered!,
            length: length!,
            url: href(flashcardReview, { quizlogId: unfinished_id }),
          },
  };
}
