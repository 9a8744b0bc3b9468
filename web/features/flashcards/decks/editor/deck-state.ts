import type { Input, PageData } from '~/domain/kit/contract';
import type { editDeck } from '~/domain/flashcards/decks/contract';
import type { QuizColour, QuizIcon } from '~/web/ui/quiz-look';

export type DeckData = PageData<typeof editDeck>;
export type ServerCard = DeckData['cards'][number];
export type SaveInput = Input<typeof editDeck.actions.submit>;

/** What is written on a card. */
export type CardText = Pick<ServerCard, 'front' | 'back' | 'front_image_url' | 'back_image_url' | 'tags'>;

/** A picture with rectangles as it is drawn. */
export interface OcclusionDraft {
  /** Empty until it is chosen. */
  picture: string;
  description: string;
  hidesOthers: boolean;
  /** In shares of the picture. `key` is of this page. */
  shapes: { key: string; number: number; left: number; top: number; width: number; height: number; label: string }[];
}

/** A cloze text as it is written, on any of its cards. It is saved by itself. */
export interface ClozeDraft {
  text: string;
  /** Of a picture, in place of the text. Null if its masks cannot be drawn here. */
  occlusion?: OcclusionDraft | null | undefined;
  extra: string;
  tags: string[];
  /** The revisions of its cards when it was begun. */
  revisions: Record<string, number>;
}

export interface EditedCard extends CardText {
  /** Stays the same while the card is on the screen, also when it is saved and gets another id. */
  key: string;
  /** `n…` until it is saved, `e…` from then on (spec 2 §4). */
  id: string;
  /** The one it was read at; 0 for a new one. */
  revision: number;
  edited: boolean;
  /** Put elsewhere, and the server does not know yet. */
  moved: boolean;
  /** Hidden until the next save takes it away. */
  deleted: boolean;
  /** Grows when the text is replaced from outside, so that its editors are made anew. */
  epoch: number;
  /** The saved text that it was made of. */
  cloze?: ServerCard['cloze'];
  /** What is written of it, and not saved. */
  draft?: ClozeDraft;
  /** What somebody else has made of it meanwhile; null if they deleted it. One chooses before it is saved again. */
  theirs?: ServerCard | null;
}

export interface Head {
  deck_name: string;
  deck_description: string;
  deck_shared: boolean;
  deck_cloneable: boolean;
  deck_colour: QuizColour;
  deck_icon: QuizIcon;
  category: string[];
  rights_confirmed: boolean;
}

export interface DeckState {
  head: Head;
  /** The revision of the head that was read; 0 for a new deck. */
  revision: number;
  headEdited: boolean;
  /** What somebody else has made of the head meanwhile. */
  theirHead?: { head: Head; revision: number };
  cards: EditedCard[];
  cardsMax: number;
  /** Of a new deck: the same one is made once, also after a reload. */
  submissionId: string;
}

const textOf = ({ front, back, front_image_url, back_image_url, tags }: CardText): CardText => ({
  front,
  back,
  front_image_url,
  back_image_url,
  tags,
});
export const sameText = (one: CardText, other: CardText): boolean =>
  JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));

export const headOf = ({ deck }: Pick<DeckData, 'deck'>): Head => ({
  deck_name: deck.deck_name,
  deck_description: deck.deck_description,
  deck_shared: deck.deck_shared,
  deck_cloneable: deck.deck_cloneable,
  deck_colour: deck.deck_colour as QuizColour,
  deck_icon: deck.deck_icon as QuizIcon,
  category: deck.category,
  rights_confirmed: deck.rights_confirmed,
});

const unedited = (card: ServerCard, key = card.id): EditedCard => ({
  ...textOf(card),
  key,
  id: card.id,
  revision: card.revision,
  edited: false,
  moved: false,
  deleted: false,
  epoch: 0,
  cloze: card.cloze,
});

export const newCard = (uuid: string): EditedCard => ({
  key: `n${uuid}`,
  id: `n${uuid}`,
  front: '',
  back: '',
  front_image_url: '',
  back_image_url: '',
  tags: [],
  revision: 0,
  edited: true,
  moved: false,
  deleted: false,
  epoch: 0,
});

export const stateOf = (data: DeckData): DeckState => ({
  head: headOf(data),
  revision: data.deck.revision,
  headEdited: false,
  cards: data.cards.map((card) => unedited(card)),
  cardsMax: data.cards_max,
  submissionId: '',
});

