import { chosenAtFirst, isSettled, selectionOf, typeOf } from './choices';

describe('the choice of a review', () => {
  it('becomes the type of the specification', () => {
    expect(typeOf('pack', false)).toBe(1);
    expect(typeOf('pack', true)).toBe(2);
    expect(typeOf('own-deck', false)).toBe(4);
    expect(typeOf('own-deck', true)).toBe(7);
    expect(typeOf('bookmarks', true)).toBe(9);
    expect(typeOf('due', true)).toBe(10);
    expect(typeOf('topic', false)).toBe(12);
  });

  it('begins with what the address says', () => {
    const search = new URLSearchParams('topic=7&preferences=incorrect');
    const choices = chosenAtFirst(search);
    expect(isSettled(choices)).toBe(true);
    expect(selectionOf(choices)).toEqual({
      quiz_type: 12,
      deck_id: undefined,
      topic: 7,
      selection_options: 'incorrect',
    });
    expect(isSettled(chosenAtFirst(new URLSearchParams()))).toBe(false);
    expect(chosenAtFirst(new URLSearchParams('type=collection')).source).toBe('collection');
  });
});
