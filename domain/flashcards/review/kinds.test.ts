import { reviewTypeOf, REVIEW_TYPES, reviewKind } from './kinds';

describe('types of a review', () => {
  // rules: 2.4.4, 2.4.5
  it('remove an answered card in 1, 3, 4, 5, 6, 10, 11 and 12, and keep it in 2, 7, 8 and 9', () => {
    expect(REVIEW_TYPES.filter((type) => reviewKind(type).removes)).toEqual([1, 3, 4, 5, 6, 10, 11, 12]);
    expect(REVIEW_TYPES.filter((type) => !reviewKind(type).removes)).toEqual([2, 7, 8, 9]);
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
  });
});