/** Words or a picture on its front; a new card without them is not sent. */
export const hasFront = ({ front, front_image_url }: CardText): boolean =>
  front_image_url !== '' || /<(img|hr)\b/.test(front) || front.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '';
/** Nothing on it at all. */
export const isBlank = (card: CardText): boolean =>
  !hasFront(card) && card.back_image_url === '' && card.back.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';

/** Cards that are seen. */
export const visible = (state: DeckState): EditedCard[] => state.cards.filter(({ deleted }) => !deleted);
export const isFull = (state: DeckState): boolean => visible(state).length >= state.cardsMax;
export const hasConflict = (state: DeckState): boolean =>
  state.theirHead !== undefined || state.cards.some(({ theirs }) => theirs !== undefined);

/** A new card that was never saved and has nothing on it is no change. */
const counts = (card: EditedCard): boolean =>
  card.id.startsWith('e') ? card.edited || card.moved || card.deleted : !card.deleted && !isBlank(card);
export const isUnsaved = (state: DeckState): boolean =>
  state.headEdited || state.cards.some((card) => counts(card) || (card.draft !== undefined && !card.deleted));

/** The place of a card among those that are seen, from 1. */
const orderOf = (state: DeckState, card: EditedCard): number => visible(state).indexOf(card) + 1;

/** A card as it is sent. */
export const sentCard = (state: DeckState, card: EditedCard) => ({
  id: card.id,
  ...textOf(card),
  ...(card.revision > 0 ? { revision: card.revision } : {}),
  ...(card.moved ? { order: orderOf(state, card) } : {}),
});

/** Cards that a save names. */
const named = (state: DeckState): EditedCard[] => state.cards.filter((card) => !card.deleted && counts(card));

/** All that has changed, as one save sends it (spec 2 §4). */
export function saveInput(state: DeckState): SaveInput {
  const gone = state.cards.filter(({ deleted, id }) => deleted && id.startsWith('e'));
  return {
    ...state.head,
    revision: state.revision,
    cards: named(state).map((card) => sentCard(state, card)),
    deletedCardIds: gone.map(({ id }) => id),
    deleted_revisions: Object.fromEntries(gone.map(({ id, revision }) => [id, revision])),
  };
}

/** The first card that cannot be saved as it is: it has something on its back only. */
export const withoutFront = (state: DeckState): EditedCard | undefined =>
  named(state).find((card) => card.edited && !hasFront(card));

const sameHead = (one: Head, other: Head): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One card, met by what the server has of it. */
function meetCard(mine: EditedCard, server: ServerCard | undefined): EditedCard[] {
  if (mine.id.startsWith('n')) return [mine];
  if (!server) {
    // Somebody has deleted it: nothing of mine is lost if I have not written on it.
    if (!mine.edited || mine.deleted) return [];
    return [{ ...mine, theirs: null }];
  }
  if (server.revision === mine.revision) return [mine];
  const both = { ...mine, revision: server.revision, cloze: server.cloze };
  if (mine.edited && sameText(mine, server)) return [{ ...both, edited: false, theirs: undefined } as EditedCard];
  if (mine.edited || mine.deleted) return [{ ...mine, theirs: server }];
  return [{ ...both, ...textOf(server), epoch: mine.epoch + 1 }];
}

/** A new card whose answer was lost is on the server already. */
function adoptSaved(card: EditedCard, data: DeckData): EditedCard {
  const server = card.id.startsWith('n') ? data.cards.find(({ sent_id }) => sent_id === card.id) : undefined;
  if (!server) return card;
  return { ...card, id: server.id, revision: server.revision, edited: !sameText(card, server) };
}

/**
 * Takes in what the server has by now: cards that are not edited here become theirs, new ones of others appear, and if both
 * have written on the same card, one chooses.
 */
