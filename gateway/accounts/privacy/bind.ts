import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { standingOf } from '~/domain/accounts/consent/consents';
import { clearLearning } from '~/domain/accounts/privacy/clear-learning';
import { comeBack, EXPORT_FILE_PATH } from '~/domain/accounts/privacy/contract';
import { exportPieces, newestExport, ownExport, requestExport } from '~/domain/accounts/privacy/exports';
import { requestDeletion, takeDeletionBack } from '~/domain/accounts/privacy/request-deletion';
import { profilePrivacy } from '~/domain/accounts/profile/contract';
import type { Person } from '~/domain/accounts/person';
import { sessionsOfAccount } from '~/domain/accounts/sessions-of-account.query';
import { id } from '~/domain/kit/contract';
import { notAllowed, notFound, notSignedIn } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage, parse } from '../../bind';

/** Downloads that one person has made in a day, and how often learning records are cleared. */
const EXPORTS = { points: 5, seconds: 86_400 };
const CLEARINGS = { points: 5, seconds: 86_400 };

const HOME = { next_url: '/' };

/** What `/profile/` does with a person's data (spec 2 §7). */
export function privacyActions(app: FastifyInstance, deps: Deps) {
  const clearings = app.limits.limiter('clear-data', CLEARINGS.points, CLEARINGS.seconds);
  return {
    clear_data: async ({ person }: { person: Person }) => {
      await clearings.take(person.id);
      await deps.inTransaction((tx) => clearLearning(tx, person.id));
      return HOME;
    },
    delete_account: async ({ person, reply }: { person: Person; reply: { clearSession(): unknown } }) => {
      const sessions = await sessionsOfAccount(deps.read, person.id);
      await deps.inTransaction((tx) => requestDeletion(tx, person));
      await app.sessions.end(sessions.map(({ tokenHash }) => tokenHash));
      reply.clearSession();
      return HOME;
    },
  };
}

export function bindPrivacy(app: FastifyInstance, deps: Deps): void {
  const exports = app.limits.limiter('account-exports', EXPORTS.points, EXPORTS.seconds);

  bindPage(app, deps, profilePrivacy, {
    data: async ({ person }) => ({ export: await newestExport(deps.read, person.id) }),
    actions: {
      request_export: async ({ person }) => {
        await exports.take(person.id);
        return deps.inTransaction((tx) => requestExport(tx, person.id));
      },
      export_status: ({ person, input }) => ownExport(deps.read, person.id, input.export_id),
    },
  });

  bindCall(app, deps, comeBack, async ({ person }) => {
    await deps.inTransaction((tx) => takeDeletionBack(tx, person));
    await app.sessions.forgetPerson(person.id);
    return { ok: true } as const;
  });

  app.get(
    EXPORT_FILE_PATH,
    {
      schema: {
        summary: 'The file of a download of everything.',
        tags: ['accounts'],
        querystring: z.object({ export_id: id() }),
      },
    },
    async (request, reply) => {
      const { person } = request;
      if (!person) throw notSignedIn();
      if (person.guest) throw notAllowed();
      const { export_id } = parse(z.object({ export_id: id() }), request.query);
      const made = await ownExport(deps.read, person.id, export_id);
      if (made.file_url === '') throw notFound('export-expired', 'This download has expired. Ask for a new one.');
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="wardmates-${made.created_at.slice(0, 10)}.zip"`)
        .header('content-length', made.bytes)
        .header('cache-control', 'no-store')
        .send(Readable.from(exportPieces(deps.read, person.id, export_id), { objectMode: false }));
    },
  );
}

/** What of the session depends on the account's standing. */
export const standingFor = (deps: Pick<Deps, 'read'>, person: Person | null) =>
  person && !person.guest ? standingOf(deps.read, person.id) : { leaving_at: null, consent_due: false };
