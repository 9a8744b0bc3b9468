import type { AskedOf, FoundOf } from '~/domain/kit/profile-list';
import type { Person } from '~/domain/kit/person';
import { href } from '~/domain/kit/contract';
import { onePage } from '~/domain/kit/list';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { quizRun, quizSummary } from '../contract';
import { aiQuizWaiting } from '../generation/contract';
import { HEAD_COLUMNS, type HeadRow, mayReveal, NOT_GONE, titleOf } from '../head';
import { HISTORY_PAGE, type premiumQuizzesTaken, type quizzesTaken } from './contract';
import { TOPICS } from '~/domain/questions/views';

type Wanted = AskedOf<typeof quizzesTaken> & { premium: boolean };
type Chosen = [
  person: number,
  specialty: number,
  mode: number,
  progress: string,
  scoreFrom: number,
  scoreTo: number,
  since: Date | null,
  premium: boolean,
];

/** What failed before anything was answered was never taken. */
const CHOSEN = `quiz.account_id = $1 AND ${NOT_GONE} AND (quiz.state <> 'failed' OR quiz.answered > 0)
  AND ($2::int = 0 OR quiz.specialty_id = $2::int) AND ($3::int = 0 OR quiz.mode = $3::int)
  AND ($4 = '' OR (quiz.state = 'finished') = ($4 = 'finished'))
  AND (($5::float8 <= 0 AND $6::float8 >= 100) OR (quiz.state = 'finished' AND 100.0 * quiz.current_score / quiz.answered BETWEEN $5::float8 AND $6::float8))
  AND ($7::timestamptz IS NULL OR quiz.created_at >= $7::timestamptz) AND (NOT $8::boolean OR quiz.premium)`;

const count = statement<{ count: number }, Chosen>(
  'quizzes.count-taken',
  `SELECT count(*)::int AS count FROM quizzes quiz WHERE ${CHOSEN}`,
);

type Row = HeadRow & { placed: number };
const list = statement<Row, [...Chosen, limit: number, offset: number]>(
  'quizzes.taken',
  `SELECT ${HEAD_COLUMNS}, (SELECT count(*)::int FROM quiz_questions place WHERE place.quiz_id = quiz.id AND place.state <> 'skipped') AS placed
     FROM (SELECT * FROM quizzes quiz WHERE ${CHOSEN} ORDER BY quiz.id DESC LIMIT $9 OFFSET $10) quiz
     LEFT JOIN ${TOPICS} topic ON topic.id = quiz.topic_id
    ORDER BY quiz.id DESC`,
);

function urlOf(row: Row): string {
  const { quizlog_id } = row;
  if (row.state === 'finished') return href(quizSummary, { quizlog_id });
  return href(row.state === 'generating' && row.placed === 0 ? aiQuizWaiting : quizRun, { quizlog_id });
}

const scoreOf = (row: Row): number | null =>
  row.state === 'finished' && mayReveal(row) ? Math.round((1_000 * row.current_score) / row.answered) / 10 : null;

async function find(read: Reader, person: Person, wanted: Wanted): Promise<FoundOf<typeof quizzesTaken>> {
  const { specialty, mode, progress, score_from, score_to, days, premium } = wanted;
  const since = days > 0 ? new Date(read.clock.now().getTime() - days * 86_400_000) : null;
  const chosen: Chosen = [person.id, specialty, mode, progress, score_from, score_to, since, premium];
  const counted = await read.sql.one(count, chosen);
  const found = await onePage(wanted.page, HISTORY_PAGE, counted?.count ?? 0, (limit, offset) =>
    read.sql.all(list, [...chosen, limit, offset]),
  );
  return {
    ...found,
    items: found.items.map((row) => ({
      quizlog_id: row.quizlog_id,
      kind: row.kind,
      mode: row.mode,
      title: titleOf(row, person.language),
      specialty_id: row.specialty_id,
      state: row.state,
      answered: row.answered,
      length: row.state === 'generating' ? row.length : row.placed,
      score: scoreOf(row),
      seconds_used: row.seconds_used,
      started_at: row.created_at.toISOString(),
      finished_at: row.finished_at?.toISOString() ?? null,
      url: urlOf(row),
    })),
  };
}

/** The quizzes that somebody has taken or begun, the newest first. */
export const findTakenQuizzes = (read: Reader, person: Person, asked: AskedOf<typeof quizzesTaken>) =>
  find(read, person, { ...asked, premium: false });

/** Those of them that were started with a question that is premium or of a pack. */
export const findPremiumQuizzes = (read: Reader, person: Person, { page }: AskedOf<typeof premiumQuizzesTaken>) =>
  find(read, person, {
    page,
    premium: true,
    specialty: 0,
    mode: 0,
    progress: '',
    score_from: 0,
    score_to: 100,
    days: 0,
  });
