import type { Output } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { learnerSettings } from '../memory/learner.query';
import { secondsOfSteps } from '../review/steps';
import { mayReview } from '../policy';
import { type cardsToKeep, DAYS_AHEAD, KEPT_MAX, LISTED_AT_ONCE } from './contract';

const DAY = 86_400_000;
type Listed = Output<typeof cardsToKeep>['cards'][number];

const milliseconds = (instant: string): string => `(extract(epoch FROM ${instant}) * 1000)::bigint`;

// The version is of the whole list, so that a device sees when it changes between two pages.
const toKeep = statement<
  { version: string; count: number; cards: Listed[] },
  [person: number, until: Date, after: number]
>(
  'flashcards.cards-to-keep',
  `WITH kept AS MATERIALIZED (
     SELECT known.flashcard_id AS id, known.leitner_bin, ${milliseconds('known.last_answered')} AS last_answered,
            ${milliseconds('greatest(known.due_at, aside.buried_until)')} AS due_at, mark.account_id IS NOT NULL AS bookmarked, known.again_in AS step,
            ${milliseconds('greatest(card.changed_at, deck.changed_at)')} AS changed_at
       FROM flashcard_states known
       JOIN flashcards card ON card.id = known.flashcard_id
       JOIN decks deck ON deck.id = card.deck_id
       LEFT JOIN flashcard_marks aside ON aside.account_id = $1::int AND aside.flashcard_id = card.id
       LEFT JOIN flashcard_bookmarks mark ON mark.account_id = $1::int AND mark.flashcard_id = card.id
      WHERE known.account_id = $1::int AND known.due_at <= $2::timestamptz
        AND aside.suspended IS NOT TRUE AND card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')}
      ORDER BY known.due_at, known.flashcard_id LIMIT ${KEPT_MAX}),
   page AS (SELECT * FROM kept WHERE id > $3::int ORDER BY id LIMIT ${LISTED_AT_ONCE})
   SELECT (SELECT md5(coalesce(string_agg(kept::text, ';' ORDER BY id), '')) FROM kept) AS version,
          (SELECT count(*)::int FROM kept) AS count,
          (SELECT coalesce(json_agg(page ORDER BY id), '[]'::json) FROM page) AS cards`,
);

/** The cards that somebody's device keeps: those due within three days, the ones due first if they are too many. */
export async function findCardsToKeep(
  read: Reader,
  personId: number,
  asked: { version?: string | undefined; until?: number | undefined; after: number },
): Promise<Output<typeof cardsToKeep>> {
  const now = read.clock.now().getTime();
  const until = Math.min(asked.until ?? Infinity, now + DAYS_AHEAD * DAY);
  const steps = secondsOfSteps(await learnerSettings(read, personId));
  const { version, count, cards } = (await read.sql.one(toKeep, [personId, new Date(until), asked.after]))!;
  if (asked.after === 0 && version === asked.version)
    return { version, unchanged: true, until, count, cards: [], after: null, steps, server_time: now };
  const after = cards.length === LISTED_AT_ONCE ? cards.at(-1)!.id : null;
  return { version, unchanged: false, until, count, cards, after, steps, server_time: now };
}
