import type { Person } from '../../accounts/person';
import { mayModerate } from '../../accounts/policy';
import { href } from '../../kit/contract';
import { notFound } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { openCase } from '../../reports/cases';
import { casePage } from './contract';
import { caseNotFound } from './refusals';
import { SECTIONS } from '~/domain/notebook/views';
import { CASES } from '~/domain/reports/views';

const find = statement<{ id: number }, [number, number]>(
  'moderation.section-of-page',
  `SELECT section.id FROM ${SECTIONS} section JOIN ${CASES} page
       ON page.kind = 'topic' AND page.entity_id = section.topic_id OR page.kind = 'guide' AND page.entity_id = section.guide_id
    WHERE page.id = $1::int AND section.id = $2::int`,
);

/** The case of one section of a page that is looked at. @returns its address. @throws Problem not-found, `case-not-found` */
export async function openSectionCase(
  tx: Transaction,
  who: Person,
  caseId: number,
  sectionId: number,
): Promise<{ next_url: string }> {
  if (!mayModerate(who)) throw notFound();
  const found = await tx.sql.one(find, [caseId, sectionId]);
  if (!found) throw caseNotFound();
  return { next_url: href(casePage, { case_id: await openCase(tx, 'section', found.id) }) };
}
