import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { pageHidden } from '../hide-section';
import { SECTION_BODY, type SectionBody } from '../section-body';
import { type Proposal, requireBase } from './proposals';
import { noSuchChange, nothingTaken, sectionFlawed } from './refusals';
import { sectionDiff, takeSection } from './section-diff';
import { flawsOfSection } from './section-flaws';
import { sectionKey } from './section-key';
import { TOPICS } from '~/domain/questions/views';

interface Published {
  id: number;
  revision: number;
}

export const saveRevision = statement<never, [number]>(
  'notebook.save-revision',
  `INSERT INTO notebook_revisions (section_id, revision, body, author_id, checked_by, checked_on, published_at)
   SELECT section.id, section.revision, ${SECTION_BODY}, section.author_id, section.checked_by, section.checked_on, section.published_at
     FROM notebook_sections section WHERE section.id = $1::int`,
);

type Text = [
  title: string,
  focus: number,
  colour: string,
  icon: string,
  text: string,
  htmlVersion: number | null,
  sources: string,
  author: number | null,
  checker: number,
  now: Date,
];
export const textOf = (body: SectionBody, author: number | null, checker: number, now: Date): Text => [
  body.title,
  body.focus_id,
  body.section_colour,
  body.section_icon,
  body.text,
  body.html_version,
  JSON.stringify(body.sources),
  author,
  checker,
  now,
];

const replace = statement<Published, [number, ...Text]>(
  'notebook.replace-section',
  `UPDATE notebook_sections SET title = $2, focus_id = $3::smallint, section_colour = $4, section_icon = $5, text = $6, html_version = $7::smallint, sources = $8::jsonb,
          author_id = $9::int, checked_by = $10::int, checked_on = $11::timestamptz::date, published_at = $11::timestamptz, revision = revision + 1, content_hash = NULL
    WHERE id = $1::int RETURNING id, revision`,
);
const add = statement<Published, [topic: number | null, guide: number | null, language: string, key: string, ...Text]>(
  'notebook.add-section',
  `WITH present AS (SELECT key, position FROM notebook_sections WHERE language = $3 AND (topic_id = $1::int OR guide_id = $2::int))
   INSERT INTO notebook_sections (topic_id, guide_id, language, key, position, title, focus_id, section_colour, section_icon, text, html_version, sources, author_id, checked_by, checked_on, published_at)
   SELECT $1::int, $2::int, $3,
          (SELECT wanted FROM (VALUES ($4, 1)) first (wanted, place) WHERE NOT EXISTS (SELECT FROM present WHERE key = wanted)
           UNION ALL
           SELECT wanted FROM (SELECT $4 || '-' || place AS wanted, place FROM generate_series(2, 1000) place) numbered WHERE NOT EXISTS (SELECT FROM present WHERE key = wanted)
           LIMIT 1),
          (SELECT coalesce(max(position), 0) + 1 FROM present), $5, $6::smallint, $7, $8, $9, $10::smallint, $11::jsonb, $12::int, $13::int, $14::timestamptz::date, $14::timestamptz
   RETURNING id, revision`,
);
// Two new sections of one page are published one after the other: each gets its own place and key.
interface LockedPage {
  id: number;
  hidden: boolean;
}
// Of a topic that was merged into another, the other one.
const lockTopic = statement<LockedPage, [number]>(
  'notebook.lock-topic',
  `SELECT id, hidden_at IS NOT NULL AS hidden FROM ${TOPICS} topics
    WHERE id = coalesce((SELECT address.topic_id FROM topic_addresses address JOIN ${TOPICS} topic ON topic.slug = address.slug WHERE topic.id = $1::int), $1::int) FOR NO KEY UPDATE`,
);
const lockGuide = statement<LockedPage, [number]>(
  'notebook.lock-guide',
  'SELECT id, hidden_at IS NOT NULL AS hidden FROM guides WHERE id = $1::int FOR NO KEY UPDATE',
);
/** Publishes another text of a section; the one before is kept. */
export async function replaceSection(tx: Transaction, sectionId: number, text: Text): Promise<Published> {
  await tx.sql.all(saveRevision, [sectionId]);
  return (await tx.sql.one(replace, [sectionId, ...text]))!;
}

