import { href } from '~/domain/kit/contract';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { statement } from '~/domain/kit/statement';
import { notUndoable } from '~/domain/review/refusals';
import type { Reviewable } from '~/domain/review/reviewable';
import { changedParts } from '../authoring/changes';
import { withAnswersOf } from '../authoring/find-form.query';
import { saveRevisions } from '../authoring/save-revision';
import { type LockedQuestion, lockQuestion } from '../authoring/lock-question';
import { isAnyRight } from '../authoring/question-rules';
import { questionHidden } from '../authoring/refusals';
import { type SafeForm, notifyHistory, updateQuestion } from '../authoring/store-question';
import type { QuestionForm } from '../authoring/contract';
import { firstWords } from '../first-words';
import { filedNow } from '../merged-topics';
import type { QuestionBody } from '../question-body';
import { proposalPage, questionProposal, REASON_MIN } from './contract';
import {
  ownProposal,
  proposalChanged,
  proposalDecided,
  proposalNotFound,
  proposalOutdated,
  reasonMissing,
} from './refusals';
import { mayReview } from './reviewer.query';
import { lockOpenProposal, lockProposal, type Proposal } from './store';

const questionOf = statement<{ question_id: number }, [number]>(
  'questions.question-of-proposal',
  'SELECT question_id FROM question_proposals WHERE id = $1::int',
);
const save = statement<never, [number, string, number | null, string, Date | null, base: number | null]>(
  'questions.decide-proposal',
  `UPDATE question_proposals SET returns = returns + ($2 = 'returned')::int - (state = 'returned')::int, state = $2, decided_by = $3::int, reviewer_id = coalesce($3::int, reviewer_id),
          reason = $4, decided_at = $5::timestamptz, base_revision = coalesce($6::int, base_revision), version = version + 1,
          html_version = html_version, body = CASE $2 WHEN 'proposed' THEN ${filedNow('body')} ELSE body END WHERE id = $1::int`,
);
const bodyBefore = statement<{ body: QuestionBody }, [number, number]>(
  'questions.body-before',
  `SELECT ${filedNow('earlier.body')} AS body FROM question_revisions earlier WHERE earlier.question_id = $1::int AND earlier.revision = $2::int`,
);

interface LockedProposal extends Proposal {
  question: LockedQuestion;
}

/** A form as readers may get it: it may be older than the sanitiser. */
function cleanForm(form: QuestionForm, htmlVersion: number, question: LockedQuestion): SafeForm {
  const clean = (text: string) => String(SafeHtml.stored(text, htmlVersion));
  return {
    ...withAnswersOf(form, question.body),
    question_text: clean(form.question_text),
    explanation_text: clean(form.explanation_text),
  } as SafeForm;
}

const NOTICE = { publish: 'question-accepted', send_back: 'question-returned', undo: 'proposal-undone' } as const;
const HISTORY = {
  publish: { event: 'published', status: 'published' },
  send_back: { event: 'returned', status: 'returned' },
  undo: { event: 'undone', status: 'proposed' },
} as const;

export const questionReview: Reviewable<LockedProposal, void, { base_revision?: number }> = {
  kind: 'question',
  find: statement(
    'questions.proposed',
    `SELECT proposal.author_id, proposal.state FROM question_proposals proposal JOIN questions question ON question.id = proposal.question_id AND question.deleted_at IS NULL
      WHERE proposal.id = $1::int`,
  ),
  refusals: {
    notFound: proposalNotFound,
    own: ownProposal,
    decided: proposalDecided,
    changed: proposalChanged,
    reason: { min: REASON_MIN, missing: reasonMissing },
  },
  mayReview,
  // The question before its proposal, as saving does.
  async lock(tx, id) {
    const found = await tx.sql.one(questionOf, [id]);
    const question = found && (await lockQuestion(tx, found.question_id));
    const proposal = question && (await lockProposal(tx, id));
    return proposal && { ...proposal, question };
  },
  texts: ({ body }) => [
    body.question_text,
    body.explanation_text,
    ...body.answers.map(({ answer_text }) => answer_text),
  ],
  /** @throws Problem conflict `question-hidden`, `question-proposal-outdated` */
  async publish(tx, _person, { question, author_id, base_revision, body, html_version }) {
    if (question.hidden) throw questionHidden();
    if (base_revision !== question.revision) throw proposalOutdated();
    const form = cleanForm(body, html_version, question);
    const parts = changedParts(question.body, { ...form, status: 'published' });
    const isNew = question.body.status !== 'published';
    await saveRevisions(tx, [question.id], author_id, [...parts, ...(isNew ? ['published'] : [])].join(','));
    const revision = await updateQuestion(tx, question.id, form, 'published', isAnyRight(question.body));
    if (parts.length > 0 && author_id !== null)
      await notifyHistory(tx, question.id, author_id, { kind: 'change_log', event: parts.join(',') });
    return { revision };
  },
  /** Brings back the text before the publication. A question that was new is not published any more. */
  async unpublish(tx, person, { question }, revision) {
    if (question.revision !== revision || question.hidden || (await lockOpenProposal(tx, question.id)))
      throw notUndoable();
    const before = (await tx.sql.one(bodyBefore, [question.id, revision - 1]))?.body;
    if (!before) throw notUndoable();
    const { selectable_answers: _, status, html_version, ...form } = before;
    const earlier = cleanForm(form, html_version ?? 0, question);
    const parts = changedParts(question.body, { ...earlier, status: question.body.status });
    const acts = status === 'published' ? [] : ['withdrawn'];
    await saveRevisions(tx, [question.id], person.id, [...parts, ...acts].join(',') || 'revised');
    const base_revision = await updateQuestion(tx, question.id, earlier, status, isAnyRight(before));
    if (parts.length > 0)
      await notifyHistory(tx, question.id, person.id, { kind: 'change_log', event: parts.join(',') });
    for (const event of acts) await notifyHistory(tx, question.id, person.id, { kind: 'log', event, status });
    return { base_revision };
  },
  save: (tx, { id }, decision, changed) => tx.sql.all(save, [id, ...decision, changed?.base_revision ?? null]),
  async decided(tx, person, { id, question }, act) {
    await notifyHistory(tx, question.id, person.id, { kind: 'log', ...HISTORY[act] });
    tx.publish(questionProposal, id);
  },
  notice: ({ id, body }, act) => ({
    kind: NOTICE[act],
    values: { title: firstWords(body.question_text) },
    url: href(proposalPage, { proposal_id: id }),
  }),
};
