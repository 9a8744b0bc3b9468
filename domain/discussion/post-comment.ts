import type { Person } from '../accounts/person';
import { requireVoice } from '../accounts/sanctions/in-force';
import { conflict, invalid } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { ThreadSnapshot } from './contract';
import { plainText } from '../kit/html/plain-text';
import { notifyOthers } from './notify-others';
import { discussionNotFound } from './policy';
import { findThread, mayReadThread } from './thread.query';
import { threadChanged } from './thread-changed';

const post = statement<{ id: number }, [number, number, string, string | null, Date]>(
  'discussion.post',
  `INSERT INTO comments (question_id, account_id, comment_type, text, submission_id, created_at)
   VALUES ($1::int, $2::int, 'standard', $3, $4::uuid, $5::timestamptz)
   ON CONFLICT (account_id, submission_id) DO NOTHING RETURNING id`,
);

const postedTo = statement<{ question_id: number }, [number, string | null]>(
  'discussion.posted-to',
  `SELECT question_id FROM comments WHERE account_id = $1::int AND submission_id = $2::uuid`,
);

async function requirePostedTo(
  tx: Transaction,
  personId: number,
  questionId: number,
  submissionId: string | null,
): Promise<void> {
  const before = await tx.sql.one(postedTo, [personId, submissionId]);
  if (before?.question_id !== questionId)
    throw conflict(
      'submission-reused',
      'This comment was already sent to another question. Reload the page and write it again.',
    );
}

/**
 * Says something about a question; the same `submission_id` says it once, however often it is sent.
 * @throws Problem not-found `discussion-not-found`; not-allowed `account-muted`; invalid `invalid-input` when nothing of it can be seen; conflict
 * `submission-reused` when the id was another question's
 */
export async function postComment(
  tx: Transaction,
  person: Person,
  questionId: number,
  typed: string,
  submissionId: string | null,
): Promise<ThreadSnapshot> {
  if (!(await mayReadThread(tx, person, questionId))) throw discussionNotFound();
  await requireVoice(tx, person);
  const text = plainText(typed);
  if (text === '') throw invalid('invalid-input', 'The comment is empty.', [{ path: 'comment', message: 'empty' }]);
  const posted = await tx.sql.one(post, [questionId, person.id, text, submissionId, tx.clock.now()]);
  if (posted) {
    await threadChanged(tx, questionId);
    await notifyOthers(tx, person, questionId);
  } else await requirePostedTo(tx, person.id, questionId, submissionId);
  return findThread(tx, person, questionId);
}
