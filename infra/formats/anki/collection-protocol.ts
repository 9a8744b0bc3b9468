import type { Unreadable } from '../unreadable';
import type { PackageCard } from './package-card';

/** Opens a package; without a path, asks for the next cards. */
export interface CollectionRequest {
  open?: string;
}

export type CollectionReply =
  | { total: number }
  | { cards: PackageCard[]; done: boolean }
  | { failure: Unreadable['failure'] };
