import { statement } from '~/domain/kit/statement';
import type { OwnUndo } from '~/domain/review/reviewable';
import { mayReviewTexts } from './reviewer.query';
import { undoOfText } from './undo-decision';

export const textReview: OwnUndo = {
  kind: 'text',
  find: statement('notebook.proposed', 'SELECT author_id, state FROM notebook_proposals WHERE id = $1::int'),
  mayReview: mayReviewTexts,
  undo: (tx, _person, entityId, revision) => undoOfText(tx, entityId, revision),
};
