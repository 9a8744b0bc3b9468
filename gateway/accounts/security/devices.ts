import type { FastifyInstance } from 'fastify';
import { devices } from '~/domain/accounts/security/contract';
import { devicesOf, isOwnSession } from '~/domain/accounts/security/devices.query';
import { notFound } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../../bind';

export function bindDevices(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, devices, {
    data: ({ person, request }) => devicesOf(deps.read, person.id, request.claim!.tokenHash),
    actions: {
      end: async ({ person, input, request }) => {
        if (!(await isOwnSession(deps.read, person.id, input.session_id))) throw notFound();
        await app.sessions.end([input.session_id]);
        return devicesOf(deps.read, person.id, request.claim!.tokenHash);
      },
      end_others: async ({ person, request }) => {
        await app.sessions.revokeAll(person.id, request.claim!.tokenHash);
        return devicesOf(deps.read, person.id, request.claim!.tokenHash);
      },
    },
  });
}
