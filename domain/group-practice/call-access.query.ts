import { conflict } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { GroupState } from './contract';
import { toldApart } from './told-apart';
import { noSuchGroup } from './seat.query';
import { PEOPLE } from '../accounts/views';

interface AccessRow {
  state: GroupState;
  audio: boolean;
  /** In the order in which they came. */
  members: { account_id: number; name: string }[];
}

const accessOf = statement<AccessRow, [string, Date]>(
  'group.call-access',
  `SELECT s.state, s.audio, (SELECT coalesce(json_agg(json_build_object('account_id', m.account_id, 'name', a.display_name) ORDER BY m.joined_at, a.id), '[]')
                               FROM group_members m JOIN ${PEOPLE} a ON a.id = m.account_id
                              WHERE m.session_id = s.id AND m.left_at IS NULL) AS members
     FROM group_sessions s WHERE s.pin = $1 AND s.expires_at > $2`,
);

/**
 * That somebody is in the group, and that the group has not ended: asked at every message, for the answer may change while
 * people talk.
 *
 * @param others who must be in the group as well
 * @returns the person's name
 * @throws Problem `group-not-found`, `group-ended`, `call-off`, `call-partner-gone`
 */
export async function callAccess(
  read: Reader,
  person: { id: number },
  pin: string,
  options: { others?: number[]; audio?: boolean } = {},
): Promise<string> {
  const { others = [], audio = true } = options;
  const row = await read.sql.one(accessOf, [pin, read.clock.now()]);
  const own = toldApart(row?.members ?? []).find((member) => member.account_id === person.id);
  if (!row || !own) throw noSuchGroup();
  if (row.state === 'ended') throw conflict('group-ended', 'This session has ended. Ask the host for a new PIN.');
  if (audio && !row.audio) throw conflict('call-off', 'This group has no voice call. The host can switch it on.');
  if (others.some((other) => !row.members.some((member) => member.account_id === other)))
    throw conflict('call-partner-gone', 'This person is no longer in the call.');
  return own.name;
}

const stillThere = statement<{ pin: string; account_id: number }, [string[], number[], Date]>(
  'group.call-still-there',
  `SELECT asked.pin, asked.account_id FROM unnest($1::text[], $2::int[]) AS asked (pin, account_id)
     JOIN group_sessions s ON s.pin = asked.pin AND s.state <> 'ended' AND s.audio AND s.expires_at > $3
     JOIN group_members m ON m.session_id = s.id AND m.account_id = asked.account_id AND m.left_at IS NULL`,
);

/** Those of many who may still be in their call. */
export async function mayStillCall(
  read: Reader,
  asked: readonly { pin: string; person_id: number }[],
): Promise<(one: { pin: string; person_id: number }) => boolean> {
  if (asked.length === 0) return () => false;
  const rows = await read.sql.all(stillThere, [
    asked.map((one) => one.pin),
    asked.map((one) => one.person_id),
    read.clock.now(),
  ]);
  const there = new Set(rows.map((row) => `${row.pin} ${row.account_id}`));
  return ({ pin, person_id }) => there.has(`${pin} ${person_id}`);
}
