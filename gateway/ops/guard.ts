import type { FastifyInstance } from 'fastify';
import { isStaff } from '~/domain/accounts/policy';

/**
 * Everything in this scope is for staff; everybody else gets the very answer of an address that does not exist. After the
 * body was read, as it would be there.
 */
export function forStaffOnly(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.person && isStaff(request.person)) return;
    reply.callNotFound();
    return reply;
  });
}
