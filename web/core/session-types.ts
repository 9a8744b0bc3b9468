import type { z } from 'zod';
import type { Language, person, session } from '~/domain/accounts/contract';
import type { Output } from '~/domain/kit/contract';

export type Person = z.output<typeof person>;

export interface Session {
  /** Null while nobody is signed in. */
  person: Person | null;
  /** What they may do wherever they are; nothing while nobody is signed in. */
  abilities: Output<typeof session>['abilities'];
  language: Language;
  /** Roles that are off until the person sets up a second factor. */
  roles_off?: Output<typeof session>['roles_off'];
  /** The group the person is in right now. */
  group: Output<typeof session>['group'];
  /** When the account is erased; null unless its deletion was asked for. */
  leavingAt?: string | null;
  /** The terms of use are to be accepted first. */
  consentDue?: boolean;
  /** The server could not be asked: it is what this device remembers of the last one. */
  kept?: boolean;
  refetch: () => Promise<unknown>;
}
