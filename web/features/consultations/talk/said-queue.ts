import { ProblemError } from '../../../live/problem-error';
import { forgetSaid, keepSaid, readSaid, type Said } from './kept';

/** Milliseconds before the first attempt after a failed one; doubled for each further one, up to the longest. */
export const RETRY_FIRST = 1_000;
export const RETRY_LONGEST = 15_000;

export interface QueueState {
  /** In their order, the one that is under way among them. */
  readonly entries: readonly Said[];
  /** `offline` tries again by itself; `stopped` waits for the person, who has to sign in. */
  readonly connection: 'online' | 'offline' | 'stopped';
  readonly problem: ProblemError | null;
}

interface Ends<O> {
  /** `leaving`: the page may be gone before the answer. */
  send: (said: Said, leaving: boolean) => Promise<O>;
  taken: (output: O) => void;
  /** The server will not take it: the words go back to who said them. */
  refused: (said: Said, problem: ProblemError) => void;
}

/**
 * Brings what was said to the server, one after the other: it is kept on the device before it is sent, and until the
 * server has it. It waits while the patient answers, and while there is no network.
 */
export class SaidQueue<O> {
  private state: QueueState;
  private underWay = false;
  private held = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private opened = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly key: string,
    private readonly ends: Ends<O>,
  ) {
    this.state = { entries: readSaid(key), connection: 'online', problem: null };
  }

  /** Begins to send; ends with what it returns. */
  open(): () => void {
    this.opened = true;
    const gone = () => void this.pump(true);
    const lost = () => {
      if (this.state.entries.length > 0) this.show({ connection: 'offline', problem: ProblemError.offline() });
    };
    window.addEventListener('online', this.retry);
    window.addEventListener('offline', lost);
    window.addEventListener('pagehide', gone);
    this.retry();
    return () => {
      this.opened = false;
      clearTimeout(this.timer);
      window.removeEventListener('online', this.retry);
      window.removeEventListener('offline', lost);
      window.removeEventListener('pagehide', gone);
    };
  }

  add(said: Said): void {
    keepSaid(this.key, said);
    this.show({ entries: [...this.state.entries, said] });
    if (this.state.connection === 'online') void this.pump(false);
  }

  /** Nothing is sent while the patient has not answered what was said before. */
  hold(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    if (!held && this.state.connection === 'online') void this.pump(false);
  }

  /** What the server has already, whoever brought it there. */
  settle(known: ReadonlySet<string>): void {
    if (this.state.entries.some(({ turn_id }) => known.has(turn_id))) this.drop(known);
  }

  /** Tries now: the person asks for it, or the network is back. */
  readonly retry = (): void => {
    this.failures = 0;
    clearTimeout(this.timer);
    void this.pump(false);
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = (): QueueState => this.state;

  private async pump(leaving: boolean): Promise<void> {
    const said = this.state.entries[0];
    if (!this.opened || this.underWay || this.held || !said) return;
    if (navigator.onLine === false) return this.fail(ProblemError.offline());
    this.underWay = true;
    try {
      const output = await this.ends.send(said, leaving);
      this.underWay = false;
      this.failures = 0;
      this.drop(new Set([said.turn_id]));
      this.ends.taken(output);
    } catch (error) {
      this.underWay = false;
      const problem = error instanceof ProblemError ? error : ProblemError.offline();
      if (problem.passing || problem.status === 429 || problem.status === 401) return this.fail(problem);
      this.drop(new Set([said.turn_id]));
      this.ends.refused(said, problem);
    }
    void this.pump(false);
  }

  private drop(gone: ReadonlySet<string>): void {
    forgetSaid(this.key, gone);
    this.show({ entries: this.state.entries.filter(({ turn_id }) => !gone.has(turn_id)), connection: 'online', problem: null });
  }

  private fail(problem: ProblemError): void {
    const stopped = problem.status === 401;
    this.show({ connection: stopped ? 'stopped' : 'offline', problem });
    if (!this.opened || stopped) return;
    const wait = Math.min(RETRY_LONGEST, RETRY_FIRST * 2 ** this.failures);
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.pump(false), Math.max(wait, (problem.retryAfter ?? 0) * 1_000));
  }

  private show(part: Partial<QueueState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
