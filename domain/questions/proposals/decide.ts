import { notify } from '~/domain/accounts/notify';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { plainText } from '~/domain/kit/html/plain-text';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { type Decided, recordDecision } from '~/domain/review/record';
import { changedParts } from '../authoring/changes';
import { withAnswersOf } from '../authoring/find-form.query';
import { keepRevisions } from '../authoring/keep-revision';
import { type LockedQuestion, lockQuestion } from '../authoring/lock-question';
import { isAnyRight } from '../authoring/question-rules';
import { questionHidden } from '../authoring/refusals';
import { type SafeForm, tellHistory, updateQuestion } from '../authoring/store-question';
import { firstWords } from '../first-words';
import { proposalChangedNow } from './changed';
import { proposalPage, REASON_MIN } from './contract';
import {
  ownProposal,
  proposalChanged,
  proposalDecided,
  proposalNotFound,
  proposalOutdated,
  reasonMissing,
} from './refusals';
import { mayReview } from './reviewer.query';
import { lockProposal, type Proposal } from './store';

const questionOf = statement<{ question_id: number; author_id: number | null }, [number]>(
  'questions.question-of-proposal',
  'SELECT question_id, author_id FROM question_proposals WHERE id = $1::int',
);
const decide = statement<never, [number, string, number, string, Date]>(
  'questions.decide-proposal',
  `UPDATE question_proposals SET state = $2, decided_by = $3::int, reviewer_id = $3::int, reason = $4, decided_at = $5::timestamptz,
          returns = returns + ($2 = 'returned')::int, version = version + 1 WHERE id = $1::int`,
);
const take = statement<never, [number, number]>(
  'questions.take-proposal',
  'UPDATE question_proposals SET reviewer_id = $2::int, version = version + 1 WHERE id = $1::int',
);
const giveUp = statement<never, [number]>(
  'questions.give-up-proposal',
  `UPDATE question_proposals SET state = 'withdrawn', version = version + 1 WHERE id = $1::int`,
);

interface Waiting {
  proposal: Proposal;
  question: LockedQuestion;
}

/** Locks the question and then its proposal, as saving does. Those who may not review hear that there is none. */
async function lockWaiting(tx: Transaction, person: Person, proposalId: number, version: number): Promise<Waiting> {
  const found = await tx.sql.one(questionOf, [proposalId]);
  if (!found) throw proposalNotFound();
  if (found.author_id === person.id) throw ownProposal();
  if (!(await mayReview(tx, person))) throw proposalNotFound();
  const question = await lockQuestion(tx, found.question_id);
  const proposal = await lockProposal(tx, proposalId);
  if (!question || !proposal) throw proposalNotFound();
  if (proposal.state !== 'proposed') throw proposalDecided();
  if (proposal.version !== version) throw proposalChanged();
  return { proposal, question };
}

/** What is read before one decides. */
const textsOf = ({ body }: Proposal): string[] => [
  body.question_text,
  body.explanation_text,
  ...body.answers.map(({ answer_text }) => answer_text),
];

async function tellAuthor(
  tx: Transaction,
  { id, author_id, body }: Proposal,
  kind: 'question-accepted' | 'question-returned',
): Promise<void> {
  if (author_id === null) return;
  await notify(tx, {
    account_id: author_id,
    kind,
    values: { title: firstWords(body.question_text) },
    url: href(proposalPage, { proposal_id: id }),
  });
}

/** Says that a person reviews a proposal, so that others see it under review. @throws as `publishProposal` */
export async function takeProposal(tx: Transaction, person: Person, id: number, version: number): Promise<void> {
  const { proposal } = await lockWaiting(tx, person, id, version);
  await tx.sql.all(take, [proposal.id, person.id]);
  proposalChangedNow(tx, id);
}

/**
 * Publishes what another person proposed: from now on readers see it. What they saw before is kept as a revision.
 * @param clean the sanitiser: a proposal may be older than it
 * @throws Problem not-found `question-proposal-not-found`; not-allowed `own-question-proposal`; conflict
 * `question-proposal-decided`, `question-proposal-changed`, `question-proposal-outdated`, `question-hidden`
 */
export async function publishProposal(
  tx: Transaction,
  person: Person,
  id: number,
  version: number,
  clean: (html: string) => CleanHtml,
): Promise<Decided> {
  const { proposal, question } = await lockWaiting(tx, person, id, version);
  if (question.hidden) throw questionHidden();
  if (proposal.base_revision !== question.revision) throw proposalOutdated();
  const form: SafeForm = {
    ...withAnswersOf(proposal.body, question.body),
    question_text: clean(proposal.body.question_text),
    explanation_text: clean(proposal.body.explanation_text),
  };
  const parts = changedParts(question.body, { ...form, status: 'published' });
  const isNew = question.body.status !== 'published';
  await keepRevisions(tx, [question.id], proposal.author_id, [...parts, ...(isNew ? ['published'] : [])].join(','));
  const revision = await updateQuestion(tx, question.id, form, 'published', isAnyRight(question.body));
  if (parts.length > 0 && proposal.author_id !== null)
    await tellHistory(tx, question.id, proposal.author_id, { kind: 'change_log', event: parts.join(',') });
  await tellHistory(tx, question.id, person.id, { kind: 'log', event: 'published', status: 'published' });
  await tx.sql.all(decide, [id, 'published', person.id, '', tx.clock.now()]);
  const decided = await recordDecision(tx, {
    kind: 'question',
    entity_id: id,
    act: 'publish',
    account_id: person.id,
    revision,
    texts: textsOf(proposal),
  });
  await tellAuthor(tx, proposal, 'question-accepted');
  proposalChangedNow(tx, id);
  return decided;
}

/**
 * Sends a proposal back to its author. What readers see stays as it is.
 * @throws as `publishProposal`, and Problem invalid `return-reason-missing`
 */
export async function sendBackProposal(
  tx: Transaction,
  person: Person,
  id: number,
  version: number,
  typed: string,
): Promise<Decided> {
  const reason = plainText(typed);
  const { proposal, question } = await lockWaiting(tx, person, id, version);
  if (reason.length < REASON_MIN) throw reasonMissing();
  await tx.sql.all(decide, [id, 'returned', person.id, reason, tx.clock.now()]);
  const decided = await recordDecision(tx, {
    kind: 'question',
    entity_id: id,
    act: 'send_back',
    account_id: person.id,
    reason,
    texts: textsOf(proposal),
  });
  await tellHistory(tx, question.id, person.id, { kind: 'log', event: 'returned', status: 'returned' });
  await tellAuthor(tx, proposal, 'question-returned');
  proposalChangedNow(tx, id);
  return decided;
}

/** Makes one's own proposal a draft again. @throws Problem not-found `question-proposal-not-found`; conflict `question-proposal-decided`, `question-proposal-changed` */
export async function withdrawOwn(tx: Transaction, person: Person, id: number, version: number): Promise<void> {
  const found = await tx.sql.one(questionOf, [id]);
  if (!found || found.author_id !== person.id) throw proposalNotFound();
  await lockQuestion(tx, found.question_id);
  const proposal = await lockProposal(tx, id);
  if (!proposal) throw proposalNotFound();
  if (proposal.state !== 'proposed' && proposal.state !== 'returned') throw proposalDecided();
  if (proposal.version !== version) throw proposalChanged();
  await tx.sql.all(giveUp, [id]);
  proposalChangedNow(tx, id);
}
