import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { sectionUrl } from '../find-home.query';
import { EDITABLE, editorUrl } from './list-texts.query';
import { TOPICS } from '~/domain/questions/views';

interface Place {
  key: string;
  section_id: number | null;
  page_name: string;
  topic_slug: string | null;
  guide_slug: string | null;
}

const NAME = `CASE $2 WHEN 'es' THEN coalesce(topic.name_es, guide.name_es) ELSE coalesce(topic.name, guide.name) END AS page_name`;
const ofSection = statement<Place, [number, Language]>(
  'notebook.section-place',
  `SELECT section.key, section.id AS section_id, topic.slug AS topic_slug, guide.slug AS guide_slug, ${NAME}
     FROM notebook_sections section LEFT JOIN ${TOPICS} topic ON topic.id = section.topic_id LEFT JOIN guides guide ON guide.id = section.guide_id WHERE section.id = $1::int`,
);
const ofProposal = statement<Place & { editable: boolean }, [number, Language]>(
  'notebook.proposal-place',
  `SELECT ${EDITABLE} AS editable, coalesce(section.key, '') AS key, section.id AS section_id, topic.slug AS topic_slug, guide.slug AS guide_slug, ${NAME}
     FROM notebook_proposals proposal LEFT JOIN notebook_sections section ON section.id = proposal.section_id
     LEFT JOIN ${TOPICS} topic ON topic.id = proposal.topic_id LEFT JOIN guides guide ON guide.id = proposal.guide_id WHERE proposal.id = $1::int`,
);

/** The topic or guide that a section belongs to, in the person's language, and its address there; null for no section. */
export async function placeOfSection(read: Reader, person: Person, sectionId: number) {
  const found = await read.sql.one(ofSection, [sectionId, person.language]);
  return found && { page_name: found.page_name, page_url: sectionUrl(found) };
}

/** The topic or guide that a proposal is of, its address there, and where its author writes on; empty if its section or topic is gone. */
export async function placeOfProposal(read: Reader, person: Person, proposalId: number) {
  const found = (await read.sql.one(ofProposal, [proposalId, person.language]))!;
  const open = found.section_id === null ? { draft: proposalId } : { section: found.section_id };
  return {
    page_name: found.page_name,
    page_url: sectionUrl(found),
    edit_url: found.editable ? editorUrl(found, open) : '',
  };
}
