import type { NewNotification } from '../accounts/notify';
import type { Person } from '../accounts/person';
import type { Problem } from '../kit/errors';
import type { Statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import type { ProposalAct, Proposed } from './contract';
import { notReviewed } from './refusals';

export interface Found {
  author_id: number | null;
  /** `proposed` while it waits for a decision, then `published` or `returned`. */
  state: string;
}

/** A proposal, locked. */
export interface Proposal extends Found {
  id: number;
  /** What a page must have seen to decide on it. */
  version?: number;
}

/** The columns of a decision. A proposal that waits again has none: null, '' and null. */
export type DecisionRow = [
  state: 'published' | 'returned' | 'proposed',
  by: number | null,
  reason: string,
  at: Date | null,
];

export type Notice = Omit<NewNotification, 'account_id'>;

/** A kind of thing that a second person decides on. A room declares it as `reviewed` in `room.ts`; `decide.ts` does the rest. */
export interface Reviewable<
  P extends Proposal = Proposal,
  /** What a reviewer chooses when they publish. */
  Choice = unknown,
  /** What a publication or its undoing changes of the proposal. */
  Changed = object,
> {
  /** The name in addresses and in the history: lowercase letters. */
  readonly kind: string;
  readonly find: Statement<Found, [number]>;
  readonly refusals: {
    notFound(): Problem;
    own(): Problem;
    /** Missing if others may not know that there is one. */
    notReviewer?(): Problem;
    decided(): Problem;
    changed(id: number): Problem;
    /** A reason shorter than this is refused. Missing if the contract does so. */
    reason?: { min: number; missing(): Problem };
  };
  mayReview(read: Pick<Reader, 'sql'>, person: Person): Promise<boolean>;
  /** @param person whose role may be checked again here */
  lock(tx: Transaction, id: number, person: Person): Promise<P | null>;
  /** What is read before one decides, HTML or plain. */
  texts(proposal: P): readonly string[];
  /** @returns the revision of the thing that readers see from now on */
  publish(
    tx: Transaction,
    person: Person,
    proposal: P,
    choice: Choice | undefined,
    reason: string,
  ): Promise<Changed & { revision: number }>;
  /** Readers see again what they saw before. @throws Problem `decision-not-undoable` if it was changed since */
  unpublish(tx: Transaction, person: Person, proposal: P, revision: number): Promise<Changed>;
  /** Saves the decision in the row of the proposal. */
  save(tx: Transaction, proposal: P, decision: DecisionRow, changed?: Changed): Promise<unknown>;
  /** What its author reads. */
  notice(proposal: P, act: ProposalAct, reason: string, changed?: Changed): Notice;
  /** What else follows a decision: live resources, events of the room, mails. */
  decided?(tx: Transaction, person: Person, proposal: P, act: ProposalAct, reason: string): Promise<void>;
  /** Whether the same person decides the same again. Missing if that is refused as any second decision. */
  isRepeat?(proposal: P, person: Person, act: ProposalAct): boolean;
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
  const reviewed = reviewableOf(kind);
  const found = await read.sql.one(reviewed.find, [entity_id]);
  if (!found || found.author_id === person.id || PRIVATE.includes(found.state)) throw notReviewed();
  if (!(await reviewed.mayReview(read, person))) throw notReviewed();
  return found;
}

/** Whether a person decides on a proposal, now or later. */
export const mayWatchReview = (read: Pick<Reader, 'sql'>, person: Person, proposed: Proposed): Promise<boolean> =>
  requireReviewed(read, person, proposed).then(
    () => true,
    () => false,
  );
