import { requireGuide } from './find-guide.query';
import { requireTopic } from './find-topic.query';
import { href } from '../kit/contract';
import { SafeHtml } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import { correctSection } from './writing/correct-section';
import type { CleanHtml } from '../kit/html/clean-html';
import { guidePage, topicPage } from './contract';
import { hideNotebookPage, showNotebookPage } from './hide-page';
import type { PageKind } from './sections-of-page.query';
import { readThing, type Target } from '../kit/target';

interface Row {
  slug: string;
  /** Of all sections together: each of their revisions counts. */
  revision: number;
  sections: { id: number; title: string; language: string; text: string; html_version: number }[] | null;
}

/** The field of a section begins so; its id follows. */
const SECTION = 'section-';

function notebookPage(kind: PageKind, requireReportable: Target['requireReportable']): Target {
  const lock = statement<{ id: number }, [number]>(
    `notebook.hold-notebook-${kind}`,
    `SELECT id FROM ${kind}s WHERE id = $1::int FOR NO KEY UPDATE`,
  );
  const find = statement<Row, [number]>(
    `notebook.read-notebook-${kind}`,
    `SELECT page.slug, 1 + coalesce((SELECT sum(revision)::int FROM notebook_sections WHERE ${kind}_id = page.id), 0) AS revision,
            (SELECT json_agg(json_build_object('id', section.id, 'title', section.title, 'language', section.language, 'text', section.text, 'html_version', section.html_version)
                     ORDER BY section.language, section.position, section.id)
               FROM notebook_sections section WHERE section.${kind}_id = page.id AND (section.retired_at IS NULL OR section.hidden_at IS NOT NULL)) AS sections
       FROM ${kind}s page WHERE page.id = $1::int`,
  );
  return {
    kind,
    requireReportable,
    goneWhenHidden: true,
    sql: {
      join: `LEFT JOIN ${kind}s ${kind} ON target.kind = '${kind}' AND ${kind}.id = target.entity_id`,
      title: `${kind}.name`,
      author: 'NULL::int',
    },
    read: readThing(lock, find, (row) => {
      const url = kind === 'topic' ? href(topicPage, { topic_slug: row.slug }) : href(guidePage, { slug: row.slug });
      return {
        revision: row.revision,
        html: (row.sections ?? []).map((section) => ({
          part: 'section',
          field: `${SECTION}${section.id}`,
          title: `${section.title} (${section.language})`,
          html: SafeHtml.stored(section.text, section.html_version),
        })),
        url,
      };
    }),
    hiding: {
      hide: (tx, _by, id) => hideNotebookPage(tx, kind, id),
      show: (tx, _by, id, held) => showNotebookPage(tx, kind, id, held),
    },
    async correct(tx, by, page_id, texts) {
      for (const [field, text] of [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1)))
        await correctSection(
          tx,
          by.id,
          { kind, page_id, section_id: Number(field.slice(SECTION.length)) || 0 },
          text as CleanHtml,
        );
    },
  };
}

export const topicTarget = notebookPage('topic', (tx, _person, id) => requireTopic(tx, id));
export const guideTarget = notebookPage('guide', (tx, _person, id) => requireGuide(tx, id));
