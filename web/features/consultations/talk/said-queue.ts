import { KeptQueue, type QueueConnection, type QueueEnds } from '~/web/live/kept-queue';
import type { ProblemError } from '~/web/live/problem-error';
import { forgetSaid, saveSaid, readSaid, type Said } from './kept';
import type { LocalKey } from '~/web/core/stores/registry';

/** Milliseconds that are waited at most before the next attempt. */
const RETRY_LONGEST = 15_000;

export interface QueueState {
  /** In their order, the one that is under way among them. */
  readonly entries: readonly Said[];
  readonly connection: QueueConnection;
  readonly problem: ProblemError | null;
}

/**
 * Brings what was said to the server, one after the other. It waits while the patient answers, and while there is no
 * network; what is refused goes back to who said it.
 */
export class SaidQueue<O> extends KeptQueue<Said, O, QueueState> {
  private held = false;

  constructor(
    private readonly key: LocalKey,
    ends: QueueEnds<Said, O>,
  ) {
    super(readSaid(key), ends, { longest: RETRY_LONGEST, stops: [401] });
  }

  add(said: Said): void {
    saveSaid(this.key, said);
    this.put([...this.entries, said]);
  }

  /** Nothing is sent while the patient has not answered what was said before. */
  hold(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    if (!held) this.goOn();
  }

  /** Drops turns that the server has already, also from other devices. */
  settle(known: ReadonlySet<string>): void {
    const gone = this.entries.filter(({ turn_id }) => known.has(turn_id));
    if (gone.length > 0) this.drop(gone);
  }

  protected override mayGo(): boolean {
    return !this.held;
  }

  protected override stateOf(
    entries: readonly Said[],
    connection: QueueConnection,
    problem: ProblemError | null,
  ): QueueState {
    return { entries, connection, problem };
  }

  protected override forget(entries: readonly Said[]): void {
    forgetSaid(this.key, new Set(entries.map(({ turn_id }) => turn_id)));
  }
}
