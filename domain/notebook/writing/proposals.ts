import { randomUUID } from 'node:crypto';
import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/kit/person';
import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { proposalsChanged } from '~/domain/review/events';
import { notifyModerators } from '~/domain/review/propose';
import { reviewChanged } from '~/domain/review/readers';
import { mayWrite } from '../policy';
import { sectionNotFound } from '../refusals';
import { type SectionBody, writable } from '../section-body';
import type { PageKind } from '../sections-of-page.query';
import { OPEN_MAX, proposalPage, type ProposalState, type WRITERS } from './contract';
import {
  mayNotWrite,
  proposalChanged,
  proposalNotFound,
  proposalNotOpen,
  proposalNotWaiting,
  sectionChanged,
  sectionFlawed,
  tooManyOpen,
} from './refusals';
import { flawsOfSection } from './section-flaws';

/** Updates those who read a proposal, and the list of what waits. */
async function textChanged(tx: Transaction, proposalId: number): Promise<void> {
  await reviewChanged(tx, { kind: 'text', entity_id: proposalId });
  tx.announce(proposalsChanged, { kind: 'text', entity_id: proposalId });
}

/** A row of `notebook_proposals`, locked. */
export interface Proposal {
  id: number;
  section_id: number | null;
  topic_id: number | null;
  guide_id: number | null;
  language: Language;
  author_id: number | null;
  state: ProposalState;
  base_revision: number | null;
  body: SectionBody;
  version: number;
  submission_id: string;
}

const COLUMNS =
  'id, section_id, topic_id, guide_id, language, author_id, state, base_revision, body, version, submission_id';

const byId = statement<Proposal, [number]>(
  'notebook.lock-proposal',
  `SELECT ${COLUMNS} FROM notebook_proposals WHERE id = $1::int FOR UPDATE`,
);

/** Locks a proposal for a decision. @throws Problem not-found `proposal-not-found` */
export async function lockProposal(tx: Transaction, proposalId: number): Promise<Proposal> {
  const proposal = await tx.sql.one(byId, [proposalId]);
  if (!proposal) throw proposalNotFound();
  return proposal;
}

/** Locks an open text of one's own. @throws Problem not-found `proposal-not-found`; conflict `proposal-not-open` */
async function lockOwn(tx: Transaction, person: Person, proposalId: number): Promise<Proposal> {
  const proposal = await lockProposal(tx, proposalId);
  if (proposal.author_id !== person.id) throw proposalNotFound();
  if (proposal.state === 'published' || proposal.state === 'discarded') throw proposalNotOpen();
  return proposal;
}

