import type { Person } from '../../accounts/person';
import { mayModerate } from '../../accounts/policy';
import { href } from '../../kit/contract';
import { notFound } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { casePage } from './contract';
import { caseNotFound } from './refusals';

const open = statement<{ id: number }, [number, number]>(
  'moderation.open-section',
  `INSERT INTO moderation_cases (kind, entity_id)
   SELECT 'section', section.id FROM notebook_sections section JOIN moderation_cases page
       ON page.kind = 'topic' AND page.entity_id = section.topic_id OR page.kind = 'guide' AND page.entity_id = section.guide_id
    WHERE page.id = $1::int AND section.id = $2::int
   ON CONFLICT (kind, entity_id) DO UPDATE SET entity_id = excluded.entity_id RETURNING id`,
);

/** The case of one section of a page that is looked at. @returns its address. @throws Problem not-found, `case-not-found` */
export async function openSectionCase(
  tx: Transaction,
  who: Person,
  caseId: number,
  sectionId: number,
): Promise<{ next_url: string }> {
  if (!mayModerate(who)) throw notFound();
  const found = await tx.sql.one(open, [caseId, sectionId]);
  if (!found) throw caseNotFound();
  return { next_url: href(casePage, { case_id: found.id }) };
}
