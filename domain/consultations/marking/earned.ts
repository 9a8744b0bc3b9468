import type { Spoken } from './coverage';
import type { Fact } from '../engine/read/fact';

/** The turns of a talk as the marks read them: an answer counts where it tells what is not told freely. Pure. */
export const earnedIn = (
  turns: readonly { number: number; asked: string; said: string; revealed: readonly number[] }[],
  facts: readonly Fact[],
): Spoken[] => {
  const isEarned = (index: number) => !['opening', 'volunteered', undefined].includes(facts[index]?.disclosure);
  return turns.map(({ number, asked, said, revealed }) => ({
    number,
    asked,
    earned: revealed.some(isEarned) ? said : '',
  }));
};
