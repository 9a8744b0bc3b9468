import { againIn } from './steps';

const STEPS = [60, 600];
const fresh = { isNew: true };
const known = { isNew: false };

describe('learning steps', () => {
  it('bring a new card twice more, and a known card not at all, if they are right', () => {
    expect(againIn(STEPS, fresh, true)).toBe(600);
    expect(againIn(STEPS, { ...known, step: 600 }, true)).toBeNull();
    expect(againIn(STEPS, known, true)).toBeNull();
  });

  it('begin with the first after a wrong answer, and go on with the next longer one', () => {
    for (const card of [fresh, known, { ...known, step: 600 }]) expect(againIn(STEPS, card, false)).toBe(60);
    expect(againIn(STEPS, { ...known, step: 60 }, true)).toBe(600);
  });

  it('go on by the steps that are set now, with a card that waited at another one', () => {
    expect(againIn([300, 1_800], { ...known, step: 60 }, true)).toBe(300);
    expect(againIn([300, 1_800], { ...known, step: 600 }, true)).toBe(1_800);
    expect(againIn([300], { ...known, step: 600 }, true)).toBeNull();
    expect(againIn([600], fresh, true)).toBeNull();
  });

  it('are repeated by hard and left out by easy', () => {
    expect(againIn(STEPS, fresh, true, 2)).toBe(60);
    expect(againIn(STEPS, { ...known, step: 600 }, true, 2)).toBe(600);
    expect(againIn(STEPS, fresh, true, 4)).toBeNull();
    expect(againIn(STEPS, known, true, 2)).toBeNull();
  });
});
