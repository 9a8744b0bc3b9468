import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reviewable } from '~/domain/review/reviewable';
import { proposalPage } from './contract';
import { notifyEditors } from './editing';
import { lockProposal, type Proposal } from './proposals';
import { publishSection } from './publish-section';
import { mayNotDecide, proposalChanged, proposalNotFound, proposalNotWaiting } from './refusals';
import { mayReviewTexts } from './reviewer.query';
import { unpublishSection } from './unpublish-section';

const save = statement<
  never,
  [number, string, number | null, string, Date | null, section: number | null, base: number | null]
>(
  'notebook.decided',
  `UPDATE notebook_proposals SET state = $2, decided_by = $3::int, reason = $4, decided_at = $5::timestamptz, section_id = $6::int, base_revision = $7::int,
          topic_id = CASE $2 WHEN 'published' THEN coalesce((SELECT section.topic_id FROM notebook_sections section WHERE section.id = $6::int), topic_id) ELSE topic_id END,
          version = version + ($2 = 'proposed')::int WHERE id = $1::int`,
);

const NOTICE = { publish: 'text-published', send_back: 'text-returned', undo: 'proposal-undone' } as const;

/** What a publication or its undoing changes of a proposal. */
export interface Based {
  section_id: number | null;
  base_revision: number | null;
  /** Of the published text. */
  title?: string;
}

export const textReview: Reviewable<Proposal, readonly string[], Based> = {
  kind: 'text',
  find: statement('notebook.proposed', 'SELECT author_id, state FROM notebook_proposals WHERE id = $1::int'),
  refusals: {
    notFound: proposalNotFound,
    own: mayNotDecide,
    notReviewer: mayNotDecide,
    decided: proposalNotWaiting,
    changed: proposalChanged,
  },
  mayReview: mayReviewTexts,
  lock: lockProposal,
  texts: ({ body }) => [body.title, body.text],
  async publish(tx, person, proposal, leftOut = []) {
    const published = await publishSection(tx, person, proposal, leftOut);
    await notifyEditors(tx, published.section_id);
    return published;
  },
  async unpublish(tx, _person, proposal, revision) {
    const based = await unpublishSection(tx, proposal, revision);
    await notifyEditors(tx, proposal.section_id!);
    return based;
  },
  save(tx, proposal, decision, changed) {
    const { section_id, base_revision } = changed ?? proposal;
    return tx.sql.all(save, [proposal.id, ...decision, section_id, base_revision]);
  },
  notice: ({ id, body }, act, _reason, changed) => ({
    kind: NOTICE[act],
    values: { title: changed?.title ?? body.title },
    url: href(proposalPage, { proposal_id: id }),
  }),
};
