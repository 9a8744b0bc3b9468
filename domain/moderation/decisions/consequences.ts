import type { Standing } from '../queue/contract';
import { ALONE_AFTER, type Decision, NEEDS_REASON, REASON_MIN } from './contract';

/** What the author reads needs a reason. @param reason as plain text */
export const lacksReason = (decision: Decision, reason: string): boolean =>
  NEEDS_REASON.includes(decision) && reason.length < REASON_MIN;

/**
 * A question from the author goes to a moderator who did not decide the case; if none comes within 24 hours, by the same one.
 * @param deciders who decided what the author asks about
 * @param asked when they asked, in epoch milliseconds; null if they asked nothing
 * @returns whether the same moderator decides `alone`
 */
export function secondReading(parts: {
  by: number;
  deciders: readonly (number | null | undefined)[];
  asked: number | null;
  now: number;
}): { alone: boolean } | { refused: 'other-moderator-needed' } {
  const { by, deciders, asked, now } = parts;
  if (asked === null || !deciders.includes(by)) return { alone: false };
  return now - asked < ALONE_AFTER ? { refused: 'other-moderator-needed' } : { alone: true };
}

/** Decisions that can say that a fact was wrong. */
const SAYS_WRONG: readonly Decision[] = ['change', 'hide', 'send_back', 'take_down', 'restore'];

/**
 * Whether a decision says that a fact was wrong, and whether those who met it are notified now: once it is corrected, shown again or
 * taken down.
 * @param said what the moderator ticked; undefined for what an earlier decision says
 * @param pending the earlier decision that says so and was not told yet
 * @param after how the thing stands now
 * @returns `tell`: of which decision; null if nobody is notified now
 */
export function wrongFact(parts: {
  decision: Decision;
  said: boolean | undefined;
  pending: number | null;
  after: Standing;
}): { wrong: boolean; tell: 'this' | 'pending' | null } {
  const { decision, said, pending, after } = parts;
  // A correction tells at once, and only if it is said with it.
  const wrong = SAYS_WRONG.includes(decision) && (said ?? (decision !== 'change' && pending !== null));
  const isTold = decision === 'change' || after === 'shown' || after === 'taken_down';
  if (!wrong || !isTold) return { wrong, tell: null };
  // Showing it again needs no reason: they read the one that was given when it was found to be wrong.
  return { wrong, tell: decision === 'restore' && pending !== null ? 'pending' : 'this' };
}

/**
 * What a decision says of the reports of a case: right, wrong, or nothing. A thing that its author deleted, and one that was shown
 * again, says nothing of who reported it.
 */
export const upheldBy = (decision: Decision, before: Standing, gone: boolean): boolean | null =>
  gone || decision === 'restore' ? null : decision !== 'keep' || before !== 'shown';

/** The message to the author: that their text changed, that it stays as it was, or how it stands. Null if nothing is different for them. */
export function wordsForAuthor(parts: {
  decision: Decision;
  /** The decision that an `undo` takes back. */
  undone: string | null;
  asked: boolean;
  before: Standing;
  after: Standing;
}): 'change' | 'stays' | 'standing' | null {
  const { decision, undone, asked, before, after } = parts;
  if (decision === 'change' || (decision === 'undo' && undone === 'change')) return 'change';
  if (decision === 'keep' && asked) return 'stays';
  return before === after ? null : 'standing';
}
