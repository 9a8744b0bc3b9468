import type { Grades } from '../stations/marking';
import type { ClosedBecause, ConsultationState } from './contract';

/** A person's talk with the patient of a station, and its marks. */
export interface Consultation {
  id: number;

  account_id: number;

  station_id: number;

  /** The state of the station that it began with: who edits it meanwhile does not change the patient. */
  station_revision: number;

  language: 'en' | 'es';

  /** Made by the browser that began it: sent twice, one is begun. The result is submitted under it, too. */
  submission_id: string;

  state: ConsultationState;

  /** A `Countdown` in milliseconds. */
  total_ms: number;

  remaining_ms: number;

  /** Null while the clock stands still. */
  started_at: Date | null;

  ended_at: Date | null;

  version: number;

  /** Only of GP cases, once one was chosen. */
  grades: Grades | null;

  attempt_id: number | null;

  submitted_by_itself: boolean;

  /** Of a talk in a group, where the virtual patient plays the missing role. It has no marks: the group's examiner gives them. */
  group_session_id: number | null;

  group_round: number | null;

  closed_because: ClosedBecause | null;

  created_at: Date;

  updated_at: Date;
}
