import type { z } from 'zod';
import type { Access, Action } from '~/domain/kit/contract';
import { contracts, roomOf } from '~/domain/rooms';
import { schemaOf, valueOf } from '../fuzz/values';
import { randomly, type Randomly } from '../randomly';

/** One way to reach the product: a page, one of its actions, a call or a live resource. */
export interface Target {
  room: string;
  /** `GET /notes/`, `POST /profile/ clear_data` or `LIVE classes.class`. */
  name: string;
  method: 'GET' | 'POST' | 'LIVE';
  /** Of a live resource, its name. */
  path: string;
  action: string | null;
  access: Access;
  whileLeaving: boolean;
  /** A token in the address proves who may post. */
  signed: boolean;
  input: z.ZodType | null;
}

/** Every target of every contract. */
export const targets: readonly Target[] = contracts.flatMap((one): Target[] => {
  if (one.kind === 'job') return [];
  const { whileLeaving = false } = one;
  const about = { room: roomOf(one as { path: string }), whileLeaving, signed: false, action: null };
  // Sockets have a session; which guests may watch what is the resource's own rule.
  if (one.kind === 'live')
    return [{ ...about, name: `LIVE ${one.name}`, method: 'LIVE', path: one.name, access: 'guest', input: one.key }];
  const { path, access } = one;
  if (one.kind === 'call')
    return [{ ...about, name: `${one.method} ${path}`, method: one.method, path, access, input: one.input }];
  const page = { ...about, path, signed: one.signed ?? false };
  return [
    { ...page, name: `GET ${path}`, method: 'GET', access, input: one.query },
    ...Object.entries(one.actions).map(([action, { access: own, input }]: [string, Action]): Target => ({
      ...page,
      name: `POST ${path} ${action}`,
      method: 'POST',
      action,
      access: own ?? access,
      input,
    })),
  ];
});

/** Leaves optional fields out, and picks the first of several. */
const plainly: Randomly = {
  ...randomly(1),
  chance: (probability) => probability > 0,
  pick: (of) => of[0]!,
  below: () => 0,
};

/** What fields of inputs hold that name no thing, if the schema does not say it. */
const PLAIN: Record<string, unknown> = {
  ticked: true,
  flagged: 'true',
  vote_type: 1,
  well: 'true',
  wanted: 'true',
  audio: 'true',
  let_in: 'true',
  understood: 'true',
  is_verified: 'true',
  time_zone: 'UTC',
  zone: 'UTC',
  route: '*',
  specialty_id: 1,
  board: 'friends-1',
  ids: '1',
  p256dh: 'x'.repeat(87),
  auth: 'x'.repeat(22),
  // Of a review or of what is written for one; a kind that asks for another names it.
  length: 5,
  quiz_type: 1,
};

/** A valid input, with what is known of its fields filled in. */
export function inputFor({ input }: Target, known: Record<string, unknown>): Record<string, unknown> {
  if (!input) return {};
  const schema = schemaOf(input);
  const made = { ...(valueOf(schema, plainly, 0) as Record<string, unknown>) };
  // One of several inputs: what does not belong to it is left out by its schema.
  if (!schema.properties) return { ...made, ...known };
  for (const field of Object.keys(schema.properties)) {
    if (field in known) made[field] = known[field];
    else if (field in PLAIN && field in made && !Array.isArray(made[field])) made[field] = PLAIN[field];
  }
  return made;
}

/** The things that a target must name, in its address and its input. What a device numbers, and specialties and topics, are nobody's. */
export const namedBy = ({ path, input, method }: Target): string[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => name!),
  ...(method === 'LIVE' || !input ? [] : (schemaOf(input).required ?? [])).filter(
    (field) => /_ids?$/.test(field) && !/^(submission|turn|review|specialty|topic|focus)_id$/.test(field),
  ),
];

/** The key of a live resource. */
export const keyFor = ({ input }: Target, known: Record<string, unknown>): unknown =>
  known.key ?? valueOf(schemaOf(input!), plainly, 0);
