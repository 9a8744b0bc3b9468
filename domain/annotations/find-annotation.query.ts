import { NO_HTML, SafeHtml } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Annotated } from './contract';

export interface KeptNote {
  text: SafeHtml;
  revision: number;
  writer: string | null;
}

const ofPerson = statement<
  Omit<KeptNote, 'text'> & { text: string; html_version: number },
  [number, Annotated, number]
>(
  'annotations.of-person',
  `SELECT text, html_version, revision, writer FROM annotations WHERE account_id = $1::int AND entity_type = $2 AND entity_id = $3::int`,
);

/** What a person has noted on something; empty with its revision when it was deleted, revision 0 when there never was a note. */
export async function findAnnotation(
  read: Reader,
  personId: number,
  type: Annotated,
  entityId: number,
): Promise<KeptNote> {
  const row = await read.sql.one(ofPerson, [personId, type, entityId]);
  if (!row) return { text: NO_HTML, revision: 0, writer: null };
  const { text, html_version, revision, writer } = row;
  return { text: SafeHtml.stored(text, html_version), revision, writer };
}
