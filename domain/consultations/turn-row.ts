import type { AnswerFailure, Speaker, TurnState } from './contract';

/** One thing said to a patient, and the answer. */
export interface ConsultationTurn {
  id: number;

  consultation_id: number;

  /** From 1. */
  number: number;

  /** Made by the browser: sent twice, it was said once. */
  turn_id: string;

  asked: string;

  said: string;

  state: TurnState;

  speaker: Speaker;

  /** The model that it may go to (`modelNamed`); null if the person agreed to none. */
  agreed_model: string | null;

  /** Counts the beginnings of an answer: what an earlier one still says is not heard while a later one speaks. */
  run: number;

  /** The facts that it brought to light. */
  revealed: number[];

  failure: AnswerFailure | null;

  asked_at: Date;

  answered_at: Date | null;
}
