import { compatible, NEAR_STAGES, type Seeker, stageReach, WIDENS_AT, wishesAfter } from './compatibility';

const NOW = 1_000_000_000;
const seeker = (fields: Partial<Seeker> & { waited?: number } = {}): Seeker => {
  const { waited = 0, ...rest } = fields;
  return { style: 1, stage: 'near', language: 'en', training_stage: 5, waiting_since: NOW - waited * 1_000, ...rest };
};
const suit = (one: Parameters<typeof seeker>[0], other: Parameters<typeof seeker>[0]) => {
  const both = compatible(seeker(one), seeker(other), NOW);
  expect(compatible(seeker(other), seeker(one), NOW)).toBe(both);
  return both;
};

describe('two people suit each other', () => {
  it('at once when they want the same', () => {
    expect(suit({}, {})).toBe(true);
    expect(suit({ style: null, language: null }, { style: 4, language: 'es' })).toBe(true);
    expect(suit({ training_stage: null }, { training_stage: null })).toBe(true);
  });

  it('not while either still insists', () => {
    expect(suit({ style: 1, waited: 3_600 }, { style: 2 })).toBe(false);
    expect(suit({ language: 'es', waited: 3_600 }, { language: 'en' })).toBe(false);
    expect(suit({ training_stage: 1, waited: 3_600 }, { training_stage: 20 })).toBe(false);
    expect(suit({ stage: 'any', training_stage: 1 }, { training_stage: 20 })).toBe(false);
    expect(suit({ stage: 'any', training_stage: 1 }, { stage: 'any', training_stage: 20 })).toBe(true);
  });

  it('by and by: stage after 10 and 20 s, style after 30 s, language after 60 s', () => {
    expect(WIDENS_AT).toEqual({ stage: 10, anyStage: 20, style: 30, language: 60 });
    const bothWaited = (waited: number, one: Partial<Seeker>, other: Partial<Seeker>) =>
      suit({ ...one, waited }, { ...other, waited });
    for (const [seconds, one, other] of [
      [10, { training_stage: 1 }, { training_stage: 7 }],
      [20, { training_stage: 1 }, { training_stage: 24 }],
      [20, { training_stage: null }, { training_stage: 24 }],
      [30, { style: 1 }, { style: 2 }],
      [60, { language: 'en' }, { language: 'es' }],
    ] as const) {
      expect(bothWaited(seconds - 0.001, one, other)).toBe(false);
      expect(bothWaited(seconds, one, other)).toBe(true);
    }
  });
});

describe('what is still asked', () => {
  it('is near at first, wider, then anything', () => {
    expect([0, 9.9, 10, 19.9, 20].map((seconds) => stageReach('near', seconds))).toEqual([
      NEAR_STAGES.first,
      NEAR_STAGES.first,
      NEAR_STAGES.wider,
      NEAR_STAGES.wider,
      Number.POSITIVE_INFINITY,
    ]);
    expect(wishesAfter({ style: 3, stage: 'any', language: 'es' }, 0)).toEqual({
      style: 3,
      reach: Number.POSITIVE_INFINITY,
      language: 'es',
    });
    expect(wishesAfter({ style: 3, stage: 'near', language: 'es' }, 60)).toEqual({
      style: null,
      reach: Number.POSITIVE_INFINITY,
      language: null,
    });
  });
});
