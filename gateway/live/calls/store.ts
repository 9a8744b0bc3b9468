import type { CallParticipant, CallSnapshot } from '~/domain/group-practice/call-contract';
import { CALL_CAPACITY, CALL_GRACE, groupCall, LOST_FOR } from '~/domain/group-practice/call-contract';
import type { Deps } from '~/infra/process/deps';
import { signatureOf } from '~/infra/sessions/signed';
import { callTopic } from './participants';

/**
 * Who is in a call, in one hash of Redis: a field for each connection, with the moment at which it runs out unless its
 * gateway renews it, and the version. One script does everything, so that a call is never seen half changed: it marks who ran
 * out as lost, does what it is asked, and answers how the call is then. Who is lost takes no place, and is forgotten after
 * `LOST_FOR` or once they leave or join anew.
 */
const SCRIPT = `
local key, now, grace, capacity, keep, op = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5]
local people, lost, version, changed, status = {}, {}, 0, false, 'ok'
local all = redis.call('HGETALL', key)
for i = 1, #all, 2 do
  if all[i] == 'version' then version = tonumber(all[i + 1])
  else
    local one = cjson.decode(all[i + 1])
    if one['until'] + keep < now then redis.call('HDEL', key, all[i]); changed = true
    elseif one['until'] < now then
      lost[all[i]] = one
      if not one['lost'] then one['lost'] = true; redis.call('HSET', key, all[i], cjson.encode(one)); changed = true end
    else people[all[i]] = one end
  end
end
local function put(id, one)
  one['until'] = now + grace
  people[id] = one
  lost[id] = nil
  redis.call('HSET', key, id, cjson.encode(one))
end
local function drop(id)
  people[id] = nil
  lost[id] = nil
  redis.call('HDEL', key, id)
  changed = true
end
local function others(person, id)
  local count, own = 0, {}
  for other, one in pairs(people) do
    if one['person_id'] ~= person then count = count + 1
    elseif other ~= id then own[#own + 1] = other end
  end
  return count, own
end
if op == 'join' or op == 'renew' then
  local id, one = ARGV[6], cjson.decode(ARGV[7])
  local there = people[id] or lost[id]
  local count, own = others(one['person_id'], id)
  if there and there['person_id'] ~= one['person_id'] then status = 'taken'
  elseif op == 'renew' and not there and #own > 0 then status = 'replaced'
  elseif count >= capacity and not people[id] then status = 'full'
  else
    for _, other in ipairs(own) do if op == 'join' then drop(other) end end
    for other, someone in pairs(lost) do if other ~= id and someone['person_id'] == one['person_id'] then drop(other) end end
    if lost[id] then changed = true end
    if there then one['joined'] = there['joined']
    else for _, someone in pairs(people) do one['joined'] = math.max(one['joined'], someone['joined'] + 1) end end
    if not there or there['muted'] ~= one['muted'] then changed = true end
    put(id, one)
  end
elseif op == 'leave' then
  if people[ARGV[6]] or lost[ARGV[6]] then drop(ARGV[6]) end
end
if changed then
  version = math.max(version + 1, now)
  redis.call('HSET', key, 'version', string.format('%.0f', version))
end
if changed or op ~= 'read' then redis.call('PEXPIRE', key, grace * 6 + (next(lost) and keep or 0)) end
local list = {}
for id, one in pairs(people) do one['connection_id'] = id; list[#list + 1] = one end
table.sort(list, function(a, b) if a['joined'] == b['joined'] then return a['connection_id'] < b['connection_id'] end return a['joined'] < b['joined'] end)
local gone = {}
for id, one in pairs(lost) do gone[#gone + 1] = { connection_id = id, person_id = one['person_id'] } end
return { status, changed and 1 or 0, string.format('%.0f', version), #list == 0 and '[]' or cjson.encode(list), #gone == 0 and '[]' or cjson.encode(gone) }`;

export interface CallChange {
  /** `taken`: somebody else has this connection id; `replaced`: the same person joined from another page. */
  status: 'ok' | 'full' | 'taken' | 'replaced';
  changed: boolean;
  call: CallSnapshot;
  lost: { connection_id: string; person_id: number }[];
}

export interface CallStore {
  /** Also announces participants who have expired: no later read finds that change. */
  read(pin: string): Promise<CallSnapshot>;
  announce(change: CallChange): Promise<void>;
  /** Joins, mends after a reconnection, or changes `muted`. The person's other pages go out. */
  join(pin: string, participant: CallParticipant): Promise<CallChange>;
  /** Stays for another `CALL_GRACE`; also puts back who was lost when Redis was wiped. */
  renew(pin: string, participant: CallParticipant): Promise<CallChange>;
  leave(pin: string, connectionId: string): Promise<CallChange>;
  /** Somebody who is in the call now, or null. */
  find(pin: string, connectionId: string): Promise<{ person_id: number } | null>;
}

/** Where the call of a group is kept. A PIN opens its group, so it is no name of a key that lies on a disk. */
export const callKey = ({ config, key }: Pick<Deps, 'config' | 'key'>, pin: string): string =>
  key(`call:${signatureOf(config.sessionSecret, 'call', pin)}`);

export function openCallStore(deps: Deps): CallStore {
  const keyOf = (pin: string) => callKey(deps, pin);
  const now = () => deps.clock.now().getTime();

  async function run(pin: string, op: string, ...rest: string[]): Promise<CallChange> {
    const limits = [now(), CALL_GRACE, CALL_CAPACITY, LOST_FOR];
    const answer = (await deps.redis.eval(SCRIPT, 1, keyOf(pin), ...limits, op, ...rest)) as [
      CallChange['status'],
      number,
      string,
      string,
      string,
    ];
    const lost = JSON.parse(answer[4]) as CallChange['lost'];
    const participants = (JSON.parse(answer[3]) as CallParticipant[]).map(
      ({ connection_id, person_id, name, muted }) => ({ connection_id, person_id, name, muted }),
    );
    const call = {
      version: Number(answer[2]),
      pin,
      participants,
      ...(lost.length > 0 && { lost: lost.map(({ connection_id }) => connection_id) }),
    };
    return { status: answer[0], changed: answer[1] === 1, call, lost };
  }
  const record = ({ person_id, name, muted }: CallParticipant) =>
    JSON.stringify({ person_id, name, muted, joined: now() });

  const announce = ({ call }: CallChange) =>
    deps.bus.publish(callTopic(call.pin), {
      kind: 'live',
      resource: groupCall.name,
      key: call.pin,
      version: call.version,
      snapshot: call,
    });

  return {
    announce,
    async read(pin) {
      const change = await run(pin, 'read');
      if (change.changed) await announce(change);
      return change.call;
    },
    join: (pin, participant) => run(pin, 'join', participant.connection_id, record(participant)),
    renew: (pin, participant) => run(pin, 'renew', participant.connection_id, record(participant)),
    leave: (pin, connectionId) => run(pin, 'leave', connectionId),
    async find(pin, connectionId) {
      const found = await deps.redis.hget(keyOf(pin), connectionId);
      if (!found) return null;
      const participant = JSON.parse(found) as { person_id: number; until: number };
      return participant.until >= now() ? { person_id: participant.person_id } : null;
    },
  };
}