const lockUndone = statement<{ id: number }, [proposal: number]>(
  'notebook.lock-undone-section',
  'SELECT id FROM notebook_sections WHERE undone_of = $1::int AND hidden_at IS NULL FOR UPDATE',
);
// Under the key that it had, unless another section has taken that meanwhile.
const bringBack = statement<never, [section: number, topic: number | null, guide: number | null]>(
  'notebook.restore-section',
  `WITH undone AS (SELECT id, language, regexp_replace(key, '-undone-[0-9]+$', '') AS key FROM notebook_sections WHERE id = $1::int),
   present AS (SELECT other.key FROM notebook_sections other JOIN undone ON undone.language = other.language AND undone.id <> other.id WHERE other.topic_id = $2::int OR other.guide_id = $3::int)
   UPDATE notebook_sections section
      SET topic_id = $2::int, guide_id = $3::int, retired_at = NULL, undone_of = NULL,
          key = (SELECT wanted FROM (SELECT undone.key AS wanted, 1 AS place UNION ALL SELECT rtrim(left(undone.key, 75), '-') || '-' || place, place FROM generate_series(2, 1000) place) numbered
                  WHERE wanted NOT IN (SELECT key FROM present) ORDER BY place LIMIT 1)
     FROM undone WHERE section.id = undone.id`,
);

/** A new section, or the one that this text was before its publication was undone. */
async function addSection(tx: Transaction, proposal: Proposal, text: Text): Promise<Published> {
  const { topic_id, guide_id, language } = proposal;
  const page = await (topic_id === null ? tx.sql.one(lockGuide, [guide_id!]) : tx.sql.one(lockTopic, [topic_id]));
  if (page!.hidden) throw pageHidden();
  const place = topic_id === null ? ([null, page!.id] as const) : ([page!.id, null] as const);
  const undone = await tx.sql.one(lockUndone, [proposal.id]);
  if (undone) {
    await tx.sql.all(bringBack, [undone.id, ...place]);
    return replaceSection(tx, undone.id, text);
  }
  return (await tx.sql.one(add, [...place, language, sectionKey(text[0]), ...text]))!;
}

const publishedBody = statement<{ body: SectionBody }, [number]>(
  'notebook.published-body',
  `SELECT ${SECTION_BODY} AS body FROM notebook_sections section WHERE section.id = $1::int`,
);

/** The text as every reader gets it: cleaned by the present sanitiser. */
const cleaned = (body: SectionBody): SectionBody => ({
  ...body,
  text: String(SafeHtml.stored(body.text, body.html_version)),
  html_version: SANITISER_VERSION,
});

/** What is taken of a proposed text: all of it, or without the changes that are left out. */
async function takenOf(tx: Transaction, proposal: Proposal, leftOut: readonly string[]): Promise<SectionBody> {
  if (leftOut.length === 0) return proposal.body;
  // Of a new section nothing is there to keep instead.
  if (proposal.section_id === null) throw noSuchChange();
  const { body } = (await tx.sql.one(publishedBody, [proposal.section_id]))!;
  const [before, after] = [cleaned(body), cleaned(proposal.body)];
  const left = new Set(leftOut);
  const { names } = sectionDiff(before, after);
  if ([...left].some((name) => !(names as string[]).includes(name))) throw noSuchChange();
  if (left.size === names.length) throw nothingTaken();
  const taken = takeSection(before, after, left);
  return { ...taken, text: String(SafeHtml.stored(taken.text, 0)), html_version: SANITISER_VERSION };
}

/**
 * Publishes a proposed text; the one before is kept. In the places of the changes that are left out, what was published stays.
 * Nothing is published that its author has not written.
 * @param leftOut names of changes
 * @throws Problem invalid `section-flawed`, `nothing-taken`; conflict `section-changed`, `change-not-found`, `notebook-page-hidden`
 */
export async function publishSection(tx: Transaction, person: Person, proposal: Proposal, leftOut: readonly string[]) {
  const base_revision = await requireBase(tx, proposal);
  const taken = await takenOf(tx, proposal, leftOut);
  const flaws = flawsOfSection(taken);
  if (flaws.length > 0) throw sectionFlawed(flaws);
  const text = textOf(taken, proposal.author_id, person.id, tx.clock.now());
  const { id, revision } = await (proposal.section_id === null
    ? addSection(tx, proposal, text)
    : replaceSection(tx, proposal.section_id, text));
  return { section_id: id, base_revision, revision, title: taken.title };
}
