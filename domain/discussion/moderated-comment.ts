import { requireComment } from './require-comment';
import { hideComment, showComment } from './hide-comment';
import { statement } from '../kit/statement';
import { readThing, type Target } from '../kit/target';
import { QUESTIONS } from '../questions/views';

const lock = statement<{ id: number }, [number]>(
  'discussion.hold-comment',
  'SELECT id FROM comments WHERE id = $1::int FOR NO KEY UPDATE',
);
const find = statement<{ gone: boolean; language: string; text: string }, [number]>(
  'discussion.read-comment',
  `SELECT comment.deleted_at IS NOT NULL AND comment.hidden_at IS NULL AS gone, question.language, comment.text
     FROM comments comment JOIN ${QUESTIONS} question ON question.id = comment.question_id WHERE comment.id = $1::int`,
);

export const commentTarget: Target = {
  kind: 'comment',
  sql: {
    join: `LEFT JOIN comments comment ON target.kind = 'comment' AND comment.id = target.entity_id`,
    title: 'left(comment.text, 120)',
    author: 'comment.account_id',
  },
  requireReportable: requireComment,
  read: readThing(lock, find, (row) => {
    const { gone, language, text } = row;
    // A comment is never changed.
    return {
      revision: 1,
      gone,
      language,
      lines: gone ? [] : [{ field: '', text, correct: false }],
    };
  }),
  hiding: {
    hide: (tx, _by, id) => hideComment(tx, id),
    show: (tx, _by, id) => showComment(tx, id),
  },
};
