import { href } from '../kit/contract';
import type { CleanHtml } from '../kit/html/clean-html';
import { SafeHtml } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import { guidePage, topicPage } from './contract';
import { hideSection, showSection, requireReportableSection } from './hide-section';
import { editorUrl } from './writing/list-texts.query';
import { correctSection } from './writing/correct-section';
import { readThing, type Target } from '../kit/target';
import { TOPICS } from '../questions/views';

const lock = statement<{ id: number }, [number]>(
  'notebook.hold-section',
  'SELECT id FROM notebook_sections WHERE id = $1::int FOR NO KEY UPDATE',
);
interface Row {
  topic_id: number | null;
  topic_slug: string | null;
  guide_id: number | null;
  guide_slug: string | null;
  title: string;
  language: string;
  text: string;
  html_version: number;
  revision: number;
  gone: boolean;
  /** It has an author, who can edit it. */
  authored: boolean;
}
const find = statement<Row, [number]>(
  'notebook.read-section',
  `SELECT section.topic_id, topic.slug AS topic_slug, section.guide_id, guide.slug AS guide_slug, section.title, section.language, section.text,
          section.html_version, section.revision, section.retired_at IS NOT NULL AND section.hidden_at IS NULL AS gone, section.author_id IS NOT NULL AS authored
     FROM notebook_sections section LEFT JOIN ${TOPICS} topic ON topic.id = section.topic_id LEFT JOIN guides guide ON guide.id = section.guide_id
    WHERE section.id = $1::int`,
);

/** The page of a section, by the columns of its row. */
const placeOf = ({ topic_id, guide_id }: Row) =>
  topic_id === null
    ? { kind: 'guide' as const, page_id: guide_id ?? 0 }
    : { kind: 'topic' as const, page_id: topic_id };

/** One section of a topic or a guide. The other sections of its page stay. */
export const sectionTarget: Target = {
  kind: 'section',
  sql: {
    join: `LEFT JOIN notebook_sections reported_section ON target.kind = 'section' AND reported_section.id = target.entity_id`,
    title: 'reported_section.title',
    author: 'reported_section.author_id',
  },
  requireReportable: (tx, _person, id) => requireReportableSection(tx, id),
  read: readThing(lock, find, (row, id) => {
    const { topic_slug, guide_slug } = row;
    return {
      revision: row.revision,
      gone: row.gone,
      language: row.language,
      html: [{ part: 'section', field: 'text', title: row.title, html: SafeHtml.stored(row.text, row.html_version) }],
      url: topic_slug === null ? href(guidePage, { slug: guide_slug ?? '' }) : href(topicPage, { topic_slug }),
      edit_url: row.authored && !row.gone ? editorUrl(row, { section: id }) : '',
    };
  }),
  hiding: {
    hide: (tx, _by, id) => hideSection(tx, id),
    show: (tx, _by, id, held) => showSection(tx, id, held),
  },
  async correct(tx, by, id, texts) {
    const row = await tx.sql.one(find, [id]);
    const text = texts.get('text');
    if (row && text !== undefined)
      await correctSection(tx, by.id, { ...placeOf(row), section_id: id }, text as CleanHtml);
  },
};
