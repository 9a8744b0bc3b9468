import { REVIEW_TYPES, reviewKind } from './kinds';

describe('types of a review', () => {
  it('remove an answered card in 1, 3, 4, 5, 6, 10, 11 and 12, and keep it in 2, 7, 8 and 9', () => {
    expect(REVIEW_TYPES.filter((type) => reviewKind(type).removes)).toEqual([1, 3, 4, 5, 6, 10, 11, 12]);
    expect(REVIEW_TYPES.filter((type) => !reviewKind(type).removes)).toEqual([2, 7, 8, 9]);
  });
});
