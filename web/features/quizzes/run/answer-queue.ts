import { KeptQueue, type QueueConnection, type QueueEnds } from '~/web/live/kept-queue';
import type { ProblemError } from '~/web/live/problem-error';
import { forget, keep, readKept, type Entry } from './kept-answers';
import type { LocalKey } from '~/web/core/stores/registry';

/** Milliseconds that are waited at most before the next attempt. */
export const RETRY_LONGEST = 30_000;

export interface QueueState {
  /** How many answers the server does not have yet. */
  readonly waiting: number;
  readonly connection: QueueConnection;
  /** What the last attempt failed of. */
  readonly problem: ProblemError | null;
}

/** Brings answers to the server in the order they were given, each once. */
export class AnswerQueue<O> extends KeptQueue<Entry, O, QueueState> {
  constructor(
    private readonly key: LocalKey,
    ends: QueueEnds<Entry, O>,
  ) {
    super(readKept(key), ends, { longest: RETRY_LONGEST, stops: [401, 403] });
  }

  /** What was kept from before and is not sent yet. */
  get kept(): readonly Entry[] {
    return this.entries;
  }

  /**
   * Keeps an answer and sends it.
   *
   * @param delay milliseconds to wait for a change of mind: a later answer to the same question takes its place until it is on its way
   */
  add(entry: Entry, delay = 0): void {
    const replaced =
      delay > 0
        ? this.entries.filter(
            (each) => each !== this.underWay && each.question_id === entry.question_id && each.kind === entry.kind,
          )
        : [];
    keep(this.key, entry, new Set(replaced.map((each) => each.submission_id)));
    this.put([...this.entries.filter((each) => !replaced.includes(each)), entry], delay);
  }

  protected override stateOf(
    entries: readonly Entry[],
    connection: QueueConnection,
    problem: ProblemError | null,
  ): QueueState {
    return { waiting: entries.length, connection, problem };
  }

  protected override forget(entries: readonly Entry[]): void {
    for (const { submission_id } of entries) forget(this.key, submission_id);
  }
}
