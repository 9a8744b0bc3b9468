import { notificationsPage } from '../../accounts/contract';
import { classPage } from '../../classes/contract';
import { eventPage } from '../../events/contract';
import { flashcardHome } from '../../flashcards/home/contract';
import { flashcardSetup } from '../../flashcards/review/contract';
import { deckPage } from '../../flashcards/sharing/contract';
import { href } from '../../kit/contract';
import { guidePage, topicPage } from '../../notebook/contract';
import { type LastMet, lastMet, lastMetUrl } from '../../quizzes/last-met';
import { stationEntry } from '../../stations/contract';
import { baseOf } from '../../stations/styles';
import type { ReportedThing } from '../../reports/contract';
import { DECKS } from '~/domain/flashcards/views';
import { TOPICS } from '~/domain/questions/views';
import { GUIDES } from '~/domain/notebook/views';

/** What the address of a thing for readers is made of. Null: it does not belong to the kind, or is not shown now. */
export interface Place {
  kind: ReportedThing;
  question_id: number | null;
  met: LastMet | null;
  deck_id: number | null;
  card_topic: number | null;
  topic_slug: string | null;
  guide_slug: string | null;
  station_slug: string | null;
  station_style: number | null;
  entity_id: number;
}

/**
 * SQL: the `Place` of a thing, beside `JOIN_TARGET`.
 * @param person SQL for the id of the reader
 */
export const placeFor = (person: string): string => `json_build_object(
  'kind', target.kind, 'entity_id', target.entity_id, 'question_id', coalesce(question.id, comment.question_id),
  'met', CASE WHEN target.kind IN ('question', 'comment') THEN ${lastMet(person, 'coalesce(question.id, comment.question_id)')} END,
  'deck_id', (SELECT shown.id FROM ${DECKS} shown WHERE shown.id = coalesce(deck.id, card.deck_id) AND shown.kind = 'own' AND shown.deleted_at IS NULL AND (shown.deck_shared OR shown.owner_id = ${person})),
  'card_topic', card.topic_id,
  'topic_slug', coalesce(topic.slug, (SELECT slug FROM ${TOPICS} topics WHERE id = reported_section.topic_id)),
  'guide_slug', coalesce(guide.slug, (SELECT slug FROM ${GUIDES} guides WHERE id = reported_section.guide_id)),
  'station_slug', CASE WHEN station.published_at IS NOT NULL AND station.deleted_at IS NULL THEN station.slug END, 'station_style', station.style)`;

/** The address of a thing for readers; empty if there is none. */
function seenAt(place: Place): string {
  if (place.question_id !== null) return lastMetUrl(place.met, place.question_id);
  if (place.deck_id !== null) return href(deckPage, { deck_id: place.deck_id });
  // Cards of packs have no page of their own: they are reviewed by their topic.
  if (place.kind === 'flashcard')
    return place.card_topic === null ? href(flashcardHome) : href(flashcardSetup, {}, { topic: place.card_topic });
  if (place.topic_slug !== null) return href(topicPage, { topic_slug: place.topic_slug });
  if (place.guide_slug !== null) return href(guidePage, { slug: place.guide_slug });
  if (place.station_slug !== null && place.station_style !== null)
    return href(stationEntry, { base: baseOf(place.station_style), slug: place.station_slug });
  if (place.kind === 'event') return href(eventPage, { event_id: place.entity_id });
  if (place.kind === 'class') return href(classPage, { class_id: place.entity_id });
  return '';
}

/** As `seenAt`; the notifications if there is no such address. */
export const seenAtOr = (place: Place): string => seenAt(place) || href(notificationsPage);