const own = statement<Proposal, [number, string | null, number | null, number | null]>(
  'notebook.lock-own-proposal',
  `SELECT ${COLUMNS} FROM notebook_proposals
    WHERE author_id = $1::int AND (id = $4::int OR submission_id = $2::uuid OR (section_id = $3::int AND state IN ('draft', 'proposed', 'returned')))
    ORDER BY id = $4::int DESC NULLS LAST, submission_id = $2::uuid DESC, id LIMIT 1 FOR UPDATE`,
);
const openTexts = statement<{ number: number }, [number]>(
  'notebook.count-open',
  `SELECT count(*)::int AS number FROM notebook_proposals WHERE author_id = $1::int AND state IN ('draft', 'proposed', 'returned')`,
);
const sectionOf = statement<{ revision: number; language: Language }, [number, PageKind, number, person: number]>(
  'notebook.section-of-page',
  `SELECT section.revision, section.language FROM notebook_sections section
    WHERE section.id = $1::int AND ${writable('$4::int')} AND CASE $2 WHEN 'topic' THEN topic_id ELSE guide_id END = $3::int`,
);
type NewProposal = [
  author: number,
  section: number | null,
  topic: number | null,
  guide: number | null,
  language: Language,
  base: number | null,
  body: string,
  submission: string,
  now: Date,
  writer: Writer | null,
];
const begin = statement<Proposal, NewProposal>(
  'notebook.begin-proposal',
  `INSERT INTO notebook_proposals (author_id, section_id, topic_id, guide_id, language, state, base_revision, body, submission_id, saved_at, written_by)
   VALUES ($1::int, $2::int, $3::int, $4::int, $5, 'draft', $6::int, $7::jsonb, $8::uuid, $9::timestamptz, $10)
   ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
);
// A revision that is yet to come is none that one can have compared with.
const BASE = `CASE WHEN $5::int IS NULL OR section_id IS NULL THEN base_revision ELSE least($5::int, (SELECT revision FROM notebook_sections WHERE id = section_id)) END`;
const change = statement<
  Proposal,
  [number, string, Date, version: number, revision: number | null, topic: number | null]
>(
  'notebook.change-proposal',
  `UPDATE notebook_proposals SET body = $2::jsonb, topic_id = coalesce($6::int, topic_id), version = version + 1, saved_at = $3::timestamptz, base_revision = ${BASE}, state = CASE state WHEN 'proposed' THEN 'draft' ELSE state END
    WHERE id = $1::int AND version = $4::int RETURNING ${COLUMNS}`,
);
// Sent again because its answer was lost, it is there already.
const same = statement<Proposal, [number, string, revision: number | null, topic: number | null]>(
  'notebook.same-proposal',
  `SELECT ${COLUMNS} FROM notebook_proposals WHERE id = $1::int AND body = $2::jsonb AND base_revision IS NOT DISTINCT FROM coalesce($3::int, base_revision) AND coalesce(topic_id = $4::int, true)`,
);

export type Writer = (typeof WRITERS)[number];

export interface SentText {
  kind: PageKind;
  pageId: number;
  /** None for a new section. */
  sectionId: number | null;
  /** The topic that a new section is filed under from now on, if its author has named one. */
  movesTo?: number | undefined;
  language: Language;
  body: SectionBody;
  /** Made by the editor that began the text. Sent again, it is the same text. */
  submissionId?: string | undefined;
  /** The text that the editor has begun or opened; none on its first save. */
  draftId?: number;
  /** The version that the editor has; none on its first save. */
  version?: number;
  /** The published text that its author has compared it with. */
  revision?: number;
  /** Who wrote it, if no person did. */
  writtenBy?: Writer;
}

/**
 * Why nothing more is saved into a text. One that was thrown away is begun anew by who types on, and so is a change of a section
 * that was published. A new section that was published is there: it is not begun a second time.
 */
function closed({ state }: Proposal, { draftId, sectionId }: SentText) {
  return draftId !== undefined && (state === 'discarded' || sectionId !== null)
    ? proposalNotFound()
    : proposalNotOpen();
}

/**
 * Keeps a text as it is typed: nothing is asked of it. A proposed text that is changed is a draft again.
 * @throws Problem not-allowed `may-not-write-notebook`; not-found `section-not-found`, and `proposal-not-found` for a text that
 *   is not open any more and can be begun anew; conflict `proposal-changed`, `proposal-not-open`, `too-many-open`
 */
export async function saveProposal(tx: Transaction, person: Person, sent: SentText): Promise<Proposal> {
  if (!mayWrite(person)) throw mayNotWrite();
  const body = JSON.stringify(sent.body);
  const { submissionId = null, sectionId, draftId = null, revision = null, movesTo } = sent;
  const present = await tx.sql.one(own, [person.id, submissionId, sectionId, draftId]);
  if (!present) {
    if (draftId !== null) throw proposalNotFound();
    return beginProposal(tx, person, sent, body);
  }
  if (present.state === 'published' || present.state === 'discarded') throw closed(present, sent);
  const topic = present.section_id === null && present.topic_id !== null ? (movesTo ?? null) : null;
  // The answer to the first save was lost: its editor has no version yet.
  const first = present.submission_id === submissionId ? 1 : 0;
  const version = sent.version ?? (submissionId === null ? present.version : first);
  const saved =
    (await tx.sql.one(same, [present.id, body, revision, topic])) ??
    (await tx.sql.one(change, [present.id, body, tx.clock.now(), version, revision, topic]));
  if (!saved) throw proposalChanged();
  // It does not wait for a decision any more.
  if (present.state === 'proposed' && saved.state === 'draft') await textChanged(tx, saved.id);
  return saved;
}

async function beginProposal(tx: Transaction, person: Person, sent: SentText, body: string): Promise<Proposal> {
  const { kind, pageId, sectionId } = sent;
  const section = sectionId === null ? null : await tx.sql.one(sectionOf, [sectionId, kind, pageId, person.id]);
  if (sectionId !== null && !section) throw sectionNotFound();
  if ((await tx.sql.one(openTexts, [person.id]))!.number >= OPEN_MAX) throw tooManyOpen();
  const begun = await tx.sql.one(begin, [
    person.id,
    sectionId,
    kind === 'topic' ? (sent.movesTo ?? pageId) : null,
    kind === 'guide' ? pageId : null,
    section?.language ?? sent.language,
    section ? Math.min(sent.revision ?? section.revision, section.revision) : null,
    body,
    sent.submissionId ?? randomUUID(),
    tx.clock.now(),
    sent.writtenBy ?? null,
  ]);
  // Another window of the same person began one at the same moment.
  if (!begun) throw proposalChanged();
  return begun;
}

const propose = statement<{ id: number }, [number, Date]>(
  'notebook.propose',
  `UPDATE notebook_proposals SET state = 'proposed', reason = '', proposed_at = $2::timestamptz WHERE id = $1::int AND state <> 'proposed' RETURNING id`,
);

/**
 * Saves a text and proposes it to be published. Notifies moderators.
 * @throws Problem invalid `section-flawed`; conflict `section-changed` when another text was published since this one was begun;
 *   and as `saveProposal` does
 */
export async function proposeText(tx: Transaction, person: Person, sent: SentText): Promise<Proposal> {
  const saved = await saveProposal(tx, person, sent);
  const flaws = flawsOfSection(saved.body);
  if (flaws.length > 0) throw sectionFlawed(flaws);
  await requireBase(tx, saved);
  if (await tx.sql.one(propose, [saved.id, tx.clock.now()])) {
    await textChanged(tx, saved.id);
    await notifyModerators(tx, person.id, {
      kind: 'text-proposed',
      values: { title: saved.body.title },
      url: href(proposalPage, { proposal_id: saved.id }),
    });
  }
  return { ...saved, state: 'proposed' };
}

const lockSection = statement<{ revision: number; retired: boolean }, [number]>(
  'notebook.lock-section',
  // One that was sent back is hidden: its author mends it all the same, and a moderator shows it again.
  'SELECT revision, retired_at IS NOT NULL AND NOT hidden_alone AS retired FROM notebook_sections WHERE id = $1::int FOR UPDATE',
);

/**
 * Locks the section of a proposal, and sees that no other text was published since the proposal was begun.
 * @returns the revision of the section; 0 for a new one
 * @throws Problem not-found `section-not-found`; conflict `section-changed`
 */
export async function requireBase(tx: Transaction, proposal: Proposal): Promise<number> {
  if (proposal.section_id === null) return 0;
  const section = await tx.sql.one(lockSection, [proposal.section_id]);
  if (!section || section.retired) throw sectionNotFound();
  if (section.revision !== proposal.base_revision) throw sectionChanged();
  return section.revision;
}

const withdraw = statement<never, [number]>(
  'notebook.withdraw',
  `UPDATE notebook_proposals SET state = 'draft' WHERE id = $1::int`,
);

/** @throws Problem not-found `proposal-not-found`; conflict `proposal-not-open`, `proposal-not-waiting`, `proposal-changed` */
export async function withdrawProposal(
  tx: Transaction,
  person: Person,
  proposalId: number,
  version: number,
): Promise<void> {
  const proposal = await lockOwn(tx, person, proposalId);
  if (proposal.version !== version) throw proposalChanged();
  if (proposal.state !== 'proposed') throw proposalNotWaiting();
  await tx.sql.all(withdraw, [proposalId]);
  await textChanged(tx, proposalId);
}

const discard = statement<never, [number]>(
  'notebook.discard',
  `UPDATE notebook_proposals SET state = 'discarded' WHERE id = $1::int`,
);

/** Throws away an open text of one's own. @throws Problem not-found `proposal-not-found`; conflict `proposal-not-open` */
export async function discardProposal(tx: Transaction, person: Person, proposalId: number): Promise<void> {
  const proposal = await lockOwn(tx, person, proposalId);
  await tx.sql.all(discard, [proposal.id]);
  await textChanged(tx, proposalId);
}

const rebase = statement<never, [number, number]>(
  'notebook.rebase',
  'UPDATE notebook_proposals SET base_revision = $2::int WHERE id = $1::int',
);

/**
 * Takes note that an author has compared their text with the published one of this revision.
 * @throws Problem as `withdrawProposal` does; conflict `section-changed` when yet another one was published
 */
export async function rebaseProposal(
  tx: Transaction,
  person: Person,
  proposalId: number,
  { version, revision }: { version: number; revision: number },
): Promise<void> {
  const proposal = await lockOwn(tx, person, proposalId);
  if (proposal.version !== version) throw proposalChanged();
  // A new section has no published text to compare with.
  if (proposal.section_id === null) throw sectionNotFound();
  await requireBase(tx, { ...proposal, base_revision: revision });
  await tx.sql.all(rebase, [proposalId, revision]);
}
