import { ProblemError } from './problem-error';

/** Milliseconds before the first attempt after a failed one; doubled for each further one, up to the longest. */
export const RETRY_FIRST = 1_000;

/** `offline` tries again by itself; `stopped` waits for the person, who has to sign in or reload. */
export type QueueConnection = 'online' | 'offline' | 'stopped';

export interface QueueEnds<E, O> {
  /** `leaving`: the page may be gone before the answer. */
  send: (entry: E, leaving: boolean) => Promise<O>;
  taken: (entry: E, output: O) => void;
  /** The server will never take it as it is. */
  refused: (entry: E, problem: ProblemError) => void;
  /** Whether it is not tried again after an answer that may pass. */
  isFinal?: (entry: E, problem: ProblemError) => boolean;
}

export interface QueueRules {
  /** Milliseconds that are waited at most. */
  longest: number;
  /** Statuses after which only the person can go on. */
  stops: readonly number[];
}

/**
 * Brings what a person did to the server, one after the other and each once. It is kept on the device before it is sent,
 * and until the server has it; what does not get through is tried again, at once when the network is back. `S` is what is
 * shown of it.
 */
export abstract class KeptQueue<E, O, S> {
  protected underWay: E | null = null;
  private connection: QueueConnection = 'online';
  private problem: ProblemError | null = null;
  private state: S;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private opened = false;
  private readonly listeners = new Set<() => void>();

  /** @param entries what was kept from before */
  constructor(
    protected entries: readonly E[],
    private readonly ends: QueueEnds<E, O>,
    private readonly rules: QueueRules,
  ) {
    this.state = this.stateOf(entries, 'online', null);
  }

  protected abstract stateOf(entries: readonly E[], connection: QueueConnection, problem: ProblemError | null): S;
  /** Takes it off the device. */
  protected abstract forget(entries: readonly E[]): void;

  /** Begins to send; ends with what it returns. */
  open(): () => void {
    this.opened = true;
    const seen = () => (document.visibilityState === 'visible' ? this.retry() : void this.pump(true));
    const gone = () => void this.pump(true);
    const lost = () => {
      if (this.entries.length > 0) this.show('offline', ProblemError.offline());
    };
    window.addEventListener('online', this.retry);
    window.addEventListener('offline', lost);
    window.addEventListener('pagehide', gone);
    document.addEventListener('visibilitychange', seen);
    this.retry();
    return () => {
      this.opened = false;
      clearTimeout(this.timer);
      window.removeEventListener('online', this.retry);
      window.removeEventListener('offline', lost);
      window.removeEventListener('pagehide', gone);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  /** Tries now: the person asks for it, or the network is back. */
  readonly retry = (): void => {
    this.failures = 0;
    clearTimeout(this.timer);
    void this.pump(false);
  };

  /** Tries now what waits. @returns settles when all is sent, or an attempt has failed */
  drain(): Promise<void> {
    const close = this.opened ? () => undefined : this.open();
    return new Promise((resolve) => {
      const look = () => {
        if (this.entries.length > 0 && (this.underWay || this.connection === 'online')) return;
        this.listeners.delete(look);
        close();
        resolve();
      };
      this.listeners.add(look);
      this.retry();
      look();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = (): S => this.state;

  /** Whether the next may go now. */
  protected mayGo(): boolean {
    return true;
  }

  /** Puts others in the place of what waits; they are sent after `delay` milliseconds, unless there is no network. */
  protected put(entries: readonly E[], delay = 0): void {
    this.entries = entries;
    this.show(this.connection, this.problem);
    this.goOn(delay);
  }

  /** Sends, if the network is not known to be away. */
  protected goOn(delay = 0): void {
    if (this.connection === 'online') this.schedule(delay);
  }

  protected drop(gone: readonly E[]): void {
    this.forget(gone);
    this.entries = this.entries.filter((each) => !gone.includes(each));
    this.show('online', null);
  }

  /** Forgets what is in memory, as a new tab would; what is on the device stays. */
  release(): void {
    this.entries = [];
    this.show('online', null);
  }

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer);
    if (milliseconds === 0) void this.pump(false);
    else this.timer = setTimeout(() => void this.pump(false), milliseconds);
  }

  private async pump(leaving: boolean): Promise<void> {
    if (this.underWay) return;
    while (this.opened && this.mayGo() && this.entries[0] !== undefined) {
      const entry = this.entries[0];
      if (navigator.onLine === false) return this.fail(ProblemError.offline());
      this.underWay = entry;
      try {
        const output = await this.ends.send(entry, leaving);
        this.underWay = null;
        this.failures = 0;
        this.drop([entry]);
        this.ends.taken(entry, output);
      } catch (error) {
        this.underWay = null;
        const problem = error instanceof ProblemError ? error : ProblemError.offline();
        const passes = problem.passing || problem.status === 429 || this.rules.stops.includes(problem.status);
        if (passes && !this.ends.isFinal?.(entry, problem)) return this.fail(problem);
        this.drop([entry]);
        this.ends.refused(entry, problem);
      }
    }
  }

  private fail(problem: ProblemError): void {
    const stopped = this.rules.stops.includes(problem.status);
    this.show(stopped ? 'stopped' : 'offline', problem);
    if (!this.opened || stopped) return;
    const wait = Math.min(this.rules.longest, RETRY_FIRST * 2 ** this.failures);
    this.failures += 1;
    this.schedule(Math.max(wait, (problem.retryAfter ?? 0) * 1_000));
  }

  private show(connection: QueueConnection, problem: ProblemError | null): void {
    [this.connection, this.problem] = [connection, problem];
    this.state = this.stateOf(this.entries, connection, problem);
    for (const listener of this.listeners) listener();
  }
}
