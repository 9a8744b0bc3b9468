import { ProblemError } from '../live/problem-error';

/** Milliseconds after the last key before what is typed is sent, and the longest that typing on may put it off. */
export const AFTER_LAST_KEY = 1_000;
export const AT_MOST_EVERY = 5_000;
/** Milliseconds before what did not reach the server is tried again. */
export const TRY_AGAIN = 10_000;

/** What the server has, as far as it is known here. The next save is based on it. */
export interface Head {
  version: number;
  saved_at?: string;
}

export interface DraftHead extends Head {
  draft_id: number;
  saved_at: string;
}

export type SaveState =
  /** Nothing has been typed. */
  | { kind: 'untouched' }
  /** Typed, and to be sent in a moment. */
  | { kind: 'typed' }
  /** Typed, but it cannot be saved as it is. */
  | { kind: 'invalid' }
  | { kind: 'saving' }
  | { kind: 'saved'; at?: string }
  /** The server does not have it. */
  | { kind: 'failed'; problem: ProblemError }
  /** It was saved elsewhere since: nothing is sent until somebody has chosen. */
  | { kind: 'conflict'; problem: ProblemError };

/** Thrown by `send` when it was saved elsewhere since, and the answer says what. */
export class SavedElsewhere<Value, H extends Head> extends Error {
  constructor(
    readonly value: Value,
    readonly head: H,
  ) {
    super('saved elsewhere');
  }
}

/** How one kind of thing is saved. */
export interface SavePorts<Value, H extends Head> {
  /**
   * @param leaving the page may be gone before the answer
   * @throws ProblemError, with the code `changed` when it was saved elsewhere since `head`; or SavedElsewhere
   */
  send: (value: Value, head: H | null, leaving: boolean) => Promise<H>;
  /** Keeps it on the device: at once, also without a network. */
  keep?: (value: Value, head: H | null) => void;
  /** The server has all of it. */
  forget?: (head: H) => void;
  /** The problem's code when it was saved elsewhere. */
  changed?: string;
  /** What equals the saved value is not sent. */
  isSame?: (one: Value, other: Value) => boolean;
  /** What cannot be saved as it is waits until it is changed. */
  isValid?: (value: Value) => boolean;
  /** What was deleted elsewhere is saved as another one. */
  startsAnew?: boolean;
  /** The last save before the page is left may overtake one that is on its way, because the server orders them. */
  overtakes?: boolean;
  /** Milliseconds, instead of AFTER_LAST_KEY and TRY_AGAIN. */
  afterLastKey?: number;
  tryAgain?: number;
}

/** Keeps what is typed: on the device with each key, on the server a second after the last one. One save at a time. */
export class Autosaver<Value, H extends Head = DraftHead> {
  private pending: Value | null = null;
  private saved: Value | undefined;
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<void> | null = null;
  private sending: Value | null = null;
  /** Counts the saves. */
  private turn = 0;
  private stopped = false;
  private readonly listeners = new Set<() => void>();
  private readonly delay: number;
  state: SaveState = { kind: 'untouched' };
  /** What was saved elsewhere, during a conflict in which the server has said so. */
  theirs: { value: Value; head: H } | null = null;

