import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Whether the browser keeps what it has laid out while it is hidden, and lets nobody come upon it there. */
const keepsHidden = (): boolean => globalThis.CSS?.supports?.('content-visibility', 'hidden') ?? false;

/**
 * The questions that are in the document, in an order in which none of them ever moves: the one that is shown always, and
 * once the browser has time for it the one ahead instead of the one before.
 *
 * @returns `standing` by id; `layOut` takes the element of the one ahead
 */
export function useStanding(shown: number, ahead: number | null) {
  const [stood, stand] = useState<readonly number[]>([]);
  useEffect(
    () =>
      keepsHidden() ? whenIdle(() => stand(ahead === null || ahead === shown ? [shown] : [shown, ahead])) : undefined,
    [shown, ahead],
  );
  return {
    standing: stood.includes(shown) ? stood : [...stood, shown],
    /** To ask where something is makes the browser lay it out, hidden or not. */
    layOut: useCallback(
      (element: HTMLElement | null) => whenIdle(() => element?.firstElementChild?.getBoundingClientRect()),
      [],
    ),
  };
}
