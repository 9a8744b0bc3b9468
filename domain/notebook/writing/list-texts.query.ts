import type { Language } from '~/domain/accounts/contract';
import { href, type PageData } from '~/domain/kit/contract';
import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { sectionNotFound } from '../refusals';
import { sectionUrl } from '../find-home.query';
import type { SectionBody } from '../section-body';
import { proposalPage, topicEditor, WRITING_PAGE, type writingList } from './contract';
import { shownBody } from './find-editor.query';

type Row = Omit<PageData<typeof writingList>['items'][number], 'url'> & {
  total: number;
  section_id: number | null;
  topic_slug: string | null;
};

const LISTED = `proposal.id, proposal.body->>'title' AS title, proposal.language, proposal.state, coalesce(author.display_name, '') AS author, proposal.reason, proposal.section_id, topic.slug AS topic_slug,
          to_char(proposal.saved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS saved_at, count(*) OVER ()::int AS total,
          CASE $2 WHEN 'es' THEN coalesce(topic.name_es, guide.name_es) ELSE coalesce(topic.name, guide.name) END AS page_name
     FROM notebook_proposals proposal
     LEFT JOIN accounts author ON author.id = proposal.author_id
     LEFT JOIN topics topic ON topic.id = proposal.topic_id
     LEFT JOIN guides guide ON guide.id = proposal.guide_id`;

const mine = statement<Row, [number, Language, offset: number]>(
  'notebook.own-texts',
  `SELECT ${LISTED} WHERE proposal.author_id = $1::int AND proposal.state <> 'discarded'
    ORDER BY proposal.state = 'published', proposal.saved_at DESC, proposal.id DESC LIMIT ${WRITING_PAGE} OFFSET $3::int`,
);
const waiting = statement<Row, [number, Language, offset: number]>(
  'notebook.waiting-texts',
  `SELECT ${LISTED} WHERE proposal.state = 'proposed' AND proposal.author_id IS DISTINCT FROM $1::int
    ORDER BY proposal.proposed_at, proposal.id LIMIT ${WRITING_PAGE} OFFSET $3::int`,
);

const pageOf = (page: number, count: number) => ({ page, pages: Math.ceil(count / WRITING_PAGE), count });

/** Texts that a person writes, or that wait for a second person: the oldest of these first. */
export async function listTexts(read: Reader, person: Person, list: 'mine' | 'waiting', page: number) {
  const rows = await read.sql.all(list === 'mine' ? mine : waiting, [
    person.id,
    person.language,
    (page - 1) * WRITING_PAGE,
  ]);
  const total = rows[0]?.total ?? 0;
  return {
    ...pageOf(page, total),
    items: rows.map(({ total: _, section_id, topic_slug, ...row }) => ({
      ...row,
      url:
        list === 'mine' && topic_slug !== null && section_id !== null && row.state !== 'published'
          ? href(topicEditor, { topic_slug }, { section: section_id })
          : href(proposalPage, { proposal_id: row.id }),
    })),
  };
}

interface Revision {
  revision: number;
  body: SectionBody;
  author: string;
  checked_by: string;
  checked_on: string;
  published_at: string;
}
const history = statement<Revision & { total: number }, [number, offset: number]>(
  'notebook.section-history',
  `SELECT text.revision, text.body, coalesce(author.display_name, '') AS author, coalesce(checker.display_name, '') AS checked_by, to_char(text.checked_on, 'YYYY-MM-DD') AS checked_on,
          to_char(text.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS published_at, count(*) OVER ()::int AS total
     FROM notebook_revisions text LEFT JOIN accounts author ON author.id = text.author_id LEFT JOIN accounts checker ON checker.id = text.checked_by
    WHERE text.section_id = $1::int ORDER BY text.revision DESC LIMIT ${WRITING_PAGE} OFFSET $2::int`,
);
interface Place {
  key: string;
  page_name: string;
  topic_slug: string | null;
  guide_slug: string | null;
}
const place = statement<Place, [number, Language]>(
  'notebook.section-place',
  `SELECT section.key, topic.slug AS topic_slug, guide.slug AS guide_slug, CASE $2 WHEN 'es' THEN coalesce(topic.name_es, guide.name_es) ELSE coalesce(topic.name, guide.name) END AS page_name
     FROM notebook_sections section LEFT JOIN topics topic ON topic.id = section.topic_id LEFT JOIN guides guide ON guide.id = section.guide_id WHERE section.id = $1::int`,
);

/** The texts that a section had before, the newest first. @throws Problem not-found `section-not-found` */
export async function findHistory(read: Reader, person: Person, sectionId: number, page: number) {
  const found = await read.sql.one(place, [sectionId, person.language]);
  if (!found) throw sectionNotFound();
  const rows = await read.sql.all(history, [sectionId, (page - 1) * WRITING_PAGE]);
  const total = rows[0]?.total ?? 0;
  return {
    ...pageOf(page, total),
    items: rows.map(({ total: _, body, ...row }) => ({ ...row, body: shownBody(body) })),
    page_name: found.page_name,
    page_url: sectionUrl(found),
  };
}

const placeOfProposal = statement<Place, [number, Language]>(
  'notebook.proposal-place',
  `SELECT coalesce(section.key, '') AS key, topic.slug AS topic_slug, guide.slug AS guide_slug, CASE $2 WHEN 'es' THEN coalesce(topic.name_es, guide.name_es) ELSE coalesce(topic.name, guide.name) END AS page_name
     FROM notebook_proposals proposal LEFT JOIN notebook_sections section ON section.id = proposal.section_id
     LEFT JOIN topics topic ON topic.id = proposal.topic_id LEFT JOIN guides guide ON guide.id = proposal.guide_id WHERE proposal.id = $1::int`,
);

/** The topic or guide that a proposal is of, by its name in the person's language and its address. */
export async function findPlace(read: Reader, person: Person, proposalId: number) {
  const found = (await read.sql.one(placeOfProposal, [proposalId, person.language]))!;
  return { page_name: found.page_name, page_url: sectionUrl(found) };
}
