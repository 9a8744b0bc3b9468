import type { ReactNode } from 'react';

/** Parts of the interface that belong together, each in all its states. */
export interface Section {
  /** In its address: `?section=marks`. */
  readonly id: string;
  readonly title: string;
  /** By what the state is called. Dialogs are drawn over the page, so they are opened by a press. */
  readonly states: Readonly<Record<string, () => ReactNode>>;
}
