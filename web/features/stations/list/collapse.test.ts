import { collapseLimit } from './collapse';

describe('how many cards show before the rest collapses (spec 3 §2, §9)', () => {
  // rules: 3.2.34, 3.2.35, 3.2.36, 3.9.25
  it.each([
    [360, 2],
    [768, 2],
    [769, 4],
    [1199, 4],
    [1200, 6],
    [1201, 6],
    [1920, 6],
  ])('%d px: %d', (width, cards) => expect(collapseLimit(width)).toBe(cards));
});
