import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { planEvent, type EventWishes } from '~/domain/events/plan-event';
import { signUp } from '~/domain/events/take-part';
import { wallTime } from '~/domain/events/zone-time';
import type { World } from '../world';
import { aPerson } from './accounts';
import { aStation } from './stations';

const HOUR = 3_600_000;

/** An event of a station in two hours, with its host alone unless `others` come. */
export async function anEvent(
  world: World,
  { host, others = [], at, ...fields }: Partial<EventWishes> & { host?: Person; others?: Person[]; at?: Date } = {},
): Promise<{ id: number; host: Person; station: string }> {
  const person = host ?? (await aPerson(world));
  const practice = fields.kind !== 'webinar' && fields.circuit_id === undefined;
  const station = practice ? (fields.station ?? (await aStation(world)).slug) : '';
  const id = await world.deps.inTransaction((tx) =>
    planEvent(tx, person, {
      submission_id: randomUUID(),
      kind: 'practice',
      title: 'Chest pain on Thursday',
      about: '',
      language: 'en',
      starts: wallTime(at ?? new Date(world.clock.now().getTime() + 2 * HOUR), 'UTC'),
      zone: 'UTC',
      which: '',
      minutes: 60,
      places: 4,
      link: fields.kind === 'webinar' ? 'https://meet.example.org/cardiology' : '',
      confirm_adult: false,
      ...fields,
      station,
    }),
  );
  for (const other of others) {
    world.clock.advance(1);
    await world.deps.inTransaction((tx) => signUp(tx, other, id, { zone: 'Europe/Madrid', confirm_adult: false }));
  }
  return { id, host: person, station };
}
