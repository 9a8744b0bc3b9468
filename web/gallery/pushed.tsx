import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { KeyOf, Live, Snapshot } from '~/domain/kit/contract';
import { offerSnapshot } from '../live/snapshots';

interface Props<L extends Live> {
  resource: L;
  /** Its key. Each state has its own, for all of them share one cache. */
  at: KeyOf<L>;
  snapshot: Snapshot<L>;
  children: ReactNode;
}

/** A part that watches something, as it is once that was pushed. */
export function Pushed<L extends Live>({ resource, at, snapshot, children }: Props<L>) {
  const cache = useQueryClient();
  useState(() => offerSnapshot(cache, resource, at, snapshot));
  return children;
}
