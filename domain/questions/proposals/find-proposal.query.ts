import { href } from '~/domain/kit/contract';
import { safeTexts } from '~/domain/kit/html/safe-html';
import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { type QuestionForm, questionEdit } from '../authoring/contract';
import { findForm } from '../authoring/find-form.query';
import type { ProposalState } from './contract';
import { proposalNotFound } from './refusals';
import { mayReadProposal, proposalNow } from './proposal-now.query';
import { PEOPLE } from '~/domain/accounts/views';
import { COMMENTS } from '~/domain/discussion/views';

interface Row {
  id: number;
  question_id: number;
  author_id: number | null;
  state: ProposalState;
  version: number;
  body: QuestionForm;
  html_version: number;
  base_revision: number;
  /** What readers saw before this was published. */
  before: (QuestionForm & { html_version?: number; status: string }) | null;
  reason: string;
  author: string;
  reviewer: string;
  decided_by: string;
  proposed_at: Date;
}
const find = statement<Row, [number]>(
  'questions.proposal',
  `SELECT proposal.id, proposal.question_id, proposal.author_id, proposal.state, proposal.version, proposal.body, proposal.html_version, proposal.base_revision,
          proposal.reason, proposal.proposed_at, earlier.body AS before,
          coalesce(author.display_name, '') AS author, coalesce(reviewer.display_name, '') AS reviewer, coalesce(decider.display_name, '') AS decided_by
     FROM question_proposals proposal
     LEFT JOIN question_revisions earlier ON earlier.question_id = proposal.question_id AND earlier.revision = proposal.base_revision
     LEFT JOIN ${PEOPLE} author ON author.id = proposal.author_id
     LEFT JOIN ${PEOPLE} reviewer ON reviewer.id = proposal.reviewer_id
     LEFT JOIN ${PEOPLE} decider ON decider.id = proposal.decided_by
    WHERE proposal.id = $1::int`,
);

interface Comment {
  id: number;
  user: string;
  text: string;
  moderator: boolean;
  timestamp: string;
}
const COMMENTS_MAX = 200;
const comments = statement<Omit<Comment, 'timestamp'> & { at: Date }, [number]>(
  'questions.draft-comments',
  `SELECT comment.id, account.display_name AS user, comment.text, account.roles && '{moderator,staff}'::text[] AS moderator, comment.created_at AS at
     FROM ${COMMENTS} comment JOIN ${PEOPLE} account ON account.id = comment.account_id
    WHERE comment.question_id = $1::int AND comment.comment_type = 'draft' AND comment.deleted_at IS NULL ORDER BY comment.id LIMIT ${COMMENTS_MAX}`,
);
const LOG_MAX = 100;
const log = statement<{ user: string; event: string; at: Date }, [number]>(
  'questions.log-of-proposal',
  `SELECT coalesce(account.display_name, '') AS user, event.event, event.created_at AS at
     FROM question_events event LEFT JOIN ${PEOPLE} account ON account.id = event.account_id
    WHERE event.question_id = $1::int ORDER BY event.id DESC LIMIT ${LOG_MAX}`,
);
const topics = statement<{ id: number; name: string }, [readonly number[], string]>(
  'questions.names-of-topics',
  `SELECT id, CASE WHEN $2 = 'es' THEN name_es ELSE name END AS name FROM topics WHERE id = ANY ($1::int[])`,
);

const shown = <F extends QuestionForm>(form: F, html_version: number | undefined) => ({
  ...form,
  ...safeTexts({ ...form, html_version: html_version ?? 0 }, 'question_text', 'explanation_text'),
});

/** A proposal with the published text beside it. @throws Problem not-found `question-proposal-not-found` */
export async function findProposal(read: Reader, person: Person, proposalId: number) {
  const row = await read.sql.one(find, [proposalId]);
  if (!row || !(await mayReadProposal(read, person, row))) throw proposalNotFound();
  const own = row.author_id === person.id;
  // Read first: what changes after it is pushed.
  const now = await proposalNow(read, proposalId);
  const [saved, told, happened] = await Promise.all([
    findForm(read, row.question_id),
    read.sql.all(comments, [row.question_id]),
    read.sql.all(log, [row.question_id]),
  ]);
  if (!saved) throw proposalNotFound();
  // Once it is published, it stands beside what was there before.
  const before = row.state === 'published' ? row.before : null;
  const published =
    row.state === 'published'
      ? before?.status === 'published'
        ? shown(before, before.html_version)
        : null
      : saved.status === 'published'
        ? shown(saved.form, saved.html_version ?? 0)
        : null;
  const named = [row.body.topic_id, published?.topic_id].filter((id) => id !== undefined);
  return {
    id: row.id,
    question_id: row.question_id,
    state: row.state,
    version: row.version,
    live: now ?? { version: row.version, state: row.state, reviewer: row.reviewer },
    form: shown(row.body, row.html_version),
    published,
    outdated: row.state === 'proposed' && row.base_revision !== saved.revision,
    author: row.author,
    own,
    reviewer: row.reviewer,
    reason: row.reason,
    decided_by: row.decided_by,
    proposed_at: row.proposed_at.toISOString(),
    may_decide: !own && row.state === 'proposed',
    edit_url: href(questionEdit, { question_id: row.question_id }),
    topics: await read.sql.all(topics, [named, person.language]),
    comments: told.map(({ at, ...comment }) => ({ ...comment, timestamp: at.toISOString() })),
    log: happened.map(({ at, ...entry }) => ({ ...entry, timestamp: at.toISOString() })),
  };
}
