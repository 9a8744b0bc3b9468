import type { Language } from '../accounts/contract';
import { href, type PageData } from '../kit/contract';
import { searchPatterns } from '../kit/search-patterns';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { notMerged } from '../questions/merged-topics';
import { quizzable } from '../questions/practisable';
import { shownTo } from './sections-of-page.query';
import { guidePage, type notebookHome, topicPage } from './contract';
import { QUESTIONS, QUESTION_STATES, TOPICS } from '~/domain/questions/views';

type Home = PageData<typeof notebookHome>;

const topics = statement<Home['topics'][number], [number, Language, specialty: number, pattern: string]>(
  'notebook.topics',
  `SELECT topic.slug, topic.topic_name, topic.specialty_id, coalesce(sections.number, 0) AS sections, coalesce(sections.read, 0) AS read,
          coalesce(CASE WHEN bank.here > 0 THEN bank.here ELSE bank.questions END, 0) AS questions,
          coalesce(CASE WHEN bank.here > 0 THEN known.answered_here ELSE known.answered END, 0) AS answered, coalesce(CASE WHEN bank.here > 0 THEN known.right_here ELSE known."right" END, 0) AS "right"
     FROM (SELECT id, slug, specialty_id, CASE $2 WHEN 'es' THEN name_es ELSE name END AS topic_name FROM ${TOPICS} topics WHERE $3::int IN (0, specialty_id) AND ${notMerged('topics')}) topic
     LEFT JOIN LATERAL (
       SELECT count(*)::int AS number, count(reading.account_id)::int AS read
         FROM notebook_sections section
         LEFT JOIN section_readings reading ON reading.section_id = section.id AND reading.account_id = $1::int AND reading.revision = section.revision
        WHERE section.topic_id = topic.id AND ${shownTo('section', 'topic', '$2')}) sections ON true
     LEFT JOIN (SELECT question.topic_id, count(*)::int AS questions, count(*) FILTER (WHERE question.language = $2)::int AS here FROM ${QUESTIONS} question WHERE ${quizzable('question')} GROUP BY question.topic_id) bank ON bank.topic_id = topic.id
     LEFT JOIN (SELECT question.topic_id, count(*)::int AS answered, count(*) FILTER (WHERE state.last_correct)::int AS "right",
                       count(*) FILTER (WHERE question.language = $2)::int AS answered_here, count(*) FILTER (WHERE state.last_correct AND question.language = $2)::int AS right_here
                  FROM ${QUESTION_STATES} state JOIN ${QUESTIONS} question ON question.id = state.question_id AND ${quizzable('question')}
                 WHERE state.account_id = $1::int GROUP BY question.topic_id) known ON known.topic_id = topic.id
    WHERE $4 = '' OR topic.topic_name ILIKE $4
    ORDER BY topic.specialty_id, topic.topic_name`,
);

const readLast = statement<{ slug: string }, [number]>(
  'notebook.read-last',
  `SELECT topic.slug FROM section_readings reading
     JOIN notebook_sections section ON section.id = reading.section_id
     JOIN ${TOPICS} topic ON topic.id = section.topic_id
    WHERE reading.account_id = $1::int ORDER BY reading.read_at DESC, section.id DESC LIMIT 1`,
);

const guides = statement<Home['guides'][number], [Language, specialty: number, pattern: string]>(
  'notebook.guides',
  `SELECT guide.slug, guide.name, guide.description, guide.specialty_id, count(section.id)::int AS sections
     FROM (SELECT id, slug, specialty_id, CASE $1 WHEN 'es' THEN name_es ELSE name END AS name, CASE $1 WHEN 'es' THEN description_es ELSE description END AS description FROM guides WHERE $2::int IN (0, specialty_id)) guide
     JOIN notebook_sections section ON section.guide_id = guide.id AND ${shownTo('section', 'guide', '$1')}
    WHERE $3 = '' OR guide.name ILIKE $3
    GROUP BY guide.id, guide.slug, guide.name, guide.description, guide.specialty_id ORDER BY guide.name`,
);

interface BookmarkRow {
  section_id: number;
  title: string;
  key: string;
  page_name: string;
  topic_slug: string | null;
  guide_slug: string | null;
}

const bookmarks = statement<BookmarkRow, [number, Language]>(
  'notebook.bookmarks',
  `SELECT section.id AS section_id, section.title, section.key, topic.slug AS topic_slug, guide.slug AS guide_slug,
          CASE $2 WHEN 'es' THEN coalesce(topic.name_es, guide.name_es) ELSE coalesce(topic.name, guide.name) END AS page_name
     FROM section_bookmarks mark
     JOIN notebook_sections section ON section.id = mark.section_id AND section.retired_at IS NULL
     LEFT JOIN ${TOPICS} topic ON topic.id = section.topic_id
     LEFT JOIN guides guide ON guide.id = section.guide_id
    WHERE mark.account_id = $1::int ORDER BY mark.created_at DESC, section.id DESC LIMIT 50`,
);

/** The address of a section: its page, and its place there. Without a key, of the page. */
export function sectionUrl({
  key,
  topic_slug,
  guide_slug,
}: Pick<BookmarkRow, 'key' | 'topic_slug' | 'guide_slug'>): string {
  const url = topic_slug === null ? href(guidePage, { slug: guide_slug! }) : href(topicPage, { topic_slug });
  return key === '' ? url : `${url}#${key}`;
}

/** Topics by specialty with the person's progress, guides, and the sections that they bookmarked. */
export async function findHome(
  read: Reader,
  person: { id: number; language: Language },
  { search, specialty }: { search: string; specialty: number },
): Promise<Home> {
  const pattern = search === '' ? '' : searchPatterns(search).anywhere;
  const [topicRows, last, guideRows, bookmarkRows] = await Promise.all([
    read.sql.all(topics, [person.id, person.language, specialty, pattern]),
    read.sql.one(readLast, [person.id]),
    read.sql.all(guides, [person.language, specialty, pattern]),
    read.sql.all(bookmarks, [person.id, person.language]),
  ]);
  return {
    topics: topicRows,
    read_last: last?.slug ?? '',
    guides: guideRows,
    bookmarks: bookmarkRows.map(({ key, topic_slug, guide_slug, ...row }) => ({
      ...row,
      url: sectionUrl({ key, topic_slug, guide_slug }),
    })),
  };
}
