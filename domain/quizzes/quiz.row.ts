import type { Language } from '../accounts/contract';
import type { QuizState } from './contract';
import type { QuizKind } from '../questions/quiz-kinds';
import type { PaperKey } from './papers/papers';
import type { GenerationFailure } from './generation/contract';

/** A quiz log (spec 1 §3): questions chosen for one person, and what they made of them. */
export interface Quiz {
  id: number;
  account_id: number;
  kind: QuizKind;
  mode: number;
  state: QuizState;
  language: Language;

  /** 0 for all of them, like `focus_id` and `difficulty`. */
  specialty_id: number;

  /** As it was chosen: it stays when the topic is merged into another, but for a quiz that is still to be written. */
  topic_id: number | null;
  focus_id: number;
  difficulty: number;

  /** How many questions it is to have. */
  length: number;

  /** How many count as correct; 0 while an exam runs. */
  current_score: number;

  /** How many are answered and marked; 0 while an exam runs. */
  answered: number;
  seconds_used: number;

  /** Of a private one: what was taken. */
  personal_quiz_id: number | null;

  /** The paper that is taken; null of all others. */
  paper: PaperKey | null;

  /** An exam's clock. */
  ends_at: Date | null;
  submission_id: string | null;

  /** New questions are written for it. */
  generates: boolean;
  writing_since: Date | null;
  failure: GenerationFailure | null;
  version: number;

  /** Since when it waits for its questions to be written. */
  queued_at: Date;
  created_at: Date;
  finished_at: Date | null;

  /** When its answers were counted into the statistics of their questions. */
  counted_at: Date | null;

  /** When its answers were added to the figures of the person's learning (`domain/learning`). */
  folded_at: Date | null;

  /** Whether it was started with a question that is premium or of a pack. */
  premium: boolean;
}
