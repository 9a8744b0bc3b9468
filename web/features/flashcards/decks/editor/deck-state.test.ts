import {
  afterCard,
  choose,
  type DeckData,
  isUnsaved,
  merge,
  moveCard,
  newCard,
  saveInput,
  stateOf,
  visible,
} from './deck-state';

const UUID = '0f0e0d0c-0b0a-4908-8706-050403020100';
const card = (id: number, front: string, revision = 1) => ({
  id: `e${id}`,
  front: `<p>${front}</p>`,
  back: '',
  front_image_url: '',
  back_image_url: '',
  tags: [],
  order: id,
  revision,
  changed_by: '',
  changed_by_self: false,
  sent_id: '',
});
const deck = (cards: DeckData['cards'], more: Partial<DeckData['deck']> = {}): DeckData => ({
  deck: {
    id: 1,
    deck_name: 'Murmurs',
    deck_description: 'About',
    deck_shared: false,
    deck_cloneable: false,
    deck_colour: 'teal',
    deck_icon: 'heart',
    category: [],
    language: 'en',
    revision: 1,
    origin: 'written',
    rights_confirmed: false,
    owned: true,
    owner_name: 'Ana',
    live_version: 2,
    ...more,
  },
  cards,
  cards_max: 100,
});
const edit = (state: ReturnType<typeof stateOf>, id: string, front: string) => ({
  ...state,
  cards: state.cards.map((one) => (one.id === id ? { ...one, front: `<p>${front}</p>`, edited: true } : one)),
});
const fronts = (state: ReturnType<typeof stateOf>) =>
  visible(state).map(({ front }) => front.replaceAll(/<\/?p>/g, ''));

describe('a deck that others edit too', () => {
  const begun = stateOf(deck([card(1, 'A'), card(2, 'B')]));

  it('takes what others changed where nothing was written here', () => {
    const state = merge(edit(begun, 'e1', 'A of mine'), deck([card(1, 'A'), card(3, 'C'), card(2, 'B of theirs', 2)]));
    expect(fronts(state)).toEqual(['A of mine', 'C', 'B of theirs']);
    expect(state.cards.some(({ theirs }) => theirs !== undefined)).toBe(false);
    expect(saveInput(state).cards).toMatchObject([{ id: 'e1', revision: 1 }]);
  });

  it('asks where both wrote on the same card, and keeps mine, theirs or both', () => {
    const state = merge(edit(begun, 'e1', 'Mine'), deck([card(1, 'Theirs', 2), card(2, 'B')]));
    expect(state.cards[0]).toMatchObject({ front: '<p>Mine</p>', theirs: { front: '<p>Theirs</p>' } });
    const mine = choose(state, 'e1', 'mine', UUID);
    expect([fronts(mine), saveInput(mine).cards]).toMatchObject([['Mine', 'B'], [{ id: 'e1', revision: 2 }]]);
    const theirs = choose(state, 'e1', 'theirs', UUID);
    expect([fronts(theirs), isUnsaved(theirs)]).toEqual([['Theirs', 'B'], false]);
    const both = choose(state, 'e1', 'both', UUID);
    expect(fronts(both)).toEqual(['Theirs', 'Mine', 'B']);
    expect(saveInput(both).cards).toMatchObject([{ id: `n${UUID}`, order: 2 }]);
  });

  it('asks nothing where both wrote the same', () => {
    const state = merge(edit(begun, 'e1', 'Same'), deck([card(1, 'Same', 2), card(2, 'B')]));
    expect(state.cards[0]).toMatchObject({ edited: false, revision: 2, theirs: undefined });
  });

  it('asks about a card that was deleted elsewhere only where it was edited here', () => {
    const state = merge(edit(begun, 'e1', 'Mine'), deck([]));
    expect(state.cards).toMatchObject([{ id: 'e1', theirs: null }]);
    expect(choose(state, 'e1', 'theirs', UUID).cards).toEqual([]);
    expect(choose(state, 'e1', 'mine', UUID).cards).toMatchObject([
      { id: `n${UUID}`, front: '<p>Mine</p>', edited: true },
    ]);
  });

  // rules: 2.4.14
  it('keeps what was typed while a card was on its way', () => {
    const added = { ...begun, cards: [...begun.cards, { ...newCard(UUID), front: '<p>C</p>' }] };
    const sent = added.cards[2]!;
    const typed = {
      ...added,
      cards: added.cards.map((one) => (one === sent ? { ...one, front: '<p>C, more</p>' } : one)),
    };
    const state = afterCard(typed, sent, card(9, 'C'));
    expect(state.cards[2]).toMatchObject({
      key: `n${UUID}`,
      id: 'e9',
      revision: 1,
      edited: true,
      front: '<p>C, more</p>',
    });
  });

  // rules: 2.4.15
  it('knows a new card whose answer was lost, and saves what was typed since', () => {
    const added = { ...begun, cards: [...begun.cards, { ...newCard(UUID), front: '<p>C, more</p>' }] };
    const state = merge(added, deck([card(1, 'A'), card(2, 'B'), { ...card(9, 'C'), sent_id: `n${UUID}` }]));
    expect(state.cards[2]).toMatchObject({ key: `n${UUID}`, id: 'e9', edited: true, front: '<p>C, more</p>' });
    expect(state.cards).toHaveLength(3);
  });

  // rules: 2.4.16
  it('sends the places of cards that were moved, and nothing of a new card that is blank', () => {
    const state = moveCard({ ...begun, cards: [...begun.cards, newCard(UUID)] }, 1, 0);
    expect(fronts(state)).toEqual(['B', 'A', '']);
    expect(saveInput(state).cards).toMatchObject([
      { id: 'e2', order: 1 },
      { id: 'e1', order: 2 },
    ]);
    expect(isUnsaved({ ...begun, cards: [...begun.cards, newCard(UUID)] })).toBe(false);
  });
});
