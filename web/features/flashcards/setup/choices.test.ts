import { ALL_DECKS, chosenAtFirst, isSettled, isSourceSettled, selectionOf, type Setup, tagsFor } from './choices';

const deck = (id: number, tags: string[] = []) => ({
  id,
  deck_name: `Deck ${id}`,
  deck_description: 'About it',
  deck_colour: 'teal',
  deck_icon: 'heart',
  cards: 3,
  tags,
});
const setup: Setup = {
  packs: [deck(1)],
  collections: [deck(2)],
  decks: [deck(3, ['exam', 'anatomy']), deck(4, ['exam'])],
  shared: [deck(5)],
  bookmarked: 0,
  due: 0,
  topics: [{ id: 7, specialty_id: 2, name: 'Asthma', cards: 4 }],
  unfinished: null,
};
const first = (address: string) => chosenAtFirst(new URLSearchParams(address), setup);

describe('the choice of a review', () => {
  // rules: 2.2.41
  it.each([
    ['', null, null],
    ['type=collection', 'collection', null],
    ['type=bookmarks', 'bookmarks', null],
    ['type=nonsense', null, null],
    ['deck=1', 'pack', 1],
    ['deck=3', 'own-deck', 3],
    ['deck=5', 'shared-deck', 5],
    ['deck=99', null, null],
  ])('begins with what the address says: ?%s', (address, source, of) =>
    expect(first(address)).toMatchObject({ source, deck: of }),
  );

  // rules: 2.2.39, 2.2.40
  it('begins with a specialty, a topic and the cards that were wrong', () => {
    expect(selectionOf(first('topic=7&preferences=incorrect'))).toMatchObject({
      quiz_type: 12,
      specialty: 2,
      topic: 7,
      selection_options: 'incorrect',
    });
    expect(first('specialty=2')).toMatchObject({ source: 'topic', specialty: 2, topic: 0 });
    expect(isSettled(first('specialty=2'))).toBe(true);
    expect(first('specialty=9').source).toBeNull();
  });

  it('keeps the type of the address beside a specialty or a topic, and draws from them only', () => {
    expect(selectionOf({ ...first('type=collection&specialty=2'), deck: 2 })).toMatchObject({
      quiz_type: 3,
      deck_id: 2,
      specialty: 2,
      topic: 0,
    });
    expect(selectionOf(first('type=bookmarks&topic=7'))).toMatchObject({ quiz_type: 6, specialty: 2, topic: 7 });
  });

  // rules: 2.2.43, 2.5.24
  it('is settled once a deck or a specialty is chosen where there are several', () => {
    expect(isSourceSettled(first('type=pack'))).toBe(false);
    expect(isSourceSettled({ ...first('type=pack'), deck: 1 })).toBe(true);
    expect(isSourceSettled(first('type=topic'))).toBe(false);
    expect(isSourceSettled(first('type=due'))).toBe(true);
    expect(isSourceSettled(first('type=bookmarks'))).toBe(true);
  });

  // rules: 2.5.25
  it('needs at least one tag where tags are used', () => {
    const chosen = first('deck=3');
    expect(isSettled({ ...chosen, tags: [] })).toBe(false);
    expect(isSettled({ ...chosen, tags: ['exam'] })).toBe(true);
    expect(selectionOf({ ...chosen, tags: ['exam'] }).tags).toEqual(['exam']);
  });

  it("offers the tags of the deck, or of all of one's own decks", () => {
    expect(tagsFor(setup, first('deck=4'))).toEqual(['exam']);
    expect(tagsFor(setup, { ...first('type=own-deck'), deck: ALL_DECKS })).toEqual(['anatomy', 'exam']);
    expect(selectionOf({ ...first('type=own-deck'), deck: ALL_DECKS }).deck_id).toBeUndefined();
  });
});
