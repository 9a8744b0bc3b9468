import type { Language } from '~/domain/accounts/contract';
import type { PageData } from '~/domain/kit/contract';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { sectionNotFound } from '../refusals';
import { proposalNotFound } from './refusals';
import { SECTION_BODY, type SectionBody, writable } from '../section-body';
import type { PageKind } from '../sections-of-page.query';
import type { proposalPage, topicEditor } from './contract';
import { PEOPLE } from '~/domain/accounts/views';

type Shown = PageData<typeof topicEditor>;
/** What leaves the server has texts that are clean. */
export const shownBody = ({ html_version, text, ...body }: SectionBody) => ({
  ...body,
  text: SafeHtml.stored(text, html_version),
});

type ProposalRow = Omit<NonNullable<Shown['proposal']>, 'body' | 'own'> & {
  body: SectionBody;
  author_id: number | null;
};
type PublishedRow = Omit<NonNullable<Shown['published']>, 'body'> & { body: SectionBody; language: Language };

const PROPOSAL = `proposal.id, proposal.section_id, proposal.language, proposal.state, proposal.body, proposal.version, proposal.base_revision, proposal.reason, proposal.written_by, proposal.author_id,
          coalesce(author.display_name, '') AS author, to_char(proposal.saved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS saved_at`;
const PUBLISHED = `section.id, section.revision, ${SECTION_BODY} AS body, to_char(section.checked_on, 'YYYY-MM-DD') AS checked_on, coalesce(checker.display_name, '') AS checked_by, section.language`;

export const toShownProposal = ({ body, author_id, ...row }: ProposalRow, person: { id: number }) => ({
  ...row,
  body: shownBody(body),
  own: author_id === person.id,
});

const openOf = statement<ProposalRow, [number, number]>(
  'notebook.open-proposal',
  `SELECT ${PROPOSAL} FROM notebook_proposals proposal LEFT JOIN ${PEOPLE} author ON author.id = proposal.author_id
    WHERE proposal.author_id = $1::int AND proposal.section_id = $2::int AND proposal.state IN ('draft', 'proposed', 'returned')`,
);
const openDraft = statement<ProposalRow, [person: number, draft: number, page: number, kind: PageKind]>(
  'notebook.open-draft',
  `SELECT ${PROPOSAL} FROM notebook_proposals proposal LEFT JOIN ${PEOPLE} author ON author.id = proposal.author_id
    WHERE proposal.author_id = $1::int AND proposal.id = $2::int AND proposal.state IN ('draft', 'proposed', 'returned')
      AND CASE $4 WHEN 'topic' THEN proposal.topic_id ELSE proposal.guide_id END = $3::int`,
);
const draftsHere = (kind: PageKind) =>
  statement<Shown['drafts'][number], [person: number, page: number]>(
    `notebook.drafts-of-${kind}`,
    `SELECT id, body->>'title' AS title, language FROM notebook_proposals
      WHERE author_id = $1::int AND ${kind}_id = $2::int AND section_id IS NULL AND state IN ('draft', 'returned') ORDER BY saved_at DESC, id DESC`,
  );
const DRAFTS = { topic: draftsHere('topic'), guide: draftsHere('guide') };
const one = statement<ProposalRow, [number]>(
  'notebook.proposal',
  `SELECT ${PROPOSAL} FROM notebook_proposals proposal LEFT JOIN ${PEOPLE} author ON author.id = proposal.author_id WHERE proposal.id = $1::int`,
);
const publishedSection = statement<PublishedRow, [number]>(
  'notebook.section-as-published',
  `SELECT ${PUBLISHED} FROM notebook_sections section LEFT JOIN ${PEOPLE} checker ON checker.id = section.checked_by
    WHERE section.id = $1::int AND (section.retired_at IS NULL OR section.hidden_alone)`,
);
const sectionsHere = (kind: PageKind) =>
  statement<Shown['sections'][number], [page: number, person: number]>(
    `notebook.titles-of-${kind}`,
    `SELECT id, title, language FROM notebook_sections section WHERE ${kind}_id = $1::int AND ${writable('$2::int')} ORDER BY language, position, id`,
  );
const TITLES = { topic: sectionsHere('topic'), guide: sectionsHere('guide') };
const others = statement<{ name: string }, [number, number]>(
  'notebook.others-writing',
  `SELECT DISTINCT author.display_name AS name FROM notebook_proposals proposal JOIN ${PEOPLE} author ON author.id = proposal.author_id
    WHERE proposal.section_id = $2::int AND proposal.author_id <> $1::int AND proposal.state IN ('draft', 'proposed', 'returned') ORDER BY 1 LIMIT 10`,
);

type Editor = Pick<Shown, 'sections' | 'drafts' | 'others'> & {
  published: ReturnType<typeof toShownPublished> | null;
  proposal: ReturnType<typeof toShownProposal> | null;
  /** Of the section or the draft; null if neither is given. */
  language: Language | null;
};

/**
 * What an editor shows of a page: of a section its published text, one's own open one, and who else writes; of a draft of a new
 * section the draft.
 * @throws Problem not-found `section-not-found`; `proposal-not-found` for a draft that is not open, or somebody else's
 */
export async function findEditor(
  read: Reader,
  person: Person,
  kind: PageKind,
  pageId: number,
  { section, draft }: { section?: number; draft?: number },
): Promise<Editor> {
  const [sections, drafts, own] = await Promise.all([
    read.sql.all(TITLES[kind], [pageId, person.id]),
    read.sql.all(DRAFTS[kind], [person.id, pageId]),
    draft === undefined ? null : read.sql.one(openDraft, [person.id, draft, pageId, kind]),
  ]);
  if (draft !== undefined && !own) throw proposalNotFound();
  const sectionId = own?.section_id ?? section;
  if (sectionId === undefined) {
    const proposal = own && toShownProposal(own, person);
    return { sections, drafts, published: null, proposal, others: [], language: own?.language ?? null };
  }
  if (!sections.some(({ id }) => id === sectionId)) throw sectionNotFound();
  const [published, proposal, names] = await Promise.all([
    read.sql.one(publishedSection, [sectionId]),
    own ?? read.sql.one(openOf, [person.id, sectionId]),
    read.sql.all(others, [person.id, sectionId]),
  ]);
  return {
    sections,
    drafts,
    published: published && toShownPublished(published),
    proposal: proposal && toShownProposal(proposal, person),
    others: names.map(({ name }) => name),
    language: published?.language ?? null,
  };
}

const toShownPublished = ({ body, language: _, ...row }: PublishedRow) => ({ ...row, body: shownBody(body) });

/** A proposal with its author; null if there is none. */
export const findProposal = (read: Reader, proposalId: number): Promise<ProposalRow | null> =>
  read.sql.one(one, [proposalId]);

/** The published text beside a proposal; null for a new section. */
export async function findPublished(
  read: Reader,
  sectionId: number | null,
): Promise<
  | (Omit<NonNullable<PageData<typeof proposalPage>['published']>, 'body'> & { body: ReturnType<typeof shownBody> })
  | null
> {
  const row = sectionId === null ? null : await read.sql.one(publishedSection, [sectionId]);
  return row && toShownPublished(row);
}
