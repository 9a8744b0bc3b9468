import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Annotated } from './contract';

export interface KeptNote {
  text: string;
  revision: number;
  writer: string | null;
}

const ofPerson = statement<KeptNote, [number, Annotated, number]>(
  'annotations.of-person',
  `SELECT text, revision, writer FROM annotations WHERE account_id = $1::int AND entity_type = $2 AND entity_id = $3::int`,
);

/** What a person has noted on something; empty with its revision when it was deleted, revision 0 when there never was a note. */
export const findAnnotation = async (
  read: Reader,
  personId: number,
  type: Annotated,
  entityId: number,
): Promise<KeptNote> =>
  (await read.sql.one(ofPerson, [personId, type, entityId])) ?? { text: '', revision: 0, writer: null };
