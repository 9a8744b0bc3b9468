import { reviewTypeOf, REVIEW_TYPES, reviewKind, SETUP_TYPES } from './kinds';

describe('types of a review', () => {
  // rules: 2.4.4, 2.4.5
  it('remove an answered card in 1, 3, 4, 5, 6, 10, 11 and 12, and keep it in 2, 7, 8 and 9', () => {
    const documented = REVIEW_TYPES.filter((type) => !reviewKind(type).steps);
    expect(documented.filter((type) => reviewKind(type).removes)).toEqual([1, 3, 4, 5, 6, 10, 11, 12]);
    expect(documented.filter((type) => !reviewKind(type).removes)).toEqual([2, 7, 8, 9]);
  });

  it('have learning steps in 13 alone, which is begun at home and not in the set-up', () => {
    expect(REVIEW_TYPES.filter((type) => reviewKind(type).steps)).toEqual([13]);
    expect(SETUP_TYPES).not.toContain(13);
  });
});

describe('the type of a review', () => {
  it('follows from what it draws from', () => {
    expect(reviewTypeOf('pack', false)).toBe(1);
    expect(reviewTypeOf('pack', true)).toBe(2);
    expect(reviewTypeOf('own-deck', false)).toBe(4);
    expect(reviewTypeOf('own-deck', true)).toBe(7);
    expect(reviewTypeOf('bookmarks', true)).toBe(9);
    expect(reviewTypeOf('due', true)).toBe(10);
    expect(reviewTypeOf('topic', false)).toBe(12);
    expect(reviewTypeOf('today', false)).toBe(13);
  });
});
