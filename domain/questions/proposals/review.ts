import { statement } from '~/domain/kit/statement';
import type { Reviewable } from '~/domain/review/reviewable';
import { mayReview } from './reviewer.query';
import { undoOfQuestion } from './undo';

export const questionReview: Reviewable = {
  kind: 'question',
  find: statement(
    'questions.proposed',
    `SELECT proposal.author_id, proposal.state FROM question_proposals proposal JOIN questions question ON question.id = proposal.question_id AND question.deleted_at IS NULL
      WHERE proposal.id = $1::int`,
  ),
  mayReview,
  undo: undoOfQuestion,
};
