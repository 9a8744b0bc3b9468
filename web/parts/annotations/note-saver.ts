import { ProblemError } from '~/web/live/problem-error';
import { uuid } from '~/web/live/uuid';
import { keepNote, readNote } from './kept-note';

/** Milliseconds after the last key before the note goes to the server. */
export const SAVE_DELAY = 1_000;
/** Milliseconds before a save that did not get through is tried again. */
export const RETRY_DELAY = 4_000;

/** `device`: only this device has the newest words; `conflict`: another editor wrote meanwhile; `refused`: the server will not have it. */
export type Saving = 'saved' | 'saving' | 'device' | 'conflict' | 'refused';

export interface NoteState {
  /** What stands in the editor. */
  text: string;
  saving: Saving;
  /** What another editor wrote, while there is a conflict. */
  theirs: string | null;
  error: ProblemError | null;
}

export interface Saved {
  deleted: boolean;
  text: string;
  revision: number;
  conflict: boolean;
}

export interface Save {
  text: string;
  writer: string;
  revision: number;
  base: number;
}

type Send = (save: Save, leaving: boolean) => Promise<Saved>;

/**
 * Brings a note to the server as it is written: a second after the last key, at once when the page is left, and again
 * when that failed. Until the server has it the device keeps it, so that a browser killed while typing loses nothing.
 */
export class NoteSaver {
  private readonly writer = uuid();
  private readonly listeners = new Set<() => void>();
  private state: NoteState;
  /** The newest revision of the server's that is known. */
  private base: number;
  /** Of another editor's text, while there is a conflict: known, but not yet written over. */
  private theirRevision = 0;
  private sent = 0;
  private underWay: string | null = null;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    server: { text: string; revision: number },
    private readonly key: string,
    private readonly send: Send,
    private readonly onSaved: (saved: Saved) => void = () => {},
  ) {
    const kept = readNote(key);
    this.base = kept?.base ?? server.revision;
    this.state = { text: kept?.text ?? server.text, saving: kept ? 'device' : 'saved', theirs: null, error: null };
  }

  get = (): NoteState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Begins; what this device kept from before goes to the server. @returns ends it, with a last save */
  start(): () => void {
    this.stopped = false;
    const hidden = () => document.visibilityState === 'hidden' && this.flush(true);
    const left = () => this.flush(true);
    const back = () => this.flush();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', left);
    window.addEventListener('online', back);
    if (this.state.saving === 'device') this.flush();
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', left);
      window.removeEventListener('online', back);
      this.flush(true);
      // What does not get through now is kept on the device for the next time.
      this.stopped = true;
      clearTimeout(this.timer);
    };
  }

  write(text: string): void {
    if (text === this.state.text) return;
    keepNote(this.key, { text, base: this.base });
    // A conflict waits for its answer; what is written meanwhile is part of it.
    if (this.state.saving === 'conflict') return this.become({ text });
    this.become({ text, saving: 'saving', error: null });
    this.after(SAVE_DELAY);
  }

  /** Of two texts that do not know of each other, this one stays. */
  settle(text: string): void {
    this.base = this.theirRevision;
    this.become({ text, theirs: null, saving: 'saving' });
    keepNote(this.key, { text, base: this.base });
    this.flush();
  }

  /** Saves at once what is not saved. @param leaving the page may be gone before the answer */
  flush(leaving = false): void {
    const { saving, text } = this.state;
    if (saving === 'saved' || saving === 'conflict' || saving === 'refused') return;
    if (this.underWay === text || (this.underWay !== null && !leaving)) return;
    void this.save(text, leaving);
  }

  private async save(text: string, leaving: boolean): Promise<void> {
    clearTimeout(this.timer);
    this.underWay = text;
    this.sent = Math.max(this.sent, this.base) + 1;
    const mine = this.sent;
    try {
      const saved = await this.send({ text, writer: this.writer, revision: mine, base: this.base }, leaving);
      if (!saved.conflict) this.base = Math.max(this.base, saved.revision);
      if (mine !== this.sent) return;
      this.underWay = null;
      this.answered(text, saved);
    } catch (error) {
      if (mine !== this.sent) return;
      this.underWay = null;
      this.failed(error);
    }
  }

  private answered(text: string, saved: Saved): void {
    if (saved.conflict) {
      clearTimeout(this.timer);
      // Both came to the same: there is nothing to choose.
      this.theirRevision = saved.revision;
      if (saved.text !== this.state.text) return this.become({ saving: 'conflict', theirs: saved.text });
      this.base = saved.revision;
    }
    if (this.state.text !== text) {
      keepNote(this.key, { text: this.state.text, base: this.base });
      return this.after(SAVE_DELAY);
    }
    keepNote(this.key, null);
    this.become({ saving: 'saved', error: null });
    this.onSaved(saved);
  }

  private failed(error: unknown): void {
    if (error instanceof ProblemError && !error.passing && error.status !== 429)
      return this.become({ saving: 'refused', error });
    this.become({ saving: 'device' });
    this.after(RETRY_DELAY);
  }

  private after(milliseconds: number): void {
    clearTimeout(this.timer);
    if (!this.stopped) this.timer = setTimeout(() => this.flush(), milliseconds);
  }

  private become(part: Partial<NoteState>): void {
    this.state = { ...this.state, ...part };
    this.listeners.forEach((tell) => tell());
  }
}
