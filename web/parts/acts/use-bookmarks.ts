import { useState } from 'react';
import type { BookmarkCall } from '~/domain/kit/acts/contract';
import type { Input } from '~/domain/kit/contract';
import { useKeptCall } from '~/web/drafts/use-kept';
import { useProblemMessage } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';

interface Change {
  bookmarked: boolean;
  /** What the server had said when it was made; null for one that waited on the device before the page was opened. */
  before: boolean | null;
}

/**
 * Bookmarks on things of one kind: on or off at once, kept on the device without a network, and back if the server refuses
 * or fails (spec 2 §4, spec 3 §4, §8).
 * @param name what the acts are called on the device; a name of its own for each place that handles their outcome
 */
export function useBookmarks<F extends string>(contract: BookmarkCall<F>, name: string) {
  const problemMessage = useProblemMessage();
  const idOf = (input: Input<BookmarkCall<F>>): number => Number(input[contract.idField]);
  const kept = useKeptCall(contract, name, {
    taken: ({ bookmarked }, input) => change(idOf(input), { bookmarked }),
    refused: (problem, input) => {
      change(idOf(input), { bookmarked: input.action === 'remove' });
      showToast(problemMessage(problem), { tone: 'failure' });
    },
  });
  const [changes, setChanges] = useState<Readonly<Record<number, Change>>>(() =>
    Object.fromEntries(
      kept.waiting.map(({ input }) => [idOf(input), { bookmarked: input.action === 'add', before: null }]),
    ),
  );
  const change = (id: number, part: Partial<Change>) =>
    setChanges((all) => ({ ...all, [id]: { ...(all[id] ?? { bookmarked: false, before: null }), ...part } }));

  /** @param sent what the server says of it */
  const isOn = (id: number, sent: boolean): boolean => {
    const made = changes[id];
    if (!made) return sent;
    // What the server says is older than what it has not heard of.
    const waits = kept.waiting.some(({ input }) => idOf(input) === id);
    return waits || made.before === null || made.before === sent ? made.bookmarked : sent;
  };

  return {
    isOn,
    /** @returns whether it is on now */
    toggle(id: number, sent: boolean): boolean {
      const bookmarked = !isOn(id, sent);
      change(id, { bookmarked, before: sent });
      const input = { [contract.idField]: id, action: bookmarked ? 'add' : 'remove' } as Input<BookmarkCall<F>>;
      kept.send(id, input, { once: true });
      return bookmarked;
    },
  };
}
