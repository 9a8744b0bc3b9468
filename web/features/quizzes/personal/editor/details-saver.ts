import type { Input, Output } from '~/domain/kit/contract';
import { type personalQuizEditor, type PersonalQuizSummary } from '~/domain/quizzes/personal/contract';
import { ProblemError } from '~/web/live/problem-error';

export type Details = Pick<PersonalQuizSummary, 'title' | 'category' | 'icon' | 'colour' | 'shared'>;
export type Edited = Output<typeof personalQuizEditor.actions.submit>;
type Send = (input: Input<typeof personalQuizEditor.actions.submit>, leaving: boolean) => Promise<Edited>;

/** Milliseconds without a further change before it is saved. */
export const SAVE_AFTER = 600;

export interface DetailsState {
  readonly details: Details;
  /** `invalid`: kept here until it can be saved; `failed`: waits for the person. */
  readonly status: 'saved' | 'waiting' | 'saving' | 'invalid' | 'failed';
  readonly problem: ProblemError | null;
}

export const detailsOf = ({ title, category, icon, colour, shared }: PersonalQuizSummary): Details => ({
  title,
  category,
  icon,
  colour,
  shared,
});
const same = (one: Details, other: Details): boolean =>
  JSON.stringify({ ...one, title: one.title.trim() }) === JSON.stringify(other);

/** Saves title, tags, looks and sharing as they are changed: one save at a time, each with the version of the one before. */
export class DetailsSaver {
  private saved: Details;
  private version: number;
  private state: DetailsState;
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    quiz: PersonalQuizSummary,
    private readonly ends: { send: Send; saved: (edited: Edited) => void },
  ) {
    this.saved = detailsOf(quiz);
    this.version = quiz.version;
    this.state = { details: this.saved, status: 'saved', problem: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = (): DetailsState => this.state;

  /** @param after milliseconds to wait for the next change; 0 saves at once */
  change(part: Partial<Details>, after = SAVE_AFTER): void {
    const details = { ...this.state.details, ...part };
    const status =
      details.title.trim() === '' ? 'invalid' : same(details, this.saved) && !this.busy ? 'saved' : 'waiting';
    this.show({ details, status, problem: null });
    clearTimeout(this.timer);
    if (status === 'waiting') this.timer = setTimeout(() => this.flush(), after);
  }

  /** Saves what waits, now. @param leaving the page may be gone before the answer */
  readonly flush = (leaving = false): void => {
    clearTimeout(this.timer);
    if (!this.busy && (this.state.status === 'waiting' || this.state.status === 'failed')) void this.save(leaving);
  };

  /** Takes what the server has; what is changed here and not saved is lost by it only when `anyway`. */
  readonly adopt = (quiz: PersonalQuizSummary, anyway = false): void => {
    if (!anyway && (this.busy || this.state.status !== 'saved' || quiz.version <= this.version)) return;
    clearTimeout(this.timer);
    this.saved = detailsOf(quiz);
    this.version = quiz.version;
    this.show({ details: this.saved, status: 'saved', problem: null });
  };

  private async save(leaving: boolean): Promise<void> {
    const { details } = this.state;
    this.busy = true;
    this.show({ status: 'saving' });
    try {
      const edited = await this.ends.send({ ...details, version: this.version }, leaving);
      this.busy = false;
      this.saved = detailsOf(edited.quiz);
      this.version = edited.quiz.version;
      this.ends.saved(edited);
      // Changed while it was on its way: the newer state follows.
      if (this.state.details !== details) this.change({}, 0);
      else this.show({ status: 'saved', problem: null });
    } catch (error) {
      this.busy = false;
      this.show({ status: 'failed', problem: error instanceof ProblemError ? error : ProblemError.offline() });
    }
  }

  private show(part: Partial<DetailsState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
