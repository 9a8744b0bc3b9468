import { mayReview } from '~/domain/flashcards/policy';
import { CARDS, CARD_STATES, DECKS } from '~/domain/flashcards/views';
import { WRONG_QUESTIONS } from '~/domain/questions/wrong-questions';
import { RESULTS, STATIONS } from '~/domain/stations/views';
import { understoodSince } from '../views';

// The last attempt at a station tells: what was missed before and done then is no mistake any more.
const MISSED_ITEMS = `
  SELECT 'item', (item.value ->> 'id')::int, latest.submitted_at, NULL, latest.id, latest.station_id,
         section.value ->> 'title', item.value ->> 'title', section.ordinality::int - 1, item.ordinality::int - 1,
         ${understoodSince('item', `(item.value ->> 'id')::int`, 'latest.submitted_at')}
    FROM (SELECT DISTINCT ON (result.station_id) result.* FROM ${RESULTS} result
           WHERE result.candidate_id = $1::int ORDER BY result.station_id, result.submitted_at DESC, result.id DESC) latest
    JOIN ${STATIONS} station ON station.id = latest.station_id AND station.deleted_at IS NULL
     AND (station.published_at IS NOT NULL OR station.owner_id = $1::int)
   CROSS JOIN LATERAL jsonb_array_elements(latest.sections) WITH ORDINALITY section
   CROSS JOIN LATERAL jsonb_array_elements(section.value -> 'items') WITH ORDINALITY item
   WHERE NOT (item.value ->> 'id')::int = ANY (latest.ticked) AND NOT item.value ? 'unjudged'`;

const FAILED_CARDS = `
  SELECT 'card', known.flashcard_id, known.last_answered, card.topic_id, NULL, NULL, '', '', 0, 0,
         ${understoodSince('card', 'known.flashcard_id', 'known.last_answered')}
    FROM ${CARD_STATES} known
   CROSS JOIN LATERAL (SELECT * FROM ${CARDS} card WHERE card.id = known.flashcard_id AND card.deleted_at IS NULL OFFSET 0) card
    JOIN ${DECKS} deck ON deck.id = card.deck_id AND ${mayReview('deck', '$1::int')}
   WHERE known.account_id = $1::int AND NOT known.last_correct`;

/** SQL: all that person `$1`, whose open packs are `$2`, got wrong the last time and can practise again. */
export const MISTAKES = `(
  SELECT 'question' AS kind, wrong.id, wrong.at, wrong.topic_id, NULL::int AS attempt_id, NULL::int AS station_id,
         '' AS section_title, '' AS item_title, 0 AS section, 0 AS item, wrong.understood
    FROM ${WRONG_QUESTIONS} wrong UNION ALL ${MISSED_ITEMS} UNION ALL ${FAILED_CARDS})`;
