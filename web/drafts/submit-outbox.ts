import type { LocalKey } from '../core/stores/registry';
import { KeptQueue, type QueueConnection } from '../live/kept-queue';
import { PersonQueues } from '../live/person-queues';
import type { ProblemError } from '../live/problem-error';
import { post } from '../live/request';
import { isObject, isOwnPath, readList, writeList } from './device-list';

/** Milliseconds that are waited at most before the next attempt. */
export const RETRY_LONGEST = 30_000;

/** Marks of a station that were submitted and that the server does not have yet, as they will be sent. */
export interface KeptSubmit {
  /** Sending twice under it is sending once. */
  readonly submission_id: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The station's name, for what is said of it. */
  readonly name: string;
}

export interface OutboxState {
  readonly entries: readonly KeptSubmit[];
  readonly connection: QueueConnection;
  readonly problem: ProblemError | null;
}

export type SubmitOutcome = { ok: true; next_url: string } | { ok: false; problem: ProblemError };
type Ended = (entry: KeptSubmit, outcome: SubmitOutcome) => void;

const keyOf = (personId: number): LocalKey => `wardmates.submits.${personId}`;
/** What an older version of the page has left there is not sent; no address but one of ours is. */
const isSubmit = (value: unknown): value is KeptSubmit =>
  isObject(value) &&
  typeof value.submission_id === 'string' &&
  isOwnPath(value.path) &&
  isObject(value.body) &&
  typeof value.name === 'string';

const readKept = (key: LocalKey): KeptSubmit[] => readList(key, isSubmit);

/** Keeps submits on this device until the server has them, on any page. */
export class SubmitOutbox extends KeptQueue<KeptSubmit, { next_url: string }, OutboxState> {
  private readonly waiting = new Map<string, (outcome: SubmitOutcome) => void>();

  private readonly others = new Set<Ended>();

  constructor(private readonly personId: number) {
    super(
      readKept(keyOf(personId)),
      {
        send: ({ path, body }, leaving) =>
          post(path, body, undefined, { keepalive: leaving }) as Promise<{ next_url: string }>,
        taken: (entry, { next_url }) => this.settle(entry, { ok: true, next_url }),
        refused: (entry, problem) => this.settle(entry, { ok: false, problem }),
      },
      { longest: RETRY_LONGEST, stops: [401] },
    );
  }

  /** Keeps it and sends it. @param tell called once with what came of it, unless `leave` was called before */
  add(entry: KeptSubmit, tell: (outcome: SubmitOutcome) => void): void {
    this.waiting.set(entry.submission_id, tell);
    const others = this.entries.filter((each) => each.submission_id !== entry.submission_id);
    writeList(keyOf(this.personId), [
      ...readKept(keyOf(this.personId)).filter((each) => each.submission_id !== entry.submission_id),
      entry,
    ]);
    this.put([...others, entry]);
  }

  /** Goes on waiting for a submit that was kept before, such as before a reload. @returns whether there is one */
  resume(submissionId: string, tell: (outcome: SubmitOutcome) => void): boolean {
    if (!this.entries.some((each) => each.submission_id === submissionId)) return false;
    this.waiting.set(submissionId, tell);
    return true;
  }

  /** The page that waits is left; the submit stays. */
  leave(submissionId: string): void {
    this.waiting.delete(submissionId);
  }

  /** Takes back what is not on its way yet, so that it can be changed. @returns whether it was taken back */
  withdraw(submissionId: string): boolean {
    const entry = this.entries.find((each) => each.submission_id === submissionId);
    if (!entry || entry === this.underWay) return false;
    this.waiting.delete(submissionId);
    this.drop([entry]);
    return true;
  }

  /** Calls `ended` for submits whose page has gone. @returns ends it */
  handleRest(ended: Ended): () => void {
    this.others.add(ended);
    return () => void this.others.delete(ended);
  }

  private settle(entry: KeptSubmit, outcome: SubmitOutcome): void {
    const tell = this.waiting.get(entry.submission_id);
    this.waiting.delete(entry.submission_id);
    if (tell) tell(outcome);
    else for (const ended of this.others) ended(entry, outcome);
  }

  protected override stateOf(
    entries: readonly KeptSubmit[],
    connection: QueueConnection,
    problem: ProblemError | null,
  ): OutboxState {
    return { entries, connection, problem };
  }

  protected override forget(gone: readonly KeptSubmit[]): void {
    const ids = new Set(gone.map(({ submission_id }) => submission_id));
    writeList(
      keyOf(this.personId),
      readKept(keyOf(this.personId)).filter(({ submission_id }) => !ids.has(submission_id)),
    );
  }
}

const outboxes = new PersonQueues((personId) => new SubmitOutbox(personId));
export const { of: outboxOf, send: sendSubmits, closeAll: closeOutboxes } = outboxes;

/** Sends what is kept for as long as somebody wants it to. @param ended called for submits that no page waits for @returns ends it */
export function runOutbox(personId: number, ended: Ended): () => void {
  const forget = outboxOf(personId).handleRest(ended);
  const stop = outboxes.run(personId);
  return () => {
    forget();
    stop();
  };
}
