import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import type { Filling } from '../testing/product';
import { FIRST_PERSON, FIRST_TOPIC, PEOPLE, PEOPLE_AND_TOPICS, TOPICS } from './bank';
import { filling } from './side';

/** Packs of this many cards, and the log of people who have reviewed them for a while. */
export const CARDS = 100_000;
const DECK_CARDS = 500;
const DECKS = CARDS / DECK_CARDS;
/** Reviews of one card by one person. */
const REVIEWS_EACH = 4;
/** Cards in the review that everybody has open. */
const POOL = 100;

const FIRST_DECK = 1_000_000;
const FIRST_CARD = 10_000_000;
const FIRST_REVIEW = 1_000_000;
/** Prime to the number of cards, so that nobody meets a card twice. */
const STRIDE = 7_919;

export const deckOf = (nth: number): number => FIRST_DECK + (nth % DECKS);
export const topicOf = (nth: number): number => FIRST_TOPIC + (nth % TOPICS);
/** The review that a person has open, and a card of it. */
export const reviewOf = (person: number): number => FIRST_REVIEW + person - FIRST_PERSON;
export const reviewedCardOf = (person: number, nth: number): number =>
  FIRST_CARD + ((person - FIRST_PERSON) % DECKS) * DECK_CARDS + (nth % POOL);

const fills = (reviews: number): string[] => {
  const states = Math.floor(reviews / REVIEWS_EACH / PEOPLE);
  return [
    ...PEOPLE_AND_TOPICS,
    `INSERT INTO decks (id, kind, slug, deck_name, deck_description, language, deck_colour, deck_icon, created_at, changed_at) OVERRIDING SYSTEM VALUE
     SELECT ${FIRST_DECK} + n, 'pack', 'bench-pack-' || n, 'Pack ' || n, 'What it is about', 'en', 'teal', 'heart', now(), now() FROM generate_series(0, ${DECKS - 1}) AS n`,
    `INSERT INTO flashcards (id, deck_id, position, front, back, html_version, topic_id, created_at, changed_at) OVERRIDING SYSTEM VALUE
     SELECT ${FIRST_CARD} + n, ${FIRST_DECK} + n / ${DECK_CARDS}, n % ${DECK_CARDS}, '<p>What is ' || md5(n::text) || '?</p>', '<p>' || repeat('Because of what was found. ', 8) || '</p>', ${SANITISER_VERSION}, ${FIRST_TOPIC} + n % ${TOPICS}, now(), now()
       FROM generate_series(0, ${CARDS - 1}) AS n`,
    // The rows are consistent: no foreign key is checked 10,000,000 times. The indexes are built at the end in one go.
    "SET session_replication_role = 'replica'",
    'DROP INDEX flashcard_reviews_of_card, flashcard_reviews_by_card, flashcard_reviews_of_quiz',
    `INSERT INTO flashcard_reviews (account_id, review_id, flashcard_id, answered_at, correct, took_ms, received_at)
     SELECT ${FIRST_PERSON} + person, gen_random_uuid(), ${FIRST_CARD} + (person * 104729 + nth * ${STRIDE}) % ${CARDS}, now() - (1 + again * 5) * interval '1 day', (nth + again) % 4 > 0, 4000, now()
       FROM generate_series(0, ${PEOPLE - 1}) AS person, generate_series(0, ${states - 1}) AS nth, generate_series(0, ${REVIEWS_EACH - 1}) AS again`,
    `INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
     SELECT ${FIRST_PERSON} + person, ${FIRST_CARD} + (person * 104729 + nth * ${STRIDE}) % ${CARDS}, nth % 5, ${REVIEWS_EACH}, nth % 2, now() - interval '1 day', nth % 4 > 0, 4, 5, now() + (nth % 20 - 5) * interval '1 day'
       FROM generate_series(0, ${PEOPLE - 1}) AS person, generate_series(0, ${states - 1}) AS nth`,
    `INSERT INTO flashcard_learners (account_id) SELECT ${FIRST_PERSON} + n FROM generate_series(0, ${PEOPLE - 1}) AS n`,
    `INSERT INTO flashcard_quizzes (id, account_id, quiz_type, deck_id, length, created_at) OVERRIDING SYSTEM VALUE
     SELECT ${FIRST_REVIEW} + n, ${FIRST_PERSON} + n, 2, ${FIRST_DECK} + n % ${DECKS}, 9999, now() FROM generate_series(0, ${PEOPLE - 1}) AS n`,
    `INSERT INTO flashcard_quiz_cards (quiz_id, flashcard_id, position)
     SELECT ${FIRST_REVIEW} + person, ${FIRST_CARD} + (person % ${DECKS}) * ${DECK_CARDS} + place, place FROM generate_series(0, ${PEOPLE - 1}) AS person, generate_series(0, ${POOL - 1}) AS place`,
    'RESET session_replication_role',
    'CREATE INDEX flashcard_reviews_of_card ON flashcard_reviews (account_id, flashcard_id, answered_at)',
    'CREATE INDEX flashcard_reviews_by_card ON flashcard_reviews (flashcard_id)',
    'CREATE INDEX flashcard_reviews_of_quiz ON flashcard_reviews (quiz_id) WHERE quiz_id IS NOT NULL',
    'VACUUM ANALYZE',
  ];
};

/** For products whose database is to hold the packs, and a log of this many reviews. */
export const cardBank = (reviews: number): Filling =>
  filling(`cards_${reviews}`, async (database) => {
    for (const statement of fills(reviews)) await database.query(statement);
  });
