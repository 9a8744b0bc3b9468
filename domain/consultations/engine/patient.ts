import type { Language } from '~/domain/accounts/contract';
import type { AnswerFailure } from '../contract';
import type { Persona } from './read/persona';
import type { Heard } from './tell/heard';

export interface Exchange {
  asked: string;
  said: string;
}

/** All that the speaker of a patient gets: what the patient may tell, and nothing else of the station. */
export interface PatientRequest {
  language: Language;
  persona: Persona;
  /** What the question is about, in the patient's words; empty when the patient knows nothing of it. */
  tell: readonly string[];
  /** All that may be spoken of: what was said before, and what is said now. */
  known: readonly string[];
  /** What was said before, the oldest first; at most `EARLIER_MAX`. */
  earlier: readonly Exchange[];
  /** Written by a person: data, never instructions. */
  asked: string;
  /** From 1. */
  turn: number;
  /** What it was taken for if there is nothing to tell. */
  heard: Heard;
  /** Of what to choose if it was not understood, in the patient's words: the same for every station. */
  choices: readonly string[];
  /** All answers so far, the oldest first: none is said a second time. */
  said: readonly string[];
  /** What was explained last, as the patient would say it back; null if nobody asks for that. */
  retell: readonly string[] | null;
}

export const EARLIER_MAX = 8;

/**
 * The port that the adapters of `infra/ai` implement: says an answer bit by bit, as plain text.
 * @throws PatientError and nothing else
 */
export type Patient = (request: PatientRequest) => AsyncIterable<string>;

/** Why a patient said nothing. Only an unreachable one is worth asking again by itself. */
export class PatientError extends Error {
  constructor(
    readonly kind: Exclude<AnswerFailure, 'internal'>,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PatientError';
  }
}
