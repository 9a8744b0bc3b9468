import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { reviewersBy } from '~/domain/review/good-standing';

/** Whether a person may check the texts that others propose: moderators, and authors in good standing. */
export const mayReviewTexts = reviewersBy(
  // Texts have no count of their returns: the history of decisions has them.
  statement(
    'notebook.record-of-author',
    `WITH sent_back AS (
       SELECT decision.entity_id, decision.created_at FROM proposal_decisions decision JOIN notebook_proposals proposal ON proposal.id = decision.entity_id
        WHERE decision.kind = 'text' AND decision.act = 'send_back' AND decision.undone_at IS NULL AND proposal.author_id = $1::int)
     SELECT count(*)::int AS published_in_a_row FROM notebook_proposals
      WHERE author_id = $1::int AND state = 'published' AND id NOT IN (SELECT entity_id FROM sent_back)
        AND decided_at > coalesce((SELECT max(created_at) FROM sent_back), '-infinity')`,
  ),
);

/** Authors read their own proposals, reviewers all that are not drafts. */
export const mayRead = async (
  read: Pick<Reader, 'sql'>,
  person: Person,
  proposal: { author_id: number | null; state: string },
): Promise<boolean> =>
  proposal.author_id === person.id || (proposal.state !== 'draft' && (await mayReviewTexts(read, person)));
