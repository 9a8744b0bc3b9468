import type { LocalKey } from '../core/stores/registry';
import { KeptQueue, type QueueConnection } from '../live/kept-queue';
import { PersonQueues } from '../live/person-queues';
import type { ProblemError } from '../live/problem-error';
import { post } from '../live/request';
import { isObject, isOwnPath, readList, writeList } from './device-list';

/** Milliseconds between two attempts at most. */
const RETRY_LONGEST = 30_000;

/** A small act, such as a bookmark or a comment, that the server does not have yet, as it will be sent. */
export interface KeptAct {
  readonly id: string;
  /** What sort of act it is; the page that handles its outcome asks for this, such as `quiz-flag.17`. */
  readonly kind: string;
  /** What it is about. A later act of the same kind about the same thing takes its place. */
  readonly about: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Text of the person, shown if the server refuses it after its page has gone. */
  readonly text?: string;
  /** The station whose marks it submits. */
  readonly station?: string;
  /** A failure of the server ends it; without a network it still waits. */
  readonly once?: boolean;
}

export interface ActsState {
  readonly entries: readonly KeptAct[];
  readonly connection: QueueConnection;
  readonly problem: ProblemError | null;
}

export type ActOutcome = { ok: true; output: unknown } | { ok: false; problem: ProblemError };
type Ended = (act: KeptAct, outcome: ActOutcome) => void;

const keyOf = (personId: number): LocalKey => `wardmates.acts.${personId}`;
const isAct = (value: unknown): value is KeptAct =>
  isObject(value) &&
  [value.id, value.kind, value.about].every((each) => typeof each === 'string') &&
  isOwnPath(value.path) &&
  isObject(value.body) &&
  ['string', 'undefined'].includes(typeof value.text) &&
  ['string', 'undefined'].includes(typeof value.station) &&
  ['boolean', 'undefined'].includes(typeof value.once);
const isSame = (one: KeptAct, other: KeptAct): boolean => one.kind === other.kind && one.about === other.about;

/** Keeps small acts on this device until the server has them. They are sent in their order; of several about one thing, only the last. */
export class ActOutbox extends KeptQueue<KeptAct, unknown, ActsState> {
  private readonly pages = new Map<string, Set<Ended>>();
  private readonly others = new Set<Ended>();

  constructor(private readonly personId: number) {
    super(
      readList(keyOf(personId), isAct),
      {
        send: ({ path, body }, leaving) => post(path, body, undefined, { keepalive: leaving }),
        taken: (act, output) => this.settle(act, { ok: true, output }),
        refused: (act, problem) => this.settle(act, { ok: false, problem }),
        isFinal: ({ once }, { status }) => once === true && status >= 500,
      },
      { longest: RETRY_LONGEST, stops: [401] },
    );
  }

  /** Keeps it and sends it, in the place of what waits about the same. */
  add(act: KeptAct): void {
    const replaced = this.entries.filter((each) => each !== this.underWay && isSame(each, act));
    const gone = new Set(replaced.map(({ id }) => id));
    writeList(keyOf(this.personId), [...readList(keyOf(this.personId), isAct).filter(({ id }) => !gone.has(id)), act]);
    this.put([...this.entries.filter((each) => !replaced.includes(each)), act]);
  }

  /** Takes back what is not on its way yet. @returns whether it was taken back */
  withdraw(id: string): boolean {
    const act = this.entries.find((each) => each.id === id);
    if (!act || act === this.underWay) return false;
    const { connection } = this.snapshot();
    this.drop([act]);
    // Nothing was sent, so nothing is known of the network that was not known before.
    if (connection !== 'online' && this.entries.length > 0) this.retry();
    return true;
  }

  /** Tells `ended` what came of the acts of a kind, while their page is there. @returns ends it */
  handle(kind: string, ended: Ended): () => void {
    const pages = this.pages.get(kind) ?? new Set();
    this.pages.set(kind, pages.add(ended));
    return () => void pages.delete(ended);
  }

  /** Tells `ended` what came of acts whose page has gone. @returns ends it */
  handleRest(ended: Ended): () => void {
    this.others.add(ended);
    return () => void this.others.delete(ended);
  }

  private settle(act: KeptAct, outcome: ActOutcome): void {
    // A newer act about the same is on its way: what came of this one is no longer wanted.
    if (this.entries.some((each) => isSame(each, act))) return;
    const pages = this.pages.get(act.kind);
    for (const ended of pages?.size ? pages : this.others) ended(act, outcome);
  }

  protected override stateOf(
    entries: readonly KeptAct[],
    connection: QueueConnection,
    problem: ProblemError | null,
  ): ActsState {
    return { entries, connection, problem };
  }

  protected override forget(gone: readonly KeptAct[]): void {
    const ids = new Set(gone.map(({ id }) => id));
    writeList(
      keyOf(this.personId),
      readList(keyOf(this.personId), isAct).filter(({ id }) => !ids.has(id)),
    );
  }
}

const outboxes = new PersonQueues((personId) => new ActOutbox(personId));
export const { of: actsOf, run: runActs, send: sendActs, closeAll: closeActs } = outboxes;
