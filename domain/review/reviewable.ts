import type { Person } from '../accounts/person';
import type { Statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import type { Proposed } from './contract';
import { notReviewed } from './refusals';

export interface Found {
  author_id: number | null;
  /** `proposed` while it waits for a decision, then `published` or `returned`. */
  state: string;
}

/** A kind of thing that a second person decides on. A room declares it as `reviewed` in `room.ts`. */
export interface Reviewable {
  /** The name in addresses and in the history: lowercase letters. */
  readonly kind: string;
  readonly find: Statement<Found, [number]>;
  mayReview(read: Pick<Reader, 'sql'>, person: Person): Promise<boolean>;
  /** @param revision of the thing behind a publication; null where the proposal was sent back */
  undo(tx: Transaction, person: Person, entityId: number, revision: number | null): Promise<void>;
}

let declared: ReadonlyMap<string, Reviewable> = new Map();

/** Called once by the list of rooms, which stands above this room. */
export function declareReviewables(all: ReadonlyMap<string, Reviewable>): void {
  declared = all;
}

/** @throws Problem not-found `proposal-not-reviewed` for a kind that no room declares */
export function reviewableOf(kind: string): Reviewable {
  const found = declared.get(kind);
  if (!found) throw notReviewed();
  return found;
}

/** States in which only its author reads a proposal. */
const PRIVATE = ['draft', 'withdrawn', 'discarded'];

/** A proposal that a person may decide on, now or later. @throws Problem not-found `proposal-not-reviewed` */
export async function requireReviewed(
  read: Pick<Reader, 'sql'>,
  person: Person,
  { kind, entity_id }: Proposed,
): Promise<Found> {
  const { find, mayReview } = reviewableOf(kind);
  const found = await read.sql.one(find, [entity_id]);
  if (!found || found.author_id === person.id || PRIVATE.includes(found.state)) throw notReviewed();
  if (!(await mayReview(read, person))) throw notReviewed();
  return found;
}

/** Whether a person decides on a proposal, now or later. */
export const mayWatchReview = (read: Pick<Reader, 'sql'>, person: Person, proposed: Proposed): Promise<boolean> =>
  requireReviewed(read, person, proposed).then(
    () => true,
    () => false,
  );
