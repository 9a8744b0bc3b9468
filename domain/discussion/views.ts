/** What other rooms may read of comments, as a table of their SQL: `JOIN ${COMMENTS} comment ON comment.id = …`. */
export const COMMENTS =
  '(SELECT id, question_id, account_id, comment_type, text, deleted_at, created_at FROM comments)';
