import { notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { bodyAsBegun } from './as-begun.query';
import { historyOf, type PastAttempt } from './attempt-history.query';
import { feedbackOf, type FeedbackSnapshot } from './feedback.query';
import { findQuestions, type SafeQuestion, safeQuestions } from './find-questions.query';
import { scoreSections, totalScore, type Grades, type Section, type SectionScore } from './marking';
import type { StationAttempt } from './station-attempt.row';
import type { StationBody } from './station-body';
import { videoIdOf } from './authoring/station-rules';
import type { Station } from './station.row';
import { styleOf, type StationBase } from './styles';

type StationPart = Pick<
  Station,
  | 'id'
  | 'slug'
  | 'style'
  | 'name'
  | 'description'
  | 'label'
  | 'long_case'
  | 'candidate_minutes'
  | 'examiner_minutes'
  | 'walkthrough'
  | 'useful_links'
  | 'video_id'
  | 'html_version'
> & { bookmarked: boolean; vote: number; upvotes: number; downvotes: number };

interface Row {
  attempt: Pick<
    StationAttempt,
    | 'ticked'
    | 'grades'
    | 'comments'
    | 'html_version'
    | 'seconds_used'
    | 'candidate_name'
    | 'examiner_name'
    | 'group_session_id'
    | 'group_round'
    | 'station_revision'
  > & { sections: Section[]; mine: boolean };
  submitted_at: Date;
  station: StationPart;
  revision: number;
}

export const summaryNotFound = () =>
  notFound('summary-not-found', 'This result does not exist, or you do not have access to it.');

const readableBy = statement<Row, [number, number, number]>(
  'stations.summary',
  `SELECT a.submitted_at, s.revision,
          json_build_object('ticked', a.ticked, 'sections', a.sections, 'grades', a.grades, 'comments', a.comments, 'html_version', a.html_version, 'seconds_used', a.seconds_used,
            'candidate_name', a.candidate_name, 'examiner_name', a.examiner_name, 'group_session_id', a.group_session_id, 'group_round', a.group_round, 'station_revision', a.station_revision,
            'mine', COALESCE(a.candidate_id = p.account_id, false)) AS attempt,
          json_build_object('id', s.id, 'slug', s.slug, 'style', s.style, 'name', s.name, 'description', s.description, 'label', s.label,
            'long_case', s.long_case, 'candidate_minutes', s.candidate_minutes, 'examiner_minutes', s.examiner_minutes,
            'walkthrough', s.walkthrough, 'useful_links', s.useful_links, 'html_version', s.html_version, 'video_id', s.video_id,
            'bookmarked', EXISTS (SELECT 1 FROM station_bookmarks b WHERE b.station_id = s.id AND b.account_id = p.account_id),
            'vote', COALESCE((SELECT v.vote_type FROM station_votes v WHERE v.station_id = s.id AND v.account_id = p.account_id), 0),
            'upvotes', (SELECT count(*) FROM station_votes v WHERE v.station_id = s.id AND v.vote_type = 1),
            'downvotes', (SELECT count(*) FROM station_votes v WHERE v.station_id = s.id AND v.vote_type = -1)) AS station
     FROM station_attempts a
     JOIN attempt_participants p ON p.attempt_id = a.id AND p.account_id = $2::int
     JOIN stations s ON s.id = a.station_id
    WHERE a.id = $1::int AND s.style = $3::int`,
);

export interface Summary {
  attempt: Row['attempt'];
  submitted_at: Date;
  station: StationPart;
  sections: SectionScore[];
  score: ReturnType<typeof totalScore>;
  grades: Grades | null;
  questions: SafeQuestion[];
  history: PastAttempt[];
  feedback: FeedbackSnapshot;
}

const asTaken = ({
  name,
  description,
  label,
  long_case,
  candidate_minutes,
  examiner_minutes,
  walkthrough,
  useful_links,
  html_version = 0,
  video_link,
}: StationBody) => ({
  name,
  description,
  label,
  long_case,
  candidate_minutes,
  examiner_minutes,
  walkthrough,
  useful_links,
  html_version,
  video_id: videoIdOf(video_link),
});

/**
 * What came of an attempt, for those who were there (spec 3 §2), with the station as it was taken. A station changed or
 * removed since does not change it.
 * @throws Problem not-found; also for an attempt of others, of which a stranger may not know that it exists
 */
export async function findSummary(
  read: Reader,
  personId: number,
  base: StationBase,
  attemptId: number,
): Promise<Summary> {
  const row = await read.sql.one(readableBy, [attemptId, personId, styleOf(base)]);
  const feedback = row && (await feedbackOf(read, attemptId));
  if (!row || !feedback) throw summaryNotFound();
  const begun = await bodyAsBegun(read, { id: row.station.id, revision: row.revision }, row.attempt.station_revision);
  const sections = scoreSections(row.attempt.sections, new Set(row.attempt.ticked));
  return {
    attempt: row.attempt,
    submitted_at: row.submitted_at,
    station: begun ? { ...row.station, ...asTaken(begun) } : row.station,
    sections,
    score: totalScore(sections),
    grades: row.attempt.grades,
    questions: begun
      ? safeQuestions(begun.examiner_questions, begun.html_version)
      : await findQuestions(read, row.station.id),
    history: await historyOf(read, attemptId, personId),
    feedback,
  };
}
