import type { Person } from '~/domain/kit/person';
import { mayWrite } from '~/domain/notebook/policy';
import { mayNotWrite } from '~/domain/notebook/writing/refusals';

/** @throws Problem not-allowed `may-not-write-notebook` */
export function requireWriter(person: Person): void {
  if (!mayWrite(person)) throw mayNotWrite();
}
