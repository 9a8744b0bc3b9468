import type { Language } from '../accounts/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { bodyAsBegun } from './as-begun.query';
import { earlierSharedTries } from './attempt-history.query';
import { defaultMinutes } from './countdown';
import type { FeedbackInput } from './feedback-writer';
import { scoreSections, type Grades, type Section } from './marking';

interface Row {
  automatic: boolean;
  id: number;
  revision: number;
  station_revision: number | null;
  name: string;
  style: number;
  language: Language;
  long_case: boolean;
  candidate_minutes: number | null;
  examiner_minutes: number | null;
  sections: Section[];
  ticked: number[];
  grades: Grades | null;
  comments: string;
  seconds_used: number;
}

const ofWaiting = statement<Row, [number]>(
  'stations.feedback-material',
  `SELECT f.automatic, s.id, s.revision, a.station_revision, s.name, s.style, s.language, s.long_case, s.candidate_minutes, s.examiner_minutes, a.sections, a.ticked, a.grades, a.comments, a.seconds_used
     FROM station_feedback f JOIN station_attempts a ON a.id = f.attempt_id JOIN stations s ON s.id = a.station_id
    WHERE f.attempt_id = $1::int AND f.state = 'waiting'`,
);

/** What a writer needs to know of an attempt; the comments still as HTML. Null when nobody waits for feedback on it. */
export async function feedbackMaterial(
  read: Reader,
  attemptId: number,
): Promise<(Omit<FeedbackInput, 'comments'> & { comments_html: string; automatic: boolean }) | null> {
  const row = await read.sql.one(ofWaiting, [attemptId]);
  if (!row) return null;
  const begun = await bodyAsBegun(read, row, row.station_revision);
  return {
    station_name: begun?.name ?? row.name,
    style: row.style,
    language: begun?.language ?? row.language,
    sections: scoreSections(row.sections, new Set(row.ticked)),
    grades: row.grades,
    comments_html: row.comments,
    automatic: row.automatic,
    seconds_used: row.seconds_used,
    seconds_allowed:
      defaultMinutes('examiner', {
        ...row,
        ...(begun && { long_case: begun.long_case, examiner_minutes: begun.examiner_minutes }),
      }) * 60,
    earlier: await earlierSharedTries(read, attemptId),
  };
}
