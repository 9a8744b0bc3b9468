import { type CleanHtml, SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { sectionNotFound } from '../refusals';
import { SECTION_BODY, type SectionBody } from '../section-body';
import type { PageKind } from '../sections-of-page.query';
import { replaceSection, textOf } from './publish-section';
import { notifyEditors } from './editing';
import { mayNotDecide, sectionFlawed } from './refusals';
import { flawsOfSection } from './section-flaws';

const lock = (kind: PageKind) =>
  statement<{ body: SectionBody; author_id: number | null }, [number, number]>(
    `notebook.lock-section-of-${kind}`,
    `SELECT ${SECTION_BODY} AS body, section.author_id FROM notebook_sections section
      WHERE section.id = $1::int AND section.${kind}_id = $2::int AND (section.retired_at IS NULL OR section.hidden_at IS NOT NULL) FOR NO KEY UPDATE`,
  );
const OF: Record<PageKind, ReturnType<typeof lock>> = { topic: lock('topic'), guide: lock('guide') };

/**
 * A moderator corrects the text of a section at once, as the person who checked it. What it was before is kept.
 * @throws Problem not-found `section-not-found`; not-allowed `may-not-decide` for its author; invalid `section-flawed`
 */
export async function correctSection(
  tx: Transaction,
  by: number,
  place: { kind: PageKind; page_id: number; section_id: number },
  text: CleanHtml,
): Promise<void> {
  const section = await tx.sql.one(OF[place.kind], [place.section_id, place.page_id]);
  if (!section) throw sectionNotFound();
  if (section.author_id === by) throw mayNotDecide();
  const body: SectionBody = { ...section.body, text, html_version: SANITISER_VERSION };
  const flaws = flawsOfSection(body);
  if (flaws.length > 0) throw sectionFlawed(flaws);
  await replaceSection(tx, place.section_id, textOf(body, section.author_id, by, tx.clock.now()));
  await notifyEditors(tx, place.section_id);
}
