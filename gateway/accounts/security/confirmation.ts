import type { FastifyInstance } from 'fastify';
import { confirm } from '~/domain/accounts/security/contract';
import type { Deps } from '~/infra/process/deps';
import { bindCall } from '../../bind';
import { checkPassword } from './check-password';

export function bindConfirmation(app: FastifyInstance, deps: Deps): void {
  bindCall(app, deps, confirm, async ({ person, input, request }) => {
    await checkPassword(app, deps, person.id, input.password);
    await app.sessions.confirm(request.claim!);
    return { ok: true } as const;
  });
}
