import type { Language } from '~/domain/accounts/contract';
import { href, type PageData } from '~/domain/kit/contract';
import type { Person } from '~/domain/kit/person';
import { searchPatterns } from '~/domain/kit/search-patterns';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { writable } from '../section-body';
import { guideEditor, proposalPage, topicEditor, WRITING_PAGE, type writingList } from './contract';
import { PEOPLE } from '~/domain/accounts/views';
import { TOPICS } from '~/domain/questions/views';

type Listed = PageData<typeof writingList>['items'][number];
type Row = Omit<Listed, 'url'> & {
  total: number;
  section_id: number | null;
  /** Its editor can be opened. */
  editable: boolean;
  topic_slug: string | null;
  guide_slug: string | null;
};

const NAME = `CASE $2 WHEN 'es' THEN coalesce(topic.name_es, guide.name_es) ELSE coalesce(topic.name, guide.name) END`;
const MATCHES = (title: string) =>
  `($4 = '' OR ${title} ILIKE $4 OR ${NAME} ILIKE $4) AND $5::int IN (0, coalesce(topic.specialty_id, guide.specialty_id))`;
/** SQL: whether an open text can be written on: its section is there, and its topic was not merged into another. */
export const EDITABLE = `(proposal.section_id IS NULL OR EXISTS (SELECT FROM notebook_sections there WHERE there.id = proposal.section_id AND ${writable('proposal.author_id', 'there')}))
          AND NOT EXISTS (SELECT FROM topic_addresses address WHERE address.slug = topic.slug AND address.topic_id <> topic.id)`;
const LISTED = `proposal.id, proposal.body->>'title' AS title, proposal.language, proposal.state, coalesce(author.display_name, '') AS author, proposal.reason, proposal.written_by,
          proposal.section_id, ${EDITABLE} AS editable, topic.slug AS topic_slug, guide.slug AS guide_slug, '' AS checked_by,
          to_char(proposal.saved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS saved_at, count(*) OVER ()::int AS total, ${NAME} AS page_name
     FROM notebook_proposals proposal
     LEFT JOIN ${PEOPLE} author ON author.id = proposal.author_id
     LEFT JOIN ${TOPICS} topic ON topic.id = proposal.topic_id
     LEFT JOIN guides guide ON guide.id = proposal.guide_id`;

type Asked = [person: number, Language, offset: number, pattern: string, specialty: number, checked: string];
const mine = statement<Row, Asked>(
  'notebook.own-texts',
  `SELECT ${LISTED} WHERE proposal.author_id = $1::int AND proposal.state <> 'discarded' AND $6::text IS NOT NULL AND ${MATCHES("proposal.body->>'title'")}
    ORDER BY proposal.state = 'published', proposal.saved_at DESC, proposal.id DESC LIMIT ${WRITING_PAGE} OFFSET $3::int`,
);
const waiting = statement<Row, Asked>(
  'notebook.waiting-texts',
  `SELECT ${LISTED} WHERE proposal.state = 'proposed' AND proposal.author_id IS DISTINCT FROM $1::int AND $6::text IS NOT NULL AND ${MATCHES("proposal.body->>'title'")}
    ORDER BY proposal.proposed_at, proposal.id LIMIT ${WRITING_PAGE} OFFSET $3::int`,
);
// What nobody has checked yet comes first: there is something to do.
const published = statement<Row, Asked>(
  'notebook.published-texts',
  `SELECT section.id, section.title, section.language, 'published' AS state, coalesce(author.display_name, '') AS author, '' AS reason, NULL AS written_by,
          section.id AS section_id, true AS editable, topic.slug AS topic_slug, guide.slug AS guide_slug, coalesce(checker.display_name, '') AS checked_by,
          to_char(section.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS saved_at, count(*) OVER ()::int AS total, ${NAME} AS page_name
     FROM notebook_sections section
     LEFT JOIN ${PEOPLE} author ON author.id = section.author_id
     LEFT JOIN ${PEOPLE} checker ON checker.id = section.checked_by
     LEFT JOIN ${TOPICS} topic ON topic.id = section.topic_id
     LEFT JOIN guides guide ON guide.id = section.guide_id
    WHERE section.retired_at IS NULL AND $1::int IS NOT NULL AND ${MATCHES('section.title')}
      AND ($6 = '' OR (section.checked_by IS NOT NULL) = ($6 = 'yes'))
    ORDER BY section.checked_by IS NOT NULL, page_name, section.language, section.position, section.id LIMIT ${WRITING_PAGE} OFFSET $3::int`,
);
const LISTS = { mine, waiting, published };

const countWaiting = statement<{ number: number }, [number]>(
  'notebook.count-waiting',
  `SELECT count(*)::int AS number FROM notebook_proposals WHERE state = 'proposed' AND author_id IS DISTINCT FROM $1::int`,
);

/** How many texts wait for a decision that this person may take. */
export const waitingFor = async (read: Reader, person: Person): Promise<number> =>
  (await read.sql.one(countWaiting, [person.id]))!.number;

/** Where somebody writes on: a section, a draft of a new one, or a new one. */
export function editorUrl(
  { topic_slug, guide_slug }: Pick<Row, 'topic_slug' | 'guide_slug'>,
  query: { section?: number; draft?: number; language?: Language },
): string {
  return topic_slug === null
    ? href(guideEditor, { slug: guide_slug! }, query)
    : href(topicEditor, { topic_slug }, query);
}

/** A draft is opened where it is written, while it can be; what waits or is decided where it is compared. */
function urlOf(list: keyof typeof LISTS, row: Row): string {
  const { id, section_id, editable } = row;
  if (list === 'published') return editorUrl(row, { section: id });
  if (list === 'waiting' || !editable || (row.state !== 'draft' && row.state !== 'returned'))
    return href(proposalPage, { proposal_id: id });
  return editorUrl(row, section_id === null ? { draft: id } : { section: section_id });
}

interface PageQuery {
  list: keyof typeof LISTS;
  search: string;
  /** 0 for every specialty. */
  specialty: number;
  /** Of published texts: those that somebody has checked, those that nobody has, or both. */
  checked: '' | 'yes' | 'no';
  page: number;
}

/** Texts that a person writes, that wait for a second person, or that readers see. */
export async function listTexts(read: Reader, person: Person, { list, search, specialty, checked, page }: PageQuery) {
  const pattern = search === '' ? '' : searchPatterns(search).anywhere;
  const rows = await read.sql.all(LISTS[list], [
    person.id,
    person.language,
    (page - 1) * WRITING_PAGE,
    pattern,
    specialty,
    checked,
  ]);
  const count = rows[0]?.total ?? 0;
  return {
    page,
    pages: Math.ceil(count / WRITING_PAGE),
    count,
    items: rows.map((row) => {
      const { total: _, section_id: __, topic_slug: ___, guide_slug: ____, editable: _____, ...item } = row;
      return { ...item, url: urlOf(list, row) };
    }),
  };
}
