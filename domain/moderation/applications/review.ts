import { mayModerate } from '../../accounts/policy';
import { statement } from '../../kit/statement';
import type { OwnUndo } from '../../review/reviewable';
import { undoOfApplication } from './undo';

export const applicationReview: OwnUndo = {
  kind: 'application',
  find: statement(
    'moderation.proposed-application',
    `SELECT account_id AS author_id, CASE state WHEN 'accepted' THEN 'published' WHEN 'refused' THEN 'returned' ELSE state END AS state FROM author_applications
      WHERE id = $1::int`,
  ),
  mayReview: (_read, person) => Promise.resolve(mayModerate(person)),
  undo: undoOfApplication,
};
