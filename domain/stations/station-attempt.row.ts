import type { Grades, Section } from './marking';

/** One taking of a station, marked and submitted: the specification's quizlog. Never changed afterwards. */
export interface StationAttempt {
  id: number;
  station_id: number;

  /** Null once the candidate's account is gone. */
  candidate_id: number | null;

  /** Null once the examiner's account is gone. */
  examiner_id: number | null;
  candidate_name: string;
  examiner_name: string;
  ticked_count: number;
  total_count: number;
  ticked: number[];

  /** The checklist as it was when it was marked, so that a later edit of the station rewrites nobody's result. */
  sections: Section[];

  /** The revision of the station that was taken; null for attempts from before it was recorded. */
  station_revision: number | null;

  /** Only of GP cases. */
  grades: Grades | null;
  comments: string;

  /** The version of the sanitiser that cleaned the comments. */
  html_version: number;
  seconds_used: number;

  /** Unique for an examiner: submitting twice under it is submitting once. */
  submission_id: string;

  /** Unique with the round: a round of a group has one result, from any examiner. */
  group_session_id: number | null;
  group_round: number | null;
  submitted_at: Date;
}
