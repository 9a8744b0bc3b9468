import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { addressKey, takeAll } from '~/infra/redis/limits';

/** Votes and bookmarks of one guest, and of all guests behind one address, in an hour. */
const ACTS = { guest: 60, address: 3_000, seconds: 3_600 };
/** The same for reports, in a day. */
const REPORTS = { guest: 5, address: 100, seconds: 86_400 };

export interface GuestLimits {
  /** Before a guest votes or bookmarks. Others pass. @throws Problem `too-many` */
  act(person: Person, request: FastifyRequest): Promise<void>;
  /** Before a guest reports. */
  report(person: Person, request: FastifyRequest): Promise<void>;
}

/** A guest is one device: it has nothing but its session. */
export function openGuestLimits(app: FastifyInstance): GuestLimits {
  const open = (name: string, { guest, address, seconds }: typeof ACTS) => {
    const [byGuest, byAddress] = [
      app.limits.limiter(`guest-${name}`, guest, seconds),
      app.limits.limiter(`guests-${name}`, address, seconds),
    ];
    return async (person: Person, request: FastifyRequest) => {
      if (!person.guest) return;
      await takeAll([
        [byGuest, person.id],
        [byAddress, addressKey(request.ip)],
      ]);
    };
  };
  return { act: open('acts', ACTS), report: open('reports', REPORTS) };
}
