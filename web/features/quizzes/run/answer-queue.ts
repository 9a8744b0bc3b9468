import { ProblemError } from '../../../live/problem-error';
import { forget, keep, readKept, type Entry } from './kept-answers';

/** Milliseconds before the first attempt after a failed one; doubled for each further one, up to the longest. */
export const RETRY_FIRST = 1_000;
export const RETRY_LONGEST = 30_000;

export interface QueueState {
  /** How many answers the server does not have yet. */
  readonly waiting: number;
  /** `offline` tries again by itself; `stopped` waits for the person, who has to sign in or reload. */
  readonly connection: 'online' | 'offline' | 'stopped';
  /** What the last attempt failed of. */
  readonly problem: ProblemError | null;
}

const EMPTY: QueueState = { waiting: 0, connection: 'online', problem: null };

interface Ends<O> {
  /** `leaving`: the page may be gone before the answer. */
  send: (entry: Entry, leaving: boolean) => Promise<O>;
  taken: (entry: Entry, output: O) => void;
  /** The server will never take it as it is. */
  refused: (entry: Entry, problem: ProblemError) => void;
}

/**
 * Brings answers to the server in the order they were given, each once: it is kept on the device before it is sent, and
 * until the server has it. What does not get through is tried again, at once when the network is back.
 */
export class AnswerQueue<O> {
  private entries: Entry[];
  private state: QueueState;
  private underWay: Entry | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private opened = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly key: string,
    private readonly ends: Ends<O>,
  ) {
    this.entries = readKept(key);
    this.state = { ...EMPTY, waiting: this.entries.length };
  }

  /** Begins to send; ends with what it returns. */
  open(): () => void {
    this.opened = true;
    const back = () => this.retry();
    const seen = () => (document.visibilityState === 'visible' ? this.retry() : void this.pump(true));
    const gone = () => void this.pump(true);
    const lost = () => {
      if (this.entries.length > 0) this.show({ connection: 'offline', problem: ProblemError.offline() });
    };
    window.addEventListener('online', back);
    window.addEventListener('offline', lost);
    window.addEventListener('pagehide', gone);
    document.addEventListener('visibilitychange', seen);
    this.retry();
    return () => {
      this.opened = false;
      clearTimeout(this.timer);
      window.removeEventListener('online', back);
      window.removeEventListener('offline', lost);
      window.removeEventListener('pagehide', gone);
      document.removeEventListener('visibilitychange', seen);
    };
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
    const replaced = delay > 0 ? this.entries.filter((each) => each !== this.underWay && each.question_id === entry.question_id && each.kind === entry.kind) : [];
    const ids = new Set(replaced.map((each) => each.submission_id));
    keep(this.key, entry, ids);
    this.entries = [...this.entries.filter((each) => !replaced.includes(each)), entry];
    this.show({});
    if (this.state.connection === 'online') this.schedule(delay);
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

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer);
    if (milliseconds === 0) void this.pump(false);
    else this.timer = setTimeout(() => void this.pump(false), milliseconds);
  }

  private async pump(leaving: boolean): Promise<void> {
    if (!this.opened || this.underWay) return;
    while (this.opened && this.entries[0]) {
      const entry = this.entries[0];
      if (navigator.onLine === false) return this.fail(ProblemError.offline());
      this.underWay = entry;
      try {
        const output = await this.ends.send(entry, leaving);
        this.underWay = null;
        this.failures = 0;
        this.drop(entry);
        this.ends.taken(entry, output);
      } catch (error) {
        this.underWay = null;
        const problem = error instanceof ProblemError ? error : ProblemError.offline();
        if (problem.passing || problem.status === 429 || problem.status === 401 || problem.status === 403) return this.fail(problem);
        this.drop(entry);
        this.ends.refused(entry, problem);
      }
    }
  }

  private drop(entry: Entry): void {
    forget(this.key, entry.submission_id);
    this.entries = this.entries.filter((each) => each !== entry);
    this.show({ connection: 'online', problem: null });
  }

  private fail(problem: ProblemError): void {
    const stopped = problem.status === 401 || problem.status === 403;
    this.show({ connection: stopped ? 'stopped' : 'offline', problem });
    if (!this.opened || stopped) return;
    const wait = Math.min(RETRY_LONGEST, RETRY_FIRST * 2 ** this.failures);
    this.failures += 1;
    this.schedule(Math.max(wait, (problem.retryAfter ?? 0) * 1_000));
  }

  private show(part: Partial<QueueState>): void {
    this.state = { ...this.state, ...part, waiting: this.entries.length };
    for (const listener of this.listeners) listener();
  }
}
