import { z } from 'zod';
import { goTo, LANGUAGES } from '~/domain/accounts/contract';
import { action, formInt, id, job, listOf, live, noInput, page, pageNumber } from '~/domain/kit/contract';
import { DECK_ORIGINS, shownCard } from '../decks/contract';

/** Decks on one page of those that are found (spec 2 §9). */
export const FOUND_PAGE = 10;
/** People who may edit one deck, beside its owner. */
export const EDITORS_MAX = 20;
/** Decks that one person may follow. */
export const FOLLOWS_MAX = 200;
/** Changes that are listed of a followed deck. */
export const NEWS_MAX = 100;
/** Milliseconds after a change before the followers are notified, so that an author who writes on sends one notice. */
export const NOTIFY_AFTER = 600_000;
/** Milliseconds between two mails about followed decks to one person. */
export const MAIL_EVERY = 86_400_000;

const person = z.object({ id: z.number().int(), name: z.string(), username: z.string(), avatar: z.string() });

/** A deck in a list. */
export const listedDeck = z.object({
  id: z.number().int(),
  deck_name: z.string(),
  deck_description: z.string(),
  deck_colour: z.string(),
  deck_icon: z.string(),
  deck_shared: z.boolean(),
  category: z.array(z.string()),
  language: z.enum(LANGUAGES),
  cards: z.number().int(),
  owner_name: z.string(),
  /** Cards that are new, changed or removed since the reader looked; 0 if they do not follow it. */
  news: z.number().int(),
});

export const decksPage = page({
  path: '/flashcards/decks/',
  access: 'registered',
  summary: "One's own decks, those one edits with others, those one follows, and shared ones to be found.",
  query: z.object({ q: z.string().trim().max(100).default(''), page: pageNumber }),
  data: z.object({
    mine: z.array(listedDeck),
    editing: z.array(listedDeck),
    followed: z.array(listedDeck),
    /** Shared decks of others whose name, description or tags have every word of `q`; the newest change first. */
    found: listOf(listedDeck),
  }),
});

/** What has become of a card since the reader looked at the deck. */
export const NEWS_KINDS = ['new', 'changed', 'removed'] as const;
const news = z.object({
  kind: z.enum(NEWS_KINDS),
  card_id: z.number().int(),
  /** The beginning of its front, as plain text. */
  words: z.string(),
});

const author = z.object({
  avatar_url: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  training_stage: z.number().int().nullable(),
  school: z.string(),
  bio: z.string(),
  supporter: z.boolean(),
});

const readDeck = listedDeck.omit({ news: true }).extend({
  deck_cloneable: z.boolean(),
  origin: z.enum(DECK_ORIGINS),
  version: z.number().int(),
  /** What the live resource of the deck says of this state. */
  live_version: z.number().int(),
  /** The author (spec 2 §3); null if they have left. */
  author: author.nullable(),
  /** Whose profile can be reported; null for one's own deck. */
  owner_id: z.number().int().nullable(),
  /** The deck that it was copied from; without an id if the reader may not see that deck. */
  cloned_from: z.object({ id: z.number().int().nullable(), deck_name: z.string(), owner_name: z.string() }).nullable(),
  owned: z.boolean(),
  followed: z.boolean(),
  followers: z.number().int(),
  abilities: z.object({ edit: z.boolean(), clone: z.boolean(), follow: z.boolean(), report: z.boolean() }),
});

/** Of a card on the page of its deck. */
export const cardAnchor = (cardId: number | string): string => `card-${cardId}`;

/** A card, and how the reader has set it aside or flagged it. */
const readCard = shownCard.extend({
  suspended: z.boolean().optional(),
  buried: z.boolean().optional(),
  flag: z.number().int().optional(),
});

const read = z.object({ deck: readDeck, items: z.array(readCard), news: z.array(news) });

export const deckPage = page({
  path: '/flashcards/decks/:deck_id/',
  example: 'deck',
  access: 'registered',
  summary: 'One deck, for those who may review it.',
  spec: 'spec 2 §2, §3',
  params: z.object({ deck_id: id() }),
  data: read,
  actions: {
    follow: action({ summary: 'Follow the deck. Twice is once.', input: noInput, output: read }),
    unfollow: action({ summary: 'Follow it no more.', input: noInput, output: read }),
    seen: action({
      summary: 'The reader has seen what is new up to this version.',
      input: z.object({ version: formInt().positive() }),
      output: z.object({ ok: z.literal(true) }),
    }),
    clone: action({
      summary:
        "Make a deck of one's own with the same cards, where its owner allows it. The same `submission_id` makes one.",
      input: z.object({ submission_id: z.uuid() }),
      output: goTo,
    }),
    check_deck: action({ summary: 'Poll.', input: noInput, output: z.object({ version: z.number().int() }) }),
  },
});

/** Says that a deck has changed; pages that show or edit it load it again. */
export const deckChanges = live({
  name: 'flashcards.deck',
  key: id(),
  snapshot: z.object({ version: z.number().int() }),
  poll: { every: 10_000, path: (key) => `/flashcards/decks/${key}/`, body: () => ({ data_request: 'check_deck' }) },
  summary: 'The version of one deck; the key is its id.',
});

export const deckPeople = z.object({
  owner: person.nullable(),
  editors: z.array(person),
  /** The path on which a person with the link becomes an editor; empty while there is none, and for editors. */
  invitation_url: z.string(),
});

export const deckEditors = page({
  path: '/flashcards/edit-deck/:deck_id/editors/',
  example: 'deck',
  access: 'registered',
  summary: 'Who may edit a deck beside its owner.',
  params: z.object({ deck_id: id() }),
  data: deckPeople,
  actions: {
    invite: action({
      summary: 'Let somebody edit the deck, by their username. They are told.',
      input: z.object({ username: z.string().trim().min(1).max(150) }),
      output: deckPeople,
    }),
    remove: action({
      summary: 'Take it back. Editors may remove themselves.',
      input: z.object({ account_id: id() }),
      output: deckPeople,
    }),
    make_link: action({
      summary: 'Make a new link that invites; an older one ends.',
      input: noInput,
      output: deckPeople,
    }),
    end_link: action({ summary: 'End the link.', input: noInput, output: deckPeople }),
  },
});

export const joinDeck = page({
  path: '/flashcards/join-deck/:invitation/',
  example: 'deck invitation',
  access: 'registered',
  summary: 'Where the link of an invitation leads.',
  params: z.object({ invitation: z.uuid() }),
  data: z.object({ deck_name: z.string(), owner_name: z.string(), cards: z.number().int() }),
  actions: {
    submit: action({ summary: 'Become an editor of the deck.', input: noInput, output: goTo }),
  },
});

export const notifyFollowersJob = job({
  name: 'flashcards.tell-followers',
  payload: z.object({ deck_id: z.number().int() }),
  attempts: 5,
  backoff: 30_000,
  concurrency: 2,
  summary: 'Tells those who follow a deck that it has changed, once until they have looked.',
});

export const mailFollowerJob = job({
  name: 'flashcards.mail-follower',
  payload: z.object({ account_id: z.number().int() }),
  attempts: 5,
  backoff: 60_000,
  concurrency: 2,
  summary: 'Sends one mail about all followed decks that have changed, once a day at most.',
});
