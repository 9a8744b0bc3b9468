import {
  BEGINS_AFTER,
  ENDS_AFTER,
  hear,
  type Hearing,
  loudnessOf,
  meterOf,
  SILENCE,
  SILENT_BELOW,
  SPEAKS_ABOVE,
} from './speaking';

const LOUD = SPEAKS_ABOVE * 2;
const BETWEEN = (SPEAKS_ABOVE + SILENT_BELOW) / 2;
const STEP = 20;

/** A level that lasts for some time, looked at every 20 ms. */
function lasting(before: { hearing: Hearing; at: number }, level: number, milliseconds: number) {
  let { hearing, at } = before;
  for (const end = at + milliseconds; at <= end; at += STEP) hearing = hear(hearing, level, at);
  return { hearing, at };
}
const start = { hearing: SILENCE, at: 1_000 };
const speaking = lasting(start, LOUD, BEGINS_AFTER);

describe('speaking', () => {
  it('begins with a sound that lasts', () => expect(speaking.hearing.speaking).toBe(true));

  it('does not begin with a knock', () => {
    const knock = lasting(start, LOUD, BEGINS_AFTER - STEP);
    expect(knock.hearing.speaking).toBe(false);
    expect(lasting(knock, 0, 1_000).hearing).toEqual(SILENCE);
  });

  it('does not begin with many knocks', () => {
    let now = start;
    for (let knock = 0; knock < 20; knock += 1) now = lasting(lasting(now, LOUD, BEGINS_AFTER - STEP), 0, STEP);
    expect(now.hearing.speaking).toBe(false);
  });

  it('goes on through a breath', () => {
    const breath = lasting(speaking, 0, ENDS_AFTER - STEP);
    expect(breath.hearing.speaking).toBe(true);
    expect(lasting(breath, LOUD, STEP).hearing).toEqual({ speaking: true, otherSince: null });
  });

  it('ends with silence that lasts', () => expect(lasting(speaking, 0, ENDS_AFTER).hearing).toEqual(SILENCE));

  it('neither begins nor ends between the two levels', () => {
    expect(lasting(start, BETWEEN, 5_000).hearing.speaking).toBe(false);
    expect(lasting(speaking, BETWEEN, 5_000).hearing.speaking).toBe(true);
  });
});

describe('loudness', () => {
  it('is the root mean square', () => {
    expect(loudnessOf(new Float32Array([0.5, -0.5, 0.5, -0.5]))).toBeCloseTo(0.5);
    expect(loudnessOf(new Float32Array())).toBe(0);
  });

  it.each([
    [0, 0],
    [0.0001, 0],
    [0.001, 0],
    [0.0316, 0.5],
    [1, 1],
    [2, 1],
  ])('of %d fills the meter to %d', (level, filled) => expect(meterOf(level)).toBeCloseTo(filled, 2));
});
