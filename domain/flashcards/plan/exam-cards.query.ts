import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { mayReview } from '../policy';
import { reviewTypeOf } from '../review/kinds';
import { PLAN_CARDS_MAX } from './contract';
import { TOPICS } from '~/domain/questions/views';

export interface ExamRow {
  exam_name: string;
  exam_on: string;
  minutes: number;
  specialties: number[];
  decks: number[];
}

const exam = statement<ExamRow, [number]>(
  'flashcards.exam',
  `SELECT exam_name, exam_on::text AS exam_on, minutes, specialties,
          ARRAY(SELECT deck_id FROM flashcard_exam_decks WHERE account_id = $1::int ORDER BY deck_id) AS decks
     FROM flashcard_exams WHERE account_id = $1::int`,
);

/** The exam that somebody has named, or null. */
export const findExam = (read: Pick<Reader, 'sql'>, personId: number): Promise<ExamRow | null> =>
  read.sql.one(exam, [personId]);

export interface ExamCard {
  id: number;
  /** 0 for a card without a topic. */
  specialty_id: number;
  stability: number | null;
  difficulty: number | null;
  last_answered: Date | null;
}

// Of the decks that were chosen and may be reviewed, and of packs, collections and own decks in the specialties.
const cards = statement<ExamCard, [person: number, most: number]>(
  'flashcards.exam-cards',
  `SELECT card.id, coalesce(topic.specialty_id, 0)::smallint AS specialty_id, known.stability, known.difficulty, known.last_answered
     FROM flashcard_exams exam
     JOIN flashcards card ON card.deleted_at IS NULL
     JOIN decks deck ON deck.id = card.deck_id
     LEFT JOIN ${TOPICS} topic ON topic.id = card.topic_id
     LEFT JOIN flashcard_states known ON known.account_id = $1::int AND known.flashcard_id = card.id
    WHERE exam.account_id = $1::int AND ${mayReview('deck', '$1::int')}
      AND NOT EXISTS (SELECT FROM flashcard_marks mark WHERE mark.account_id = $1::int AND mark.flashcard_id = card.id AND mark.suspended)
      AND (card.deck_id IN (SELECT deck_id FROM flashcard_exam_decks WHERE account_id = $1::int)
           OR card.id IN (SELECT held.flashcard_id FROM collected_cards held JOIN flashcard_exam_decks chosen ON chosen.deck_id = held.deck_id
                           WHERE chosen.account_id = $1::int)
           OR card.topic_id IN (SELECT id FROM ${TOPICS} topics WHERE specialty_id = ANY (exam.specialties))
              AND (deck.kind <> 'own' OR deck.owner_id = $1::int))
    ORDER BY card.id LIMIT $2::int`,
);

/** The cards of somebody's exam; one more than PLAN_CARDS_MAX if there are more. */
export const findExamCards = (read: Pick<Reader, 'sql'>, personId: number): Promise<ExamCard[]> =>
  read.sql.all(cards, [personId, PLAN_CARDS_MAX + 1]);

export interface Pace {
  right_ms: number | null;
  wrong_ms: number | null;
  first: number;
  first_right: number;
}

/** Reviews that somebody's pace is taken from. */
const PACE_REVIEWS = 1_000;
/** A longer pause is not learning, in milliseconds. */
const PAUSE = 60_000;

const pace = statement<Pace, [number]>(
  'flashcards.pace',
  `SELECT (avg(least(took_ms, ${PAUSE})) FILTER (WHERE correct))::float8 AS right_ms, (avg(least(took_ms, ${PAUSE})) FILTER (WHERE NOT correct))::float8 AS wrong_ms,
          (count(*) FILTER (WHERE recall IS NULL))::int AS first, (count(*) FILTER (WHERE recall IS NULL AND correct))::int AS first_right
     FROM (SELECT took_ms, correct, recall FROM flashcard_reviews WHERE account_id = $1::int ORDER BY answered_at DESC LIMIT ${PACE_REVIEWS}) recent`,
);

/** How long somebody's answers took, and how often the first one to a card was right. */
export const findPace = async (read: Pick<Reader, 'sql'>, personId: number): Promise<Pace> =>
  (await read.sql.one(pace, [personId]))!;

const PLAN_REVIEW = reviewTypeOf('plan', false);
const done = statement<{ seconds: number; fresh: number; unfinished: number | null }, [number, Date]>(
  'flashcards.plan-done-today',
  `SELECT coalesce((SELECT sum(least(review.took_ms, ${PAUSE})) / 1000 FROM flashcard_reviews review
             JOIN flashcard_quizzes quiz ON quiz.id = review.quiz_id AND quiz.quiz_type = ${PLAN_REVIEW}
            WHERE review.account_id = $1::int AND review.answered_at >= $2::timestamptz), 0)::int AS seconds,
          (SELECT count(DISTINCT review.flashcard_id)::int FROM flashcard_reviews review
             JOIN flashcard_quizzes quiz ON quiz.id = review.quiz_id AND quiz.quiz_type = ${PLAN_REVIEW}
            WHERE review.account_id = $1::int AND review.answered_at >= $2::timestamptz AND review.recall IS NULL) AS fresh,
          (SELECT id FROM flashcard_quizzes
            WHERE account_id = $1::int AND quiz_type = ${PLAN_REVIEW} AND finished_at IS NULL AND created_at >= $2::timestamptz ORDER BY id DESC LIMIT 1) AS unfinished`,
);

/** Seconds of the plan's reviews since an instant, the cards that were new in them, and the one of them that was begun last and not ended. */
export const planDoneSince = async (read: Pick<Reader, 'sql'>, personId: number, since: Date) =>
  (await read.sql.one(done, [personId, since]))!;
