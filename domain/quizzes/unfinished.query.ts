import type { Person } from '../accounts/person';
import { href, type PageData } from '../kit/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { quizRun, type quizSetup } from './contract';
import { aiQuizWaiting } from './generation/contract';
import { HEAD_COLUMNS, type HeadRow, titleOf } from './head';
import { TOPICS } from '../questions/views';

/** The most unfinished quizzes that are shown. */
const MOST = 5;

const unfinished = statement<HeadRow & { done: number; total: number }, [number, Date]>(
  'quizzes.unfinished',
  `SELECT ${HEAD_COLUMNS}, placed.done, placed.total
     FROM quizzes quiz LEFT JOIN ${TOPICS} topic ON topic.id = quiz.topic_id
     CROSS JOIN LATERAL (SELECT count(*)::int AS total, (count(*) FILTER (WHERE place.state = 'answered'))::int AS done
                           FROM quiz_questions place WHERE place.quiz_id = quiz.id AND place.state <> 'skipped') placed
    WHERE quiz.account_id = $1 AND quiz.state IN ('generating', 'running') AND (quiz.ends_at IS NULL OR quiz.ends_at > $2)
    ORDER BY quiz.id DESC LIMIT ${MOST}`,
);

/** A person's quizzes that were begun and not ended, or are being written, the newest first. */
export async function findUnfinished(read: Reader, person: Person): Promise<PageData<typeof quizSetup>['unfinished']> {
  const rows = await read.sql.all(unfinished, [person.id, read.clock.now()]);
  return rows.map((row) => ({
    quizlog_id: row.quizlog_id,
    kind: row.kind,
    mode: row.mode,
    title: titleOf(row, person.language),
    specialty_id: row.specialty_id,
    answered: row.done,
    total: row.state === 'generating' ? row.length : row.total,
    started_at: row.created_at.toISOString(),
    url: href(row.state === 'generating' && row.total === 0 ? aiQuizWaiting : quizRun, { quizlog_id: row.quizlog_id }),
  }));
}