export function merge(state: DeckState, data: DeckData): DeckState {
  const byId = new Map(data.cards.map((card) => [card.id, card]));
  const here = state.cards.map((card) => adoptSaved(card, data));
  const known = new Set(here.map(({ id }) => id));
  const kept = here.flatMap((card) => meetCard(card, byId.get(card.id)));
  // The server's order, but for what was moved or added here.
  const moved = kept.some((card) => card.moved);
  const place = new Map(data.cards.map(({ id }, index) => [id, index]));
  const saved = kept.filter(({ id }) => place.has(id));
  const sorted = moved ? saved : saved.toSorted((one, other) => place.get(one.id)! - place.get(other.id)!);
  let next = 0;
  const cards = kept.map((card) => (place.has(card.id) ? sorted[next++]! : card));
  for (const [index, card] of data.cards.entries()) {
    if (known.has(card.id)) continue;
    const before = data.cards[index - 1]?.id;
    const at = before === undefined ? 0 : cards.findIndex(({ id }) => id === before) + 1;
    cards.splice(at === 0 && before !== undefined ? cards.length : at, 0, unedited(card));
  }
  const head = headOf(data);
  const headChanged = data.deck.revision !== state.revision;
  const conflict = headChanged && state.headEdited && !sameHead(head, state.head);
  return {
    ...state,
    cards,
    cardsMax: data.cards_max,
    ...(headChanged && !conflict ? { head, revision: data.deck.revision, headEdited: false } : {}),
    ...(conflict ? { theirHead: { head, revision: data.deck.revision } } : {}),
  };
}

/** What a save has left to do: nothing, but for what was typed while it was on its way. */
export function afterSave(now: DeckState, sent: DeckState, data: DeckData): DeckState {
  const sentBy = new Map(sent.cards.map((card) => [card.key, card]));
  const byId = new Map(data.cards.map((card) => [card.id, card]));
  const made = new Map(data.cards.map((card) => [card.sent_id, card.id]));
  const cards = now.cards.flatMap((card) => {
    const before = sentBy.get(card.key);
    const id = made.get(card.id) ?? card.id;
    const server = byId.get(id);
    if (before?.deleted) return [];
    if (!before || !server) return [card];
    const typedOn = !sameText(card, before);
    return [{ ...card, id, revision: server.revision, cloze: server.cloze, edited: typedOn, moved: false }];
  });
  const headEdited = !sameHead(now.head, sent.head);
  return merge(
    { ...now, cards, headEdited, revision: data.deck.revision, head: headEdited ? now.head : headOf(data) },
    data,
  );
}

/** After one card was saved by itself. */
export const afterCard = (now: DeckState, sent: EditedCard, server: ServerCard): DeckState => ({
  ...now,
  cards: now.cards.map((card) =>
    card.key === sent.key
      ? {
          ...card,
          id: server.id,
          revision: server.revision,
          cloze: server.cloze,
          edited: !sameText(card, sent),
          moved: false,
        }
      : card,
  ),
});

export type Choice = 'mine' | 'theirs' | 'both';

/** Settles a card that two have written on. `both` keeps theirs in its place and mine as a new card after it. */
export function choose(state: DeckState, key: string, choice: Choice, uuid: string): DeckState {
  return {
    ...state,
    cards: state.cards.flatMap((card) => {
      const { theirs } = card;
      if (card.key !== key || theirs === undefined) return [card];
      const { theirs: _, ...mine } = card;
      const again: EditedCard = { ...mine, ...newCard(uuid), ...textOf(mine) };
      if (theirs === null) return choice === 'theirs' ? [] : [again];
      const other: EditedCard = { ...unedited(theirs, card.key), epoch: card.epoch + 1 };
      if (choice === 'theirs') return [other];
      if (choice === 'both') return [other, { ...again, moved: true }];
      return [{ ...mine, revision: theirs.revision }];
    }),
  };
}

/** Settles the head: mine goes over theirs, or theirs is taken. */
export function chooseHead(state: DeckState, mine: boolean): DeckState {
  const { theirHead, ...rest } = state;
  if (!theirHead) return state;
  return mine
    ? { ...rest, revision: theirHead.revision }
    : { ...rest, head: theirHead.head, revision: theirHead.revision, headEdited: false };
}

/** Puts a card at another place among those that are seen, from 0. */
export function moveCard(state: DeckState, from: number, to: number): DeckState {
  const shown = visible(state);
  const card = shown[from];
  if (!card || to < 0 || to >= shown.length || from === to) return state;
  shown.splice(to, 0, ...shown.splice(from, 1));
  const [low, high] = from < to ? [from, to] : [to, from];
  const between = new Set(shown.slice(low, high + 1));
  const placed = shown.map((one) => (between.has(one) ? { ...one, moved: true } : one));
  let next = 0;
  return { ...state, cards: state.cards.map((one) => (one.deleted ? one : placed[next++]!)) };
}
