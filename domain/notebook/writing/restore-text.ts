import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { SectionBody } from '../section-body';
import { type Proposal, proposeText } from './proposals';
import { ownTextOpen, revisionNotFound } from './refusals';

interface Earlier {
  body: SectionBody;
  topic_id: number | null;
  guide_id: number | null;
  language: Language;
}
const earlier = statement<Earlier, [number, number]>(
  'notebook.earlier-text',
  `SELECT text.body, section.topic_id, section.guide_id, section.language
     FROM notebook_revisions text JOIN notebook_sections section ON section.id = text.section_id AND section.retired_at IS NULL
    WHERE text.section_id = $1::int AND text.revision = $2::int`,
);

const anotherOpen = statement<{ id: number }, [person: number, section: number, submission: string]>(
  'notebook.another-open-text',
  `SELECT id FROM notebook_proposals WHERE author_id = $1::int AND section_id = $2::int AND state IN ('draft', 'proposed', 'returned') AND submission_id <> $3::uuid`,
);

/**
 * Proposes an earlier text of a section again. A second person publishes it, as any other.
 * @throws Problem not-found `text-revision-not-found`; conflict `own-text-open`: an earlier text does not replace what one writes; and as `proposeText` does
 */
export async function restoreText(
  tx: Transaction,
  person: Person,
  sectionId: number,
  { revision, submission_id }: { revision: number; submission_id: string },
): Promise<Proposal> {
  const text = await tx.sql.one(earlier, [sectionId, revision]);
  if (!text) throw revisionNotFound();
  if (await tx.sql.one(anotherOpen, [person.id, sectionId, submission_id])) throw ownTextOpen();
  return proposeText(tx, person, {
    kind: text.topic_id === null ? 'guide' : 'topic',
    pageId: (text.topic_id ?? text.guide_id)!,
    sectionId,
    language: text.language,
    body: text.body,
    submissionId: submission_id,
  });
}
