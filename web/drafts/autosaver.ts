import { ProblemError } from '../live/problem-error';

/** Milliseconds after the last key before what is typed is sent, and the longest that typing on may put it off. */
export const AFTER_LAST_KEY = 1_000;
export const AT_MOST_EVERY = 5_000;
/** Milliseconds before what did not reach the server is tried again. */
export const TRY_AGAIN = 10_000;

export interface DraftHead {
  draft_id: number;
  version: number;
  saved_at: string;
}

export type SaveState =
  /** Nothing has been typed. */
  | { kind: 'untouched' }
  /** Typed, and to be sent in a moment. */
  | { kind: 'typed' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** The server does not have it; the device has. */
  | { kind: 'failed'; problem: ProblemError }
  /** It was saved elsewhere since: nothing is sent until somebody has chosen. */
  | { kind: 'conflict' };

interface Ports<Form> {
  /** @throws ProblemError; with the code `changed` when it was saved elsewhere since `head` */
  send: (form: Form, head: DraftHead | null) => Promise<DraftHead>;
  /** At once, whatever the network does. */
  keep: (form: Form, head: DraftHead | null) => void;
  /** The server has all of it. */
  forget: (head: DraftHead) => void;
  /** The problem's code of a draft that was saved elsewhere. */
  changed: string;
}

/** Keeps what is typed: on the device with each key, on the server a second after the last one. One save at a time. */
export class Autosaver<Form> {
  private pending: Form | null = null;
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<void> | null = null;
  private stopped = false;
  private readonly listeners = new Set<() => void>();
  state: SaveState = { kind: 'untouched' };

  constructor(
    private readonly ports: Ports<Form>,
    public head: DraftHead | null,
  ) {
    if (head) this.state = { kind: 'saved', at: head.saved_at };
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

  type(form: Form): void {
    if (this.stopped) return;
    if (!this.pending) this.since = Date.now();
    this.pending = form;
    this.ports.keep(form, this.head);
    if (this.state.kind === 'conflict') return;
    if (!this.underWay && this.state.kind !== 'failed') this.show({ kind: 'typed' });
    this.schedule(Math.min(AFTER_LAST_KEY, Math.max(0, this.since + AT_MOST_EVERY - Date.now())));
  }

  /** Sends what is not sent yet, or `form` where no draft is there. @throws ProblemError */
  async saveNow(form: Form): Promise<DraftHead> {
    if (this.state.kind === 'conflict') throw new ProblemError(409, this.ports.changed, '');
    while (this.underWay) await this.underWay;
    if (!this.head && !this.pending) this.pending = form;
    while (this.pending && !this.stopped) {
      await this.flush();
      const now = this.read();
      if (now.kind === 'failed') throw now.problem;
      if (now.kind === 'conflict') throw new ProblemError(409, this.ports.changed, '');
    }
    return this.head!;
  }

  /** Sends at once what is not sent yet; where that fails, the device has it. */
  async sendPending(): Promise<void> {
    while (this.underWay) await this.underWay;
    await this.flush();
  }

  /** Tries again what did not reach the server. */
  readonly retry = (): void => {
    if (this.pending && this.state.kind === 'failed') this.schedule(0);
  };

  /** Goes on from what was saved elsewhere; null where nothing is. @param mine goes over it; left out where theirs is taken */
  goOnFrom(head: DraftHead | null, mine?: Form): void {
    this.head = head;
    this.pending = null;
    this.show(head ? { kind: 'saved', at: head.saved_at } : { kind: 'untouched' });
    if (mine) this.type(mine);
    else if (head) this.ports.forget(head);
  }

  /** Waits for what is on its way and sends nothing more until something is typed: the form itself is handed in now. */
  async settle(): Promise<void> {
    clearTimeout(this.timer);
    this.pending = null;
    while (this.underWay) await this.underWay;
    clearTimeout(this.timer);
  }

  /** Nothing is kept any more: it is saved for good, thrown away, or the page is left. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  start(): void {
    this.stopped = false;
  }

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), milliseconds);
  }

  private async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.underWay) return this.underWay;
    if (!this.pending || this.stopped || this.state.kind === 'conflict') return undefined;
    this.underWay = this.send(this.pending).finally(() => {
      this.underWay = null;
      if (this.pending && !this.stopped && this.state.kind === 'typed') this.schedule(AFTER_LAST_KEY);
    });
    return this.underWay;
  }

  private async send(form: Form): Promise<void> {
    // What has failed is said until it has succeeded.
    if (this.state.kind !== 'failed') this.show({ kind: 'saving' });
    this.since = Date.now();
    try {
      this.head = await this.ports.send(form, this.head);
      if (this.pending === form) {
        this.pending = null;
        this.ports.forget(this.head);
        this.show({ kind: 'saved', at: this.head.saved_at });
      } else this.show({ kind: 'typed' });
    } catch (error) {
      const problem = error instanceof ProblemError ? error : ProblemError.offline();
      if (problem.code === this.ports.changed) this.show({ kind: 'conflict' });
      else if (problem.status === 404 && this.head) {
        // Thrown away elsewhere: what is typed here begins another.
        this.head = null;
        this.show({ kind: 'typed' });
      } else {
        this.show({ kind: 'failed', problem });
        if ((problem.passing || problem.status === 429) && !this.stopped)
          this.schedule(Math.max(TRY_AGAIN, (problem.retryAfter ?? 0) * 1000));
      }
    }
  }

  private show(state: SaveState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}