  /** @param first what the server has, and what only the device has: that is sent at the start */
  constructor(
    private readonly ports: SavePorts<Value, H>,
    public head: H | null,
    first: { saved?: Value; unsent?: Value } = {},
  ) {
    this.delay = ports.afterLastKey ?? AFTER_LAST_KEY;
    this.saved = first.saved;
    if (head) this.state = { kind: 'saved', at: head.saved_at };
    if (first.unsent === undefined) return;
    this.pending = first.unsent;
    this.state = { kind: 'failed', problem: ProblemError.offline() };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly read = (): SaveState => this.state;

  /** Whether something would be lost on the server's side by leaving now. */
  get unsaved(): boolean {
    return !this.stopped && (this.pending !== null || this.underWay !== null);
  }

  /** @param after milliseconds to wait for the next change */
  type(value: Value, after = this.delay): void {
    if (this.stopped) return;
    if (this.pending === null) this.since = performance.now();
    this.pending = value;
    this.ports.keep?.(value, this.head);
    if (this.state.kind === 'conflict') return;
    clearTimeout(this.timer);
    if (!this.underWay && this.isSaved(value)) return this.done();
    if (!this.isValid(value)) return this.show({ kind: 'invalid' });
    if (!this.underWay && this.state.kind !== 'failed') this.show({ kind: 'typed' });
    this.schedule(Math.min(after, Math.max(0, this.since + AT_MOST_EVERY - performance.now())));
  }

  /** Sends what is not sent yet, or `value` if the server has nothing. @throws ProblemError */
  async saveNow(value: Value): Promise<H> {
    if (this.state.kind === 'conflict') throw this.state.problem;
    while (this.underWay) await this.underWay;
    if (!this.head && this.pending === null) this.pending = value;
    while (this.pending !== null && !this.stopped) {
      await this.flush();
      const now = this.read();
      if (now.kind === 'failed' || now.kind === 'conflict') throw now.problem;
    }
    return this.head!;
  }

  /** Sends unsent changes at once. If that fails, the device has them. */
  async sendPending(): Promise<void> {
    while (this.underWay) await this.underWay;
    await this.flush();
  }

  /** Tries again what did not reach the server. */
  readonly retry = (): void => {
    if (this.pending !== null && this.state.kind === 'failed') void this.flush();
  };

  /** Goes on from what was saved elsewhere; null if nothing is. @param mine goes over it; left out if theirs is taken */
  goOnFrom(head: H | null, mine?: Value): void {
    clearTimeout(this.timer);
    this.head = head;
    this.pending = null;
    this.theirs = null;
    this.saved = undefined;
    this.show(head ? { kind: 'saved', at: head.saved_at } : { kind: 'untouched' });
    if (mine !== undefined) this.type(mine);
    else if (head) this.ports.forget?.(head);
  }

  /** Takes what the server has by now if nothing here is lost by it. @param anyway also if something is @returns whether it was taken */
  adopt(head: H, value: Value, anyway = false): boolean {
    const busy = this.pending !== null || this.underWay !== null;
    if (!anyway && (busy || (this.head && head.version <= this.head.version))) return false;
    this.goOnFrom(head);
    this.saved = value;
    return true;
  }

  /** Waits for what is on its way and sends nothing more until something is typed: the form itself is handed in now. @returns whether something waited */
  async settle(): Promise<boolean> {
    const waited = this.pending !== null;
    clearTimeout(this.timer);
    this.pending = null;
    while (this.underWay) await this.underWay;
    clearTimeout(this.timer);
    return waited;
  }

  /** Sends at once what is not sent yet, as the page may be gone before the answer. */
  readonly leave = (): void => void this.flush(true);

  /** Sends what is left a last time and tries nothing again: the page is left. */
  end(): void {
    this.stop();
    if (this.underWay && !this.ports.overtakes) void this.underWay.then(this.leave);
    else this.leave();
  }

  /** Nothing is kept any more: it is saved for good, thrown away, or the page is left. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Sends what only the device has. */
  start(): void {
    this.stopped = false;
    this.retry();
  }

  private readonly isValid = (value: Value): boolean => this.ports.isValid?.(value) ?? true;
  private isSaved(value: Value): boolean {
    return this.saved !== undefined && (this.ports.isSame?.(value, this.saved) ?? false);
  }

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), milliseconds);
  }

  /** Sends at once what is not sent yet. @param leaving the page may be gone before the answer */
  async flush(leaving = false): Promise<void> {
    clearTimeout(this.timer);
    const overtakes = leaving && this.ports.overtakes && this.sending !== this.pending;
    if (this.underWay && !overtakes) return this.underWay;
    if (this.pending === null || (this.stopped && !leaving) || this.state.kind === 'conflict') return undefined;
    if (!this.isValid(this.pending)) return undefined;
    this.sending = this.pending;
    const turn = (this.turn += 1);
    this.underWay = this.send(this.pending, leaving, turn).finally(() => {
      if (this.turn !== turn) return;
      this.underWay = null;
      // `saved`: what was saved elsewhere was merged while this one failed.
      if (this.pending !== null && !this.stopped && ['typed', 'saved'].includes(this.state.kind))
        this.schedule(this.delay);
    });
    return this.underWay;
  }

  /** If a newer save has overtaken it, the answer of that one counts. */
  private async send(value: Value, leaving: boolean, turn: number): Promise<void> {
    // What has failed is said until it has succeeded.
    if (this.state.kind !== 'failed') this.show({ kind: 'saving' });
    this.since = performance.now();
    try {
      const head = await this.ports.send(value, this.head, leaving);
      if (!this.head || head.version >= this.head.version) this.head = head;
      if (this.turn !== turn) return;
      this.saved = value;
      // Handed in meanwhile, or thrown away.
      if (this.pending === null) return this.show({ kind: 'typed' });
      if (this.pending === value || this.isSaved(this.pending)) return this.done();
      this.ports.keep?.(this.pending, this.head);
      this.show({ kind: this.isValid(this.pending) ? 'typed' : 'invalid' });
    } catch (error) {
      if (this.turn === turn) this.failed(value, error);
    }
  }

  /** The server has all that was typed. */
  private done(): void {
    this.pending = null;
    this.ports.forget?.(this.head!);
    this.show({ kind: 'saved', at: this.head!.saved_at });
  }

  private failed(value: Value, error: unknown): void {
    if (error instanceof SavedElsewhere) {
      const theirs = error as SavedElsewhere<Value, H>;
      // Both came to the same: there is nothing to choose.
      if (this.ports.isSame?.(theirs.value, this.pending ?? value)) {
        this.head = theirs.head;
        this.saved = theirs.value;
        return this.done();
      }
      this.theirs = theirs;
      return this.show({ kind: 'conflict', problem: new ProblemError(409, this.ports.changed ?? 'changed', '') });
    }
    const problem = error instanceof ProblemError ? error : ProblemError.offline();
    if (problem.code === this.ports.changed) return this.show({ kind: 'conflict', problem });
    if (problem.status === 404 && this.head && this.ports.startsAnew) {
      // Thrown away elsewhere: what is typed here begins another.
      this.head = null;
      return this.show({ kind: 'typed' });
    }
    this.show({ kind: 'failed', problem });
    if ((problem.passing || problem.status === 429) && !this.stopped)
      this.schedule(Math.max(this.ports.tryAgain ?? TRY_AGAIN, (problem.retryAfter ?? 0) * 1000));
  }

  private show(state: SaveState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}
