import { afterCloze, draftOf, dropCloze, overrideCloze, writeCloze } from './cloze-draft';
import { type DeckData, isUnsaved, merge, newCard, saveInput, type ServerCard, stateOf } from './deck-state';

const UUID = '0f0e0d0c-0b0a-4908-8706-050403020100';
const TEXT = '{{c1::a}} {{c2::b}}';
const card = (id: number, more: Partial<ServerCard> = {}): ServerCard => ({
  id: `e${id}`,
  front: `Front ${id}`,
  back: `Back ${id}`,
  front_image_url: '',
  back_image_url: '',
  tags: [],
  order: id,
  revision: 1,
  changed_by: '',
  changed_by_self: false,
  sent_id: '',
  ...more,
});
const ofText = (id: number, number: number, revision = 1, text = TEXT): ServerCard =>
  card(id, { revision, cloze: { note: UUID, number, text, extra: '', occlusion: null } });
const data = (...cards: ServerCard[]) =>
  ({
    deck: { deck_name: 'A', deck_description: 'B', category: [], revision: 1 },
    cards,
    cards_max: 100,
  }) as unknown as DeckData;
const drafted = (state: ReturnType<typeof stateOf>, key: string) => state.cards.find((one) => one.key === key)!;

describe('a cloze text in the editor', () => {
  const saved = stateOf(data(card(1), ofText(2, 1), ofText(3, 2, 4)));

  it('begins with the sides of a card, or with the saved text and the revisions of all its cards', () => {
    expect(draftOf(saved, saved.cards[0]!)).toMatchObject({ text: 'Front 1', extra: 'Back 1', revisions: { e1: 1 } });
    expect(draftOf(saved, saved.cards[2]!)).toMatchObject({ text: TEXT, revisions: { e2: 1, e3: 4 } });
  });

  it('is unsaved while it is written, and is no part of what saves the deck', () => {
    const written = writeCloze(saved, 'e2', { text: 'other' });
    expect(isUnsaved(written)).toBe(true);
    expect(saveInput(written).cards).toEqual([]);
    expect(isUnsaved(dropCloze(written, 'e2'))).toBe(false);
  });

  it('of a new card is written on its first card once it is saved', () => {
    const begun = { ...saved, cards: [...saved.cards.slice(0, 1), newCard(UUID)] };
    const written = writeCloze(begun, `n${UUID}`, { text: TEXT });
    const after = afterCloze(
      written,
      `n${UUID}`,
      drafted(written, `n${UUID}`).draft!,
      data(card(1), ofText(2, 1), ofText(3, 2)),
    );
    expect(after.cards.map(({ key, id, draft }) => [key, id, draft])).toEqual([
      ['e1', 'e1', undefined],
      [`n${UUID}`, 'e2', undefined],
      ['e3', 'e3', undefined],
    ]);
    expect(isUnsaved(after)).toBe(false);
  });

  it('whose own card went is written on another of its cards', () => {
    const written = writeCloze(saved, 'e2', { text: '{{c2::b}}' });
    const after = afterCloze(written, 'e2', drafted(written, 'e2').draft!, data(card(1), ofText(3, 2, 5, '{{c2::b}}')));
    expect(after.cards.map(({ key, id, revision }) => [key, id, revision])).toEqual([
      ['e1', 'e1', 1],
      ['e2', 'e3', 5],
    ]);
  });

  it('keeps what was typed while it was saved, over what was saved', () => {
    const sent = writeCloze(saved, 'e2', { text: 'one' });
    const typed = writeCloze(sent, 'e2', { text: 'one more' });
    const after = afterCloze(typed, 'e2', drafted(sent, 'e2').draft!, data(card(1), ofText(2, 1, 2), ofText(3, 2, 5)));
    expect(drafted(after, 'e2').draft).toMatchObject({ text: 'one more', revisions: { e2: 2, e3: 5 } });
  });

  it('stays when others save it meanwhile, as a conflict until one decides', () => {
    const written = writeCloze(saved, 'e2', { text: 'mine' });
    const met = merge(written, data(card(1), ofText(2, 1, 2), ofText(3, 2, 5)));
    expect(drafted(met, 'e2').draft).toMatchObject({ text: 'mine', revisions: { e2: 1, e3: 4 } });
    expect(drafted(overrideCloze(met, 'e2'), 'e2').draft!.revisions).toEqual({ e2: 2, e3: 5 });
  });
});
