import { mayModerate } from '~/domain/accounts/policy';
import type { Person } from '~/domain/accounts/person';
import type { SentPageData } from '~/domain/kit/contract';
import { safeTexts } from '~/domain/kit/html/safe-html';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { CardSides } from '../cards.query';
import { flashcardNotFound } from '../refusals';
import { findPacksToWriteFor } from '../single-card/premium-card';
import { CARD_STATES, type CardState, type moderateCard } from './contract';
import { mayReviewCards } from './reviewer.query';
import { TOPICS } from '~/domain/questions/views';
import { PEOPLE } from '~/domain/accounts/views';

/** A card of a pack with what was proposed of it. */
export interface ModeratedCard extends CardSides {
  id: number;
  deck_id: number;
  position: number;
  topic: number | null;
  specialty: number | null;
  filing: Record<string, string>;
  revision: number;
  author_id: number | null;
  author: string | null;
  /** Null if nobody proposed it. */
  state: CardState | null;
  by_id: number | null;
  by: string | null;
  reason: string | null;
  proposed_at: Date | null;
  decided_by: string | null;
  /** A moderator hides it. */
  hidden: boolean;
}

// A deleted card is there only while it is proposed, or hidden by a moderator.
const find = statement<ModeratedCard, [number]>(
  'flashcards.moderated-card',
  `SELECT card.id, card.deck_id, card.front, card.back, card.html_version, card.front_image_url, card.back_image_url, card.tags, card.position,
          card.topic_id AS topic, topic.specialty_id AS specialty, card.filing, card.revision, card.author_id, author.display_name AS author,
          proposal.state, proposal.author_id AS by_id, proposer.display_name AS by, proposal.reason, proposal.proposed_at, decider.display_name AS decided_by, card.hidden_at IS NOT NULL AS hidden
     FROM flashcards card JOIN decks deck ON deck.id = card.deck_id AND deck.kind <> 'own' AND deck.deleted_at IS NULL
     LEFT JOIN card_proposals proposal ON proposal.card_id = card.id
     LEFT JOIN ${TOPICS} topic ON topic.id = card.topic_id
     LEFT JOIN ${PEOPLE} author ON author.id = card.author_id
     LEFT JOIN ${PEOPLE} proposer ON proposer.id = proposal.author_id
     LEFT JOIN ${PEOPLE} decider ON decider.id = proposal.decided_by
    WHERE card.id = $1::int AND (card.deleted_at IS NULL OR card.hidden_at IS NOT NULL OR proposal.state IN ('proposed', 'returned'))`,
);

const isOpen = ({ state }: ModeratedCard): boolean => state === 'proposed' || state === 'returned';
/** Its proposer, while it waits or was sent back. */
export const isProposer = (person: Person, card: ModeratedCard): boolean => isOpen(card) && card.by_id === person.id;

/** The author of a card that a moderator hides: they mend it here. */
const isMending = (person: Person, card: ModeratedCard): boolean => card.hidden && card.author_id === person.id;
/** Who writes both sides: of a proposed card its proposer alone, so that a second person publishes every text. */
export const mayWriteCard = (person: Person, card: ModeratedCard): boolean =>
  isOpen(card) ? isProposer(person, card) : mayModerate(person) || isMending(person, card);
/** Who files a card: its tags, its topic and its pack. */
export const mayFileCard = (person: Person, card: ModeratedCard): boolean =>
  mayModerate(person) || mayWriteCard(person, card);

const maySee = async (read: Pick<Reader, 'sql'>, person: Person, card: ModeratedCard): Promise<boolean> =>
  mayFileCard(person, card) || (isOpen(card) && (await mayReviewCards(read, person)));

/** A card that a person may change here. @throws Problem not-found `flashcard-not-found` */
export async function requireModeratedCard(
  read: Pick<Reader, 'sql'>,
  person: Person,
  cardId: number,
): Promise<ModeratedCard> {
  const card = await read.sql.one(find, [cardId]);
  if (!card || !(await maySee(read, person, card))) throw flashcardNotFound();
  return card;
}

/**
 * Grows with every change of a card and with every decision on it: a card is proposed again only with a change, and sent back,
 * published or taken back only once it was proposed.
 */
const versionOf = ({ revision, state }: Pick<ModeratedCard, 'revision' | 'state'>): number =>
  revision * CARD_STATES.length + (state === null ? 0 : CARD_STATES.indexOf(state));

const version = statement<{ revision: number; state: CardState | null }, [number]>(
  'flashcards.moderated-card-version',
  `SELECT card.revision, proposal.state FROM flashcards card JOIN decks deck ON deck.id = card.deck_id AND deck.kind <> 'own'
     LEFT JOIN card_proposals proposal ON proposal.card_id = card.id WHERE card.id = $1::int`,
);
/** The snapshot of `flashcards.moderated-card`; null if there is no such card. */
export async function findCardVersion(read: Reader, cardId: number): Promise<{ version: number } | null> {
  const row = await read.sql.one(version, [cardId]);
  return row && { version: versionOf(row) };
}

/** Whether a person may change a card here now. */
export const mayWatchCard = async (read: Reader, person: Person, cardId: number): Promise<boolean> => {
  const card = await read.sql.one(find, [cardId]);
  return card !== null && (await maySee(read, person, card));
};

/** What the page of a card shows. @throws Problem not-found `flashcard-not-found` */
export async function findModeratedCard(
  read: Reader,
  person: Person,
  cardId: number,
): Promise<SentPageData<typeof moderateCard>> {
  const card = await requireModeratedCard(read, person, cardId);
  const { id, deck_id, front_image_url, back_image_url, tags, filing, revision } = card;
  const own = isProposer(person, card);
  return {
    ...(await findPacksToWriteFor(read, person.language)),
    card: {
      ...{ id, deck_id, front_image_url, back_image_url, tags, filing, revision },
      ...safeTexts(card, 'front', 'back'),
      order: card.position,
      topic: card.topic ?? 0,
      specialty: card.specialty ?? 0,
      author: card.author_id === null ? null : { id: card.author_id, name: card.author ?? '' },
    },
    live_version: versionOf(card),
    proposal:
      card.state === null || card.proposed_at === null
        ? null
        : {
            state: card.state,
            by: card.by ?? '',
            reason: card.reason ?? '',
            at: card.proposed_at.toISOString(),
            decided_by: card.decided_by ?? '',
          },
    own,
    may_decide: card.state === 'proposed' && !own && (await mayReviewCards(read, person)),
    may_write: mayWriteCard(person, card),
    may_file: mayFileCard(person, card),
    may_credit: mayModerate(person) && !own,
  };
}
