import { useState } from 'react';
import { ACT_MAX, browseCards } from '~/domain/flashcards/browse/contract';
import { ProblemError, runAction } from '~/web/live/client';
import { useLatest } from '~/web/ui/use-latest';
import type { Act } from './acts';
import type { Patch } from './browse-data';
import type { Cards } from './use-cards';

type Name = Exclude<Act['name'], 'download'> | 'restore';

/** What was done last. */
export interface Done {
  name: Name;
  cards: number;
  /** Cards that stayed as they were. */
  left: number;
  /** Cards that are not there any more. */
  gone: number;
  undo?: () => void;
}

const pieces = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / ACT_MAX) }, (_, nth) => ids.slice(nth * ACT_MAX, (nth + 1) * ACT_MAX));

async function send(name: Name, ids: readonly number[], input: object): Promise<Record<'changed' | 'gone', number[]>> {
  const all = { changed: [] as number[], gone: [] as number[] };
  for (const some of pieces(ids)) {
    const { ids: changed, gone = [] } = await runAction(browseCards, name, {}, { ids: some, ...input } as never);
    all.changed.push(...changed);
    all.gone.push(...gone);
  }
  return all;
}

const without = (ids: readonly number[], some: readonly number[]): number[] => {
  const gone = new Set(some);
  return ids.filter((id) => !gone.has(id));
};

/** Does something with many cards at once. What was done last can be taken back until something else is done, or it is closed. */
export function useActs(cards: Cards) {
  const latest = useLatest(cards);
  const [doing, setDoing] = useState<Name | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  async function attempt<T>(name: Name, work: () => Promise<T>): Promise<T | null> {
    setDoing(name);
    setProblem(null);
    try {
      return await work();
    } catch (error) {
      setProblem(error instanceof ProblemError ? error : ProblemError.offline());
      return null;
    } finally {
      setDoing(null);
    }
  }

  /** @returns the cards that are not listed any more; null if nothing was done */
  async function run({ name, undo }: Act, ids: readonly number[], input: object, patch: Patch) {
    // A file changes nothing.
    if (name === 'download') return [];
    return attempt(name, async () => {
      const { changed, gone } = await send(name, ids, input);
      const { data, patch: apply } = latest.current;
      const unpatch = apply(changed, patch);
      apply(gone, null);
      const takeBack = (by: Name) =>
        void attempt(by, async () => {
          const { changed: back, gone: goneSince } = await send(by, changed, {});
          if (latest.current.data === data) {
            unpatch();
            // What did not come back stays away: another tab or device has deleted its deck, for example.
            latest.current.patch(patch === null ? without(changed, back) : goneSince, null);
          } else void latest.current.refetch();
          const left = changed.length - back.length - goneSince.length;
          setDone({ name: by, cards: back.length, left, gone: goneSince.length });
        });
      const left = ids.length - changed.length - gone.length;
      const canUndo = undo && changed.length > 0;
      setDone({
        ...{ name, cards: changed.length, left, gone: gone.length },
        ...(canUndo && { undo: () => takeBack(undo) }),
      });
      return patch === null ? [...ids] : gone;
    });
  }

  return { run, doing, done, problem, forget: () => setProblem(null), close: () => setDone(null) };
}
export type Acts = ReturnType<typeof useActs>;
