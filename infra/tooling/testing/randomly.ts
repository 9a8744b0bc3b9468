import { seeded, type Chance } from '~/infra/support/seeded';

export interface Randomly extends Chance {
  pick<T>(from: readonly T[]): T;
  chance(probability: number): boolean;
}

/** Chance that comes the same way for the same seed, so that what a test found can be found again. */
export function randomly(seed: number): Randomly {
  const chance = seeded(seed);
  return {
    ...chance,
    pick: (from) => from[chance.below(from.length)]!,
    chance: (probability) => chance.next() < probability,
  };
}
