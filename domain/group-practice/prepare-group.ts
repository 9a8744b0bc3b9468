import { randomBytes } from 'node:crypto';
import { unavailable } from '../kit/errors';
import { defaultMinutes, setUp } from '../stations/countdown';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { drawPin, PIN_LIFETIME } from './pin-limits';
import { stationOfGroup } from './station-of-group.query';

const openSession = statement<
  { id: number },
  [string, number, number, string, boolean, number, number, Date, Date | null]
>(
  'group.open',
  `INSERT INTO group_sessions (pin, host_id, station_id, state, chat_link, single_station, clock_total, clock_remaining, clock_minutes, expires_at, ends_at)
   VALUES ($1, $2, $3, 'lobby', $4, $5, $6, $6, $7, LEAST($8::timestamptz, $9::timestamptz), $9)
   ON CONFLICT (pin) DO NOTHING RETURNING id`,
);
const addHost = statement<never, [number, number, Date]>(
  'group.add-host',
  'INSERT INTO group_members (session_id, account_id, joined_at) VALUES ($1, $2, $3)',
);

/**
 * Opens a session for a station; the person is its host and first member (spec 3 §4, §6).
 *
 * @param options.chatUrl where chat rooms are; the room's name cannot be guessed either
 * @param options.endsAt when it ends, even if the group is active
 * @throws Problem `station-gone`
 */
export async function prepareGroup(
  tx: Transaction,
  person: { id: number },
  slug: string,
  options: { chatUrl: string; singleStation: boolean; endsAt?: Date },
): Promise<{ pin: string; chat_link: string }> {
  const station = await stationOfGroup(tx, slug, person);
  const minutes = defaultMinutes('examiner', station);
  const { total } = setUp(minutes);
  const now = tx.clock.now();
  const chat_link = `${options.chatUrl}/wardmates-${randomBytes(12).toString('hex')}`;
  for (let tries = 0; tries < 10; tries += 1) {
    const pin = drawPin();
    const session = await tx.sql.one(openSession, [
      pin,
      person.id,
      station.id,
      chat_link,
      options.singleStation,
      total,
      minutes,
      new Date(now.getTime() + PIN_LIFETIME),
      options.endsAt ?? null,
    ]);
    if (!session) continue;
    await tx.sql.all(addHost, [session.id, person.id, now]);
    return { pin, chat_link };
  }
  throw unavailable();
}
