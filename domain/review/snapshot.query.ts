import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { PROPOSAL_ACTS_SHOWN, type Proposed, type ReviewSnapshot } from './contract';
import { reviewableOf } from './reviewable';
import { PEOPLE } from '../accounts/views';

const WHO = `json_build_object('id', account.id, 'name', account.display_name, 'avatar', account.avatar)`;

type Decision = ReviewSnapshot['decisions'][number] & { revision: number | null };
interface Row {
  version: number;
  readers: ReviewSnapshot['readers'];
  decisions: Decision[];
}
const find = statement<Row, [string, number]>(
  'review.snapshot',
  `SELECT coalesce((SELECT version FROM moderated_proposals WHERE kind = $1 AND entity_id = $2::int), 0) AS version,
          coalesce((SELECT json_agg(${WHO} ORDER BY reader.since, account.id) FROM proposal_readers reader JOIN ${PEOPLE} account ON account.id = reader.account_id
                     WHERE reader.kind = $1 AND reader.entity_id = $2::int AND reader.since IS NOT NULL), '[]') AS readers,
          coalesce((SELECT json_agg(json_build_object('id', act.id, 'act', act.act, 'who', CASE WHEN account.id IS NOT NULL THEN ${WHO} END, 'reason', act.reason, 'undone', act.undone_at IS NOT NULL,
                             'hurry', CASE WHEN act.took_seconds IS NOT NULL THEN json_build_object('took', act.took_seconds, 'reading', act.reading_seconds) END,
                             'at', act.created_at, 'revision', act.revision) ORDER BY act.id DESC)
                      FROM (SELECT * FROM proposal_decisions WHERE kind = $1 AND entity_id = $2::int ORDER BY id DESC LIMIT ${PROPOSAL_ACTS_SHOWN}) act
                      LEFT JOIN ${PEOPLE} account ON account.id = act.account_id), '[]') AS decisions`,
);

/** The state that a decision leaves a proposal in. */
const STATE = { publish: 'published', send_back: 'returned', undo: '' } as const;

/** Who reads a proposal, and what was decided on it. */
export async function reviewOf(read: Pick<Reader, 'sql'>, { kind, entity_id }: Proposed): Promise<ReviewSnapshot> {
  const [row, found] = await Promise.all([
    read.sql.one(find, [kind, entity_id]),
    read.sql.one(reviewableOf(kind).find, [entity_id]),
  ]);
  const { version, readers, decisions } = row!;
  const [last] = decisions;
  // Those of before this history was kept say no revision.
  const undoes =
    last && found?.state === STATE[last.act] && !last.undone && (last.act === 'send_back' || last.revision !== null);
  return {
    version,
    readers,
    decisions: decisions.map(({ revision: _, at, ...one }) => ({ ...one, at: new Date(at).toISOString() })),
    undoable: undoes ? last.id : null,
  };
}
