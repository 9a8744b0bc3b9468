import { useEffect, useRef, useState } from 'react';
import { cutText } from '~/domain/kit/cut-text';
import { useStable } from '~/web/ui/use-stable';

interface Setting<R> {
  rows: readonly R[];
  set: (rows: R[]) => void;
  /** What a removed row is offered back by; a row whose text is empty is not offered. */
  textOf: (row: R) => string;
  /** A removed row is offered back only while this is the same, such as the kind of question that it is a row of. */
  scope?: unknown;
  /** Which row gets the focus when one is removed, if there is one; below without it. */
  focusOnRemove?: 'above' | 'below';
  /** Called with places from 0. */
  onMoved?: (from: number, to: number) => void;
  onRemoved?: (index: number) => void;
}

/** Characters of a removed row's text that are shown. */
const OFFERED = 40;

/**
 * The rows of a list in an editor: changed, put in order, removed, and the row removed last put back in its place. A row's element
 * has `data-row` with its key, and the field to focus in it `data-first`.
 */
export function useRows<R extends { readonly key: string }>({
  rows,
  set,
  textOf,
  scope,
  focusOnRemove = 'below',
  onMoved,
  onRemoved,
}: Setting<R>) {
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ row: R; index: number; scope: unknown } | null>(null);

  useEffect(() => {
    if (wanted === null) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${wanted}"] [data-first]`)?.focus();
    setWanted(null);
  }, [wanted, rows]);

  const indexOf = (key: string): number => rows.findIndex((row) => row.key === key);
  const insert = (index: number, ...more: R[]): void => {
    set([...rows.slice(0, index), ...more, ...rows.slice(index)]);
    setWanted(more.at(-1)?.key ?? null);
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= rows.length || from === to) return;
    const moved = rows.filter((_, index) => index !== from);
    moved.splice(to, 0, rows[from]!);
    set(moved);
    onMoved?.(from, to);
  };
  const offered = removed && Object.is(removed.scope, scope) ? removed : null;

  return {
    /** For the list's element. */
    list,
    /** Focuses a row once it is shown. */
    focus: setWanted,
    indexOf,
    insert,
    move,
    // These stay the same, so that a key pressed in one row draws that row alone.
    change: useStable((key: string, part: Partial<R>) =>
      set(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    ),
    moveBy: useStable((key: string, by: 1 | -1) => {
      move(indexOf(key), indexOf(key) + by);
      setWanted(key);
    }),
    remove: useStable((key: string) => {
      const index = indexOf(key);
      const row = rows[index]!;
      const [above, below] = [rows[index - 1], rows[index + 1]];
      set(rows.filter((each) => each !== row));
      setRemoved(textOf(row).trim() === '' ? null : { row, index, scope });
      setWanted((focusOnRemove === 'above' ? (above ?? below) : (below ?? above))?.key ?? null);
      onRemoved?.(index);
    }),
    /** The row removed last, if it is offered back. */
    removed: offered && {
      text: cutText(textOf(offered.row).trim(), OFFERED),
      putBack: () => {
        insert(Math.min(offered.index, rows.length), offered.row);
        setRemoved(null);
      },
    },
  };
}
