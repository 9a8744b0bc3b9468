import { useState } from 'react';
import { ACT_MAX, browseCards } from '~/domain/flashcards/browse/contract';
import { ProblemError, runAction } from '~/web/live/client';
import type { Act } from './acts';
import type { Patch } from './browse-data';
import type { Cards } from './use-cards';

/** What was done last. */
export interface Done {
  name: Exclude<Act['name'], 'download'> | 'restore';
  cards: number;
  /** Cards that stayed as they were. */
  left: number;
  undo?: () => void;
}

const pieces = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / ACT_MAX) }, (_, nth) => ids.slice(nth * ACT_MAX, (nth + 1) * ACT_MAX));

async function send(name: Done['name'], ids: readonly number[], input: object): Promise<number[]> {
  const changed: number[] = [];
  for (const some of pieces(ids))
    changed.push(...(await runAction(browseCards, name, {}, { ids: some, ...input } as never)).ids);
  return changed;
}

const without = (ids: readonly number[], some: readonly number[]): number[] => {
  const gone = new Set(some);
  return ids.filter((id) => !gone.has(id));
};

/** Does something with many cards at once. */
export function useActs(cards: Cards) {
  const [doing, setDoing] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setDoing(true);
    setProblem(null);
    setDone(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(error instanceof ProblemError ? error : ProblemError.offline());
      return false;
    } finally {
      setDoing(false);
    }
  }

  const run = (act: Act, ids: readonly number[], input: object, patch: Patch) =>
    attempt(async () => {
      const { name } = act;
      // A file changes nothing.
      if (name === 'download') return;
      const changed = await send(name, ids, input);
      const unpatch = cards.patch(changed, patch);
      const undo = () =>
        void attempt(async () => {
          const back = await send(act.undo!, changed, {});
          unpatch();
          // What did not come back stays away: another tab or device has deleted its deck, for example.
          if (patch === null) cards.patch(without(changed, back), null);
          setDone({ name: act.undo!, cards: back.length, left: changed.length - back.length });
        });
      const result = { name, cards: changed.length, left: ids.length - changed.length };
      setDone(act.undo && changed.length > 0 ? { ...result, undo } : result);
    });

  return { run, doing, done, problem, forget: () => setProblem(null), rest: () => setDone(null) };
}
export type Acts = ReturnType<typeof useActs>;
