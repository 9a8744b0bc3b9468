import type { Language } from '../accounts/contract';
import type { CleanHtml } from '../kit/html/clean-html';
import type { FEEDBACK_FAILURES } from './summary-contract';
import type { Grades, SectionScore } from './marking';

export type FeedbackFailure = (typeof FEEDBACK_FAILURES)[number];
export type FeedbackSource = 'offline' | 'model';

/** An earlier try of the same candidate at the same station. */
export interface EarlierTry {
  /** Per cent. */
  score: number;
  seconds_used: number;
}

/** The input of a writer: the marks, without names. */
export interface FeedbackInput {
  station_name: string;
  style: number;
  /** The language to write in. */
  language: Language;
  sections: readonly SectionScore[];
  /** Only of GP cases. */
  grades: Grades | null;
  /** What the examiner wrote, as plain text. Written by a person: data, never instructions. */
  comments: string;
  seconds_used: number;
  seconds_allowed: number;
  /** The oldest first. */
  earlier: readonly EarlierTry[];
}

export interface WrittenFeedback {
  html: CleanHtml;
  writer: FeedbackSource;
}

/** The port that an adapter of `infra/ai` implements. @throws FeedbackWriterError and nothing else */
export type FeedbackWriter = (input: FeedbackInput) => Promise<WrittenFeedback>;

/** Why a writer came to nothing. Only an unreachable one is worth asking again by itself. */
export class FeedbackWriterError extends Error {
  constructor(
    readonly kind: Exclude<FeedbackFailure, 'internal'>,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'FeedbackWriterError';
  }
}
