import { mayModerate } from '~/domain/accounts/policy';
import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { isInGoodStanding, type Record } from '~/domain/questions/proposals/good-standing';
import { mayWrite } from '../policy';

// As for questions: one that was sent back counts from then on against its author until others follow.
const record = statement<Record, [number]>(
  'notebook.record-of-author',
  `WITH sent_back AS (
     SELECT decision.entity_id, decision.created_at FROM proposal_decisions decision JOIN notebook_proposals proposal ON proposal.id = decision.entity_id
      WHERE decision.kind = 'text' AND decision.act = 'send_back' AND decision.undone_at IS NULL AND proposal.author_id = $1::int)
   SELECT count(*)::int AS published_in_a_row FROM notebook_proposals
    WHERE author_id = $1::int AND state = 'published' AND id NOT IN (SELECT entity_id FROM sent_back)
      AND decided_at > coalesce((SELECT max(created_at) FROM sent_back), '-infinity')`,
);

/** Whether a person may check the texts that others propose: moderators, and authors in good standing. */
export async function mayReviewTexts(read: Pick<Reader, 'sql'>, person: Person): Promise<boolean> {
  if (mayModerate(person)) return true;
  return mayWrite(person) && isInGoodStanding((await read.sql.one(record, [person.id]))!);
}

/** Publishes what another person proposed, or sends it back. Nobody decides on their own text. */
export const mayDecide = async (
  read: Pick<Reader, 'sql'>,
  person: Person,
  proposal: { author_id: number | null },
): Promise<boolean> => proposal.author_id !== person.id && (await mayReviewTexts(read, person));

/** An author sees their own proposals, whoever decides sees those of everybody. */
export const mayRead = async (
  read: Pick<Reader, 'sql'>,
  person: Person,
  proposal: { author_id: number | null; state: string },
): Promise<boolean> =>
  proposal.author_id === person.id || (proposal.state !== 'draft' && (await mayReviewTexts(read, person)));
