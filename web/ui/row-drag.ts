import type { Modifier } from '@dnd-kit/core';

/** A dragged row moves up and down only, and not out of its list. */
export const withinList: Modifier = ({ transform, draggingNodeRect: row, containerNodeRect: list }) => ({
  ...transform,
  x: 0,
  y:
    row && list
      ? Math.max(Math.min(transform.y, list.top + list.height - row.bottom), list.top - row.top)
      : transform.y,
});

/** The `transform` of a row that was moved so far, in px. */
export const movedBy = (by: { x: number; y: number } | null): string | undefined =>
  by ? `translate3d(${Math.round(by.x)}px, ${Math.round(by.y)}px, 0)` : undefined;
