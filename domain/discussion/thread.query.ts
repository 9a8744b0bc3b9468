import { type Person, PERSON_COLUMNS, type PersonRow, toPerson } from '../accounts/person';
import { mayModerate } from '../accounts/policy';
import { standingOf } from '../questions/standing.query';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { ThreadSnapshot } from './contract';
import { discussionNotFound, mayDiscuss } from './policy';
import { QUESTIONS } from '../questions/views';
import { PEOPLE } from '../accounts/views';

/** A longer discussion shows its newest comments: all of it travels with every change. */
export const THREAD_MAX = 200;

type CommentRow = PersonRow & { comment_id: number; text: string; deleted: boolean; commented_at: Date };
type ThreadRow = { version: number } & (CommentRow | { comment_id: null });

const ofQuestion = statement<ThreadRow, [number]>(
  'discussion.thread',
  `SELECT q.comments_version AS version, shown.id AS comment_id, CASE WHEN shown.deleted_at IS NULL THEN shown.text ELSE '' END AS text,
          shown.deleted_at IS NOT NULL AS deleted, shown.created_at AS commented_at, ${PERSON_COLUMNS}
     FROM ${QUESTIONS} q
     LEFT JOIN LATERAL (SELECT * FROM comments c WHERE c.question_id = q.id AND c.comment_type = 'standard' ORDER BY c.id DESC LIMIT ${THREAD_MAX}) shown ON true
     LEFT JOIN ${PEOPLE} account ON account.id = shown.account_id
    WHERE q.id = $1::int AND q.status = 'published' ORDER BY shown.id`,
);

/** The discussion of a question, the oldest comment first; nothing of what was deleted is in it but its place. Null if there is none. */
export async function threadOf(read: Reader, questionId: number): Promise<ThreadSnapshot | null> {
  const rows = await read.sql.all(ofQuestion, [questionId]);
  if (!rows[0]) return null;
  const comments = rows.flatMap((row) => {
    if (row.comment_id === null) return [];
    const author = toPerson(row, read.clock.now());
    return {
      id: row.comment_id,
      user: author.name,
      avatar: author.avatar,
      moderator: mayModerate(author),
      text: row.text,
      deleted: row.deleted,
      created_at: row.commented_at.toISOString(),
      account_id: author.id,
    };
  });
  return { version: rows[0].version, comments };
}

export async function mayReadThread(read: Reader, person: Person, questionId: number): Promise<boolean> {
  const standing = await standingOf(read, person.id, questionId);
  return standing !== null && mayDiscuss(person, standing);
}

/**
 * The discussion, for who may read it.
 * @throws Problem not-found `discussion-not-found` for anybody else
 */
export async function findThread(read: Reader, person: Person, questionId: number): Promise<ThreadSnapshot> {
  const thread = (await mayReadThread(read, person, questionId)) ? await threadOf(read, questionId) : null;
  if (!thread) throw discussionNotFound();
  return thread;
}
