import { chosenAtFirst, isSettled, selectionOf } from './choices';

describe('the choice of a review', () => {
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
