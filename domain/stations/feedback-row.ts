import type { FeedbackFailure, FeedbackSource } from './feedback-writer';

/** The written feedback on one attempt (spec 3 §4): waiting from the submit on, then ready or failed. Attempts from before it began by itself have no row until somebody asks. */
export interface StationFeedback {
  attempt_id: number;

  state: 'waiting' | 'ready' | 'failed';

  /** Sanitised HTML. What the offline writer wrote stays while a model is asked. */
  text: string;

  /** The version of the sanitiser that cleaned the text. */
  html_version: number;

  writer: FeedbackSource | null;

  failure: FeedbackFailure | null;

  /** It began with the submit, and nobody has asked since. */
  automatic: boolean;

  /** When it was counted against the daily budgets of automatic feedback by a model. */
  budgeted_at: Date | null;

  /** The offline writer wrote it although there is a model, which can still be asked. */
  model_left: boolean;

  requested_by: number | null;

  /** Counts the changes, so that an older snapshot never replaces a newer one. */
  version: number;

  created_at: Date;

  updated_at: Date;
}
