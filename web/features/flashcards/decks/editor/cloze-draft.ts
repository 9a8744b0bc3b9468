import { shapesIn } from '~/domain/flashcards/cloze/occlusion-text';
import {
  type ClozeDraft,
  type DeckData,
  type DeckState,
  type EditedCard,
  merge,
  type OcclusionDraft,
  type ServerCard,
} from './deck-state';

const revisionsOf = (state: DeckState, { id, revision, cloze }: EditedCard): Record<string, number> => {
  if (!cloze) return id.startsWith('e') ? { [id]: revision } : {};
  const cards = state.cards.filter((card) => card.cloze?.note === cloze.note);
  return Object.fromEntries(cards.map((card) => [card.id, card.revision]));
};

/** A side as a text: a picture of its own comes after its words. */
const wholeSide = (html: string, picture: string): string =>
  picture === '' ? html : `${html}<p><img src="${picture}"></p>`;

/** A saved picture as it is drawn; null if one of its masks is no rectangle, or is asked for on several cards. */
function occlusionOf({ text, occlusion }: NonNullable<EditedCard['cloze']>): OcclusionDraft | null {
  const shapes = shapesIn(text);
  if (!occlusion || shapes.some(({ kind, ordinals }) => kind !== 'rect' || ordinals.length > 1)) return null;
  return {
    picture: occlusion.picture,
    description: occlusion.description,
    hidesOthers: shapes.some(({ hidesOthers }) => hidesOthers),
    shapes: shapes.map(({ ordinals, left, top, width, height }, index) => ({
      key: String(index),
      number: ordinals[0]!,
      ...{ left, top, width, height },
      label: occlusion.labels[index] ?? '',
    })),
  };
}

/** What is written of the cloze text of a card: as it was left, as it is saved, or as a card without one begins. */
export function draftOf(state: DeckState, card: EditedCard): ClozeDraft {
  if (card.draft) return card.draft;
  const begun = { tags: card.tags, revisions: revisionsOf(state, card) };
  if (!card.cloze) {
    const text = wholeSide(card.front, card.front_image_url);
    return { ...begun, text, extra: wholeSide(card.back, card.back_image_url) };
  }
  const { text, extra } = card.cloze;
  return { ...begun, text, extra, occlusion: card.cloze.occlusion ? occlusionOf(card.cloze) : undefined };
}

const alter = (state: DeckState, key: string, part: (card: EditedCard) => Partial<EditedCard>): DeckState => ({
  ...state,
  cards: state.cards.map((card) => (card.key === key ? { ...card, ...part(card) } : card)),
});

export const writeCloze = (state: DeckState, key: string, part: Partial<ClozeDraft>): DeckState =>
  alter(state, key, (card) => ({ draft: { ...draftOf(state, card), ...part } }));

/** Drops what is written: the saved text is shown again, or the card by itself. */
export const dropCloze = (state: DeckState, key: string): DeckState =>
  alter(state, key, ({ epoch }) => ({ draft: undefined, epoch: epoch + 1 }));

/** What others have saved meanwhile is known, and this goes over it. */
export const overrideCloze = (state: DeckState, key: string): DeckState =>
  alter(state, key, (card) => ({ draft: card.draft && { ...card.draft, revisions: revisionsOf(state, card) } }));

const cardOf = ({ id, cloze }: EditedCard, { cards }: DeckData): ServerCard | undefined => {
  const note = cloze?.note ?? id.slice(1);
  return cards.find((card) => card.id === id) ?? cards.find((card) => card.cloze?.note === note);
};

/** After a cloze text was saved: the row that it is written on stays, for one of its cards. What was typed meanwhile stays too. */
export function afterCloze(now: DeckState, key: string, sent: ClozeDraft, data: DeckData): DeckState {
  const mine = now.cards.find((card) => card.key === key);
  const server = mine && cardOf(mine, data);
  if (!server) return merge({ ...now, cards: now.cards.filter((card) => card !== mine) }, data);
  const { front, back, front_image_url, back_image_url, tags, id, revision, cloze } = server;
  const settled: EditedCard = {
    ...mine,
    ...{ front, back, front_image_url, back_image_url, tags, id, revision, cloze },
    edited: false,
  };
  const others = now.cards.filter((card) => card.key === key || card.id !== id);
  const merged = merge({ ...now, cards: others.map((card) => (card.key === key ? settled : card)) }, data);
  if (mine.draft !== sent && mine.draft) return overrideCloze(merged, key);
  return alter(merged, key, () => ({ draft: undefined }));
}

/** What is written, as it is sent. */
export const sentOcclusion = (
  id: string,
  { extra, tags, revisions }: ClozeDraft,
  { picture, description, hidesOthers, shapes }: OcclusionDraft,
) => ({
  ...{ id, extra, tags, revisions, picture, description },
  hides_others: hidesOthers,
  rectangles: shapes.map(({ key: _, ...rectangle }) => rectangle),
});
