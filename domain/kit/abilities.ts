import { z } from 'zod';
import type { Person } from './person';

/** What may be done with a thing: one rule for each ability, from a room's `policy.ts`. Commands ask the same rules. */
export type Rules<T> = Readonly<Record<string, (person: Person, thing: T) => boolean>>;

export type Abilities<R> = { [K in keyof R]: boolean };

/** What a person may do with a thing, to be sent with it. Empty if nobody is signed in. */
export const abilitiesOf = <T, R extends Rules<T>>(rules: R, person: Person | null, thing: T): Abilities<R> =>
  Object.fromEntries(
    Object.entries(rules).map(([name, may]) => [name, person !== null && may(person, thing)]),
  ) as Abilities<R>;

/** The field `abilities` of a contract. The browser shows what it says and derives nothing from roles. */
export const abilities = <K extends string>(...names: readonly K[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.boolean()])) as Record<K, z.ZodBoolean>);
