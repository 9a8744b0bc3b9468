import type { Language } from '../accounts/contract';
import type { PageData } from '../kit/contract';
import { SafeHtml } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { topicPage } from './contract';
import { PEOPLE } from '../accounts/views';

/** Sections belong to a topic or to a guide. */
export type PageKind = 'topic' | 'guide';

/** `free`: read by everybody, whole. `own`: the person has written what is published. */
export type Section = Omit<PageData<typeof topicPage>['sections'][number], 'text' | 'terms' | 'whole' | 'may_check'> & {
  text: SafeHtml;
  free: boolean;
  own: boolean;
};
type Row = Omit<Section, 'text'> & { text: string; html_version: number };

/**
 * SQL: whether a published section is shown to a reader: in their language, or in the other one if theirs has none with its key.
 * @param section its alias
 * @param kind what it is a section of
 * @param language the reader's
 */
export const shownTo = (section: string, kind: PageKind, language: string): string =>
  `${section}.retired_at IS NULL AND (${section}.language = ${language} OR NOT EXISTS (
          SELECT FROM notebook_sections own WHERE own.${kind}_id = ${section}.${kind}_id AND own.language = ${language} AND own.key = ${section}.key AND own.retired_at IS NULL))`;

const ofPage = (kind: PageKind) =>
  statement<Row, [page: number, person: number, language: Language]>(
    `notebook.sections-of-${kind}`,
    `SELECT section.id, section.key, section.language, section.title, section.focus_id, section.section_colour, section.section_icon, section.text, section.html_version,
            section.sources, section.revision, to_char(section.checked_on, 'YYYY-MM-DD') AS checked_on, coalesce(checker.display_name, '') AS checked_by,
            section.free, section.content_hash IS NOT NULL AS with_ai, section.author_id IS NOT DISTINCT FROM $2::int AS own,
            CASE WHEN drawing.name IS NOT NULL THEN json_build_object('svg', drawing.svg, 'title', CASE $3 WHEN 'es' THEN drawing.title_es ELSE drawing.title END,
              'description', CASE $3 WHEN 'es' THEN drawing.description_es ELSE drawing.description END) END AS drawing,
            mark.account_id IS NOT NULL AS bookmarked, reading.account_id IS NOT NULL AS read
       FROM notebook_sections section
       LEFT JOIN guide_drawings drawing ON drawing.name = section.drawing
       LEFT JOIN ${PEOPLE} checker ON checker.id = section.checked_by
       LEFT JOIN section_bookmarks mark ON mark.section_id = section.id AND mark.account_id = $2::int
       LEFT JOIN section_readings reading ON reading.section_id = section.id AND reading.account_id = $2::int AND reading.revision = section.revision
      WHERE section.${kind}_id = $1::int AND ${shownTo('section', kind, '$3')}
      ORDER BY section.position, section.language = $3 DESC, section.id`,
  );
const STATEMENTS = { topic: ofPage('topic'), guide: ofPage('guide') };

/** The published sections of a topic or a guide, in their order; those that the reader's language lacks in the other one. */
export async function sectionsOf(
  read: Reader,
  kind: PageKind,
  pageId: number,
  person: { id: number; language: Language },
): Promise<Section[]> {
  const rows = await read.sql.all(STATEMENTS[kind], [pageId, person.id, person.language]);
  return rows.map(({ text, html_version, ...row }) => ({ ...row, text: SafeHtml.stored(text, html_version) }));
}
