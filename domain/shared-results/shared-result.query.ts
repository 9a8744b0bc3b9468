import { PEOPLE } from '../accounts/views';
import { href } from '../kit/contract';
import { SafeHtml } from '../kit/html/safe-html';
import type { Language } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { nameAsBegun } from '../stations/as-begun.query';
import { stationEntry } from '../stations/contract';
import { scoreSections, type Section, totalScore } from '../stations/marking';
import { baseOf } from '../stations/styles';
import { FEEDBACK, RESULTS, STATIONS } from '../stations/views';
import { examinedByAnother, linkNotFound, opens } from './policy';

interface Row {
  account_id: number;
  station: string;
  language: Language;
  /** Null unless it is published. */
  slug: string | null;
  style: number;
  candidate: string;
  /** Empty if nobody else examined, or did not agree. */
  examiner: string;
  comments: string;
  html_version: number;
  feedback: string;
  feedback_version: number;
  submitted_at: Date;
  seconds_used: number;
  sections: Section[];
  ticked: number[];
  ends_at: Date;
}

// Feedback that was written from another's comments carries their words.
const byKey = statement<Row, [string, Date]>(
  'shared-results.by-key',
  `SELECT l.account_id, l.ends_at, ${nameAsBegun('s', 'a.station_revision')} AS station, s.language, s.style,
          CASE WHEN s.published_at IS NOT NULL AND s.deleted_at IS NULL THEN s.slug END AS slug,
          a.candidate_name AS candidate, a.submitted_at, a.seconds_used, a.sections, a.ticked, a.html_version,
          CASE WHEN words.shown THEN a.examiner_name ELSE '' END AS examiner,
          CASE WHEN words.shown THEN a.comments ELSE '' END AS comments,
          CASE WHEN f.state = 'ready' AND (words.shown OR a.comments = '' OR NOT ${examinedByAnother('a')}) THEN f.text ELSE '' END AS feedback,
          coalesce(f.html_version, 0) AS feedback_version
     FROM shared_results l
     JOIN ${RESULTS} a ON a.id = l.attempt_id
     JOIN ${STATIONS} s ON s.id = a.station_id
     JOIN ${PEOPLE} account ON account.id = l.account_id
     LEFT JOIN ${FEEDBACK} f ON f.attempt_id = a.id
    CROSS JOIN LATERAL (SELECT ${examinedByAnother('a')} AND a.examiner_id IS NOT NULL AND l.agreed_at IS NOT NULL AS shown) words
    WHERE l.key = $1::text AND ${opens('l', 'a', 's', 'account', '$2')}`,
);

/** @throws Problem not-found `shared-result-not-found`: taken back, ended, or never there */
async function requireResult(read: Reader, key: string) {
  const row = await read.sql.one(byKey, [key, read.clock.now()]);
  if (!row) throw linkNotFound();
  const sections = scoreSections(row.sections, new Set(row.ticked));
  return { ...row, sections, score: totalScore(sections) };
}

/** What everybody with the link of a result sees of it. @throws Problem not-found `shared-result-not-found` */
export async function findSharedResult(read: Reader, person: { id: number } | null, key: string) {
  const row = await requireResult(read, key);
  return {
    station: row.station,
    station_url: row.slug && href(stationEntry, { base: baseOf(row.style), slug: row.slug }),
    candidate: row.candidate,
    submitted_at: row.submitted_at.toISOString(),
    seconds_used: row.seconds_used,
    ...row.score,
    sections: row.sections.map(({ title, ticked, total }) => ({ title, ticked, total })),
    feedback: SafeHtml.stored(row.feedback, row.feedback_version),
    examiner: row.examiner ? { name: row.examiner, comments: SafeHtml.stored(row.comments, row.html_version) } : null,
    ends_at: row.ends_at.toISOString(),
    mine: person?.id === row.account_id,
  };
}

const SAYING: Record<Language, (candidate: string) => string> = {
  en: (candidate) => `${candidate} practised this station on Wardmates and shares the result.`,
  es: (candidate) => `${candidate} practicó esta estación en Wardmates y comparte el resultado.`,
};

/** The preview of a shared link, before it is opened: the station, the candidate, and the score as a picture. */
export async function previewSharedResult(read: Reader, key: string) {
  const { station, candidate, language, score } = await requireResult(read, key);
  return { title: station, description: SAYING[language](candidate), percent: Math.round(score.score) };
}
