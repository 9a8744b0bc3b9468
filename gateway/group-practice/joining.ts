import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createGuest } from '~/domain/accounts/create-guest';
import type { Person } from '~/domain/accounts/person';
import { isRegistered } from '~/domain/accounts/policy';
import { runPage } from '~/domain/circuit-runs/contract';
import { href } from '~/domain/kit/contract';
import { Problem } from '~/domain/kit/errors';
import * as contract from '~/domain/group-practice/contract';
import { joinGroup, wrongPin } from '~/domain/group-practice/join-group';
import { findLetIn, knock, knockBecomes, knockStateOf } from '~/domain/group-practice/knock';
import { findOwnPins } from '~/domain/group-practice/own-pins.query';
import { isPin } from '~/domain/group-practice/pin';
import { PIN_ATTEMPTS } from '~/domain/group-practice/pin-limits';
import type { Transaction } from '~/domain/kit/transaction';
import type { Deps } from '~/infra/process/deps';
import { addressKey, type Counted, guessing } from '~/infra/redis/limits';
import { Admission, turnsByKey } from '../plugins/admission';
import { isInvitation } from './invitation';

/** Guests who may come from one address in an hour, by their PIN; more do proof of work. Far above a class in one room. */
const GUESTS = { points: 1_000, worked: 4_000, seconds: 3_600 };
/** Knocks from one address in an hour. Each takes proof of work, too. */
const KNOCKS = { points: 1_000, seconds: 3_600 };
/** Tries at PINs of visitors, and of people with an account, that run at once on one gateway. */
const AT_ONCE = 8;

/** Somebody at the door of a group. */
interface Asking {
  person: Person | null;
  /** Of a guest who is not there yet. */
  name: string;
  pin: string;
  /** What the QR code's link holds. */
  key: string | undefined;
  /** The token of an earlier knock. */
  token: string | undefined;
  request: FastifyRequest;
}

export interface Joined {
  /** Who is in now; null for somebody who waits for the host. */
  in: number | null;
  next_url: string;
  /** Signs in a guest who was just made. */
  session?: { token: string };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The limits on wrong PINs, on guests and on knocks. */
function openLimits({ limits }: FastifyInstance) {
  const limit = (name: string, points: number) => limits.limiter(name, points, PIN_ATTEMPTS.window);
  const byPerson = limit('pin-person', PIN_ATTEMPTS.person);
  const byAddress = {
    free: limit('pin-address', PIN_ATTEMPTS.address),
    worked: limit('pin-address-worked', PIN_ATTEMPTS.addressWorked),
  };
  const everyone = {
    visitors: {
      free: limit('pin-visitors', PIN_ATTEMPTS.visitors),
      worked: limit('pin-visitors-worked', PIN_ATTEMPTS.visitorsWorked),
    },
    accounts: {
      free: limit('pin-accounts', PIN_ATTEMPTS.accounts),
      worked: limit('pin-accounts-worked', PIN_ATTEMPTS.accountsWorked),
    },
  };
  const guests = {
    free: limits.limiter('group-guests', GUESTS.points, GUESTS.seconds),
    worked: limits.limiter('group-guests-worked', GUESTS.worked, GUESTS.seconds),
  };
  const knocks = limits.limiter('group-knocks', KNOCKS.points, KNOCKS.seconds);
  return { byPerson, byAddress, everyone, guests, knocks };
}

/** Joins by PIN, by the QR code's link, or by the host's leave, with the limits on wrong PINs (`pin-limits.ts`). */
export function openJoining(app: FastifyInstance, deps: Deps) {
  const { byPerson, byAddress, everyone, guests, knocks } = openLimits(app);
  const turns = turnsByKey(AT_ONCE);

  async function enter(tx: Transaction, who: { id: number }, pin: string): Promise<Joined> {
    const { circuit_run } = await joinGroup(tx, who, pin);
    return { in: who.id, next_url: href(circuit_run ? runPage : contract.lobbyPage, { pin }) };
  }

  const join = ({ person, name, pin, request }: Asking): Promise<Joined> =>
    deps.inTransaction(async (tx) => {
      if (person) return enter(tx, person, pin);
      // A wrong PIN leaves no guest behind: both happen, or neither.
      const guest = await createGuest(tx, name, request.language);
      return { ...(await enter(tx, guest, pin)), session: await app.sessions.create(guest.id, tx) };
    });

  /** Null when the host has not let them in. */
  const joinByLeave = ({ person, pin, request }: Asking, token: string): Promise<Joined | null> =>
    deps.inTransaction(async (tx) => {
      const letIn = await findLetIn(tx, person, pin, hashOf(token));
      if (!letIn) return null;
      if (person) return enter(tx, person, pin);
      const guest =
        letIn.guest_id === null ? await createGuest(tx, letIn.name, request.language) : { id: letIn.guest_id };
      if (letIn.guest_id === null) await knockBecomes(tx, hashOf(token), guest.id);
      return { ...(await enter(tx, guest, pin)), session: await app.sessions.create(guest.id, tx) };
    });

  /** A right PIN and a wrong one are answered alike, for neither is looked up. */
  async function askTheHost({ person, name, pin, request }: Asking): Promise<Joined> {
    if (!isPin(pin)) throw wrongPin();
    await knocks.take(addressKey(request.ip));
    const token = randomBytes(18).toString('base64url');
    const knocker = person ? { account_id: person.id, name: person.name } : { account_id: null, name };
    await deps.inTransaction((tx) => knock(tx, knocker, pin, hashOf(token), request.language));
    return { in: null, next_url: href(contract.joinGroup, { pin }, { knock: token }) };
  }

  async function joinByPin(asking: Asking, admission: Admission): Promise<Joined> {
    const { person, pin, request } = asking;
    const address = addressKey(request.ip);
    const everybody = everyone[person && isRegistered(person) ? 'accounts' : 'visitors'];
    const free: Counted[] = [
      [byAddress.free, address],
      [everybody.free, 'everyone'],
    ];
    if (person) free.push([byPerson, person.id]);
    const taken = await admission
      .take(free, [
        [byAddress.worked, address],
        [everybody.worked, 'everyone'],
      ])
      .catch(async (refusal: unknown) => {
        if (!(refusal instanceof Problem && refusal.kind === 'too-many')) throw refusal;
        if (person && (await findOwnPins(deps.read, person.id)).includes(pin)) return async () => undefined;
        if (admission.worked) return null;
        throw refusal;
      });
    return taken ? guessing(taken, 'pin-wrong', () => join(asking)) : askTheHost(asking);
  }

  return {
    /**
     * @returns where to go: the lobby, or, when no further PIN is looked up now, where one waits for the host
     * @throws Problem `work-needed`, and what `createGuest` and `joinGroup` throw
     */
    async join(asking: Asking): Promise<Joined> {
      const { person, pin, key, token, request } = asking;
      if (isInvitation(deps.config, pin, key)) return join(asking);
      const letIn = token ? await joinByLeave(asking, token) : null;
      if (letIn) return letIn;
      const admission = await Admission.of(app, request, 'join');
      const address = addressKey(request.ip);
      if (!person) await admission.take([[guests.free, address]], [[guests.worked, address]]);
      return turns(person && isRegistered(person) ? 'accounts' : 'visitors', () => joinByPin(asking, admission));
    },

    knockState: async (person: Person | null, pin: string, token: string | undefined) =>
      token ? knockStateOf(deps.read, person, pin, hashOf(token)) : null,
  };
}
