import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { claimFirstStaff, firstStaffOffer } from '~/domain/accounts/roles/first-staff';
import { firstStaffPage } from '~/domain/accounts/roles/first-staff-contract';
import { notFound } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import { firstStaffFile, fitsFirstStaff } from '~/infra/process/first-staff';
import { bindPage } from '../../bind';

/** The first staff account of an installation. */
export function bindFirstStaff(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  bindPage(app, deps, firstStaffPage, {
    async data() {
      const offer = await firstStaffOffer(deps.read);
      if (!offer) throw notFound();
      return offer;
    },
    actions: {
      async claim({ person, input }) {
        await deps.inTransaction((tx) => claimFirstStaff(tx, person, fitsFirstStaff(config, input.token)));
        await app.sessions.forgetPerson(person.id);
        // Removes the file, which is of no use any more. If it is on another machine or cannot be removed, the next start does it.
        try {
          rmSync(firstStaffFile(config.dataDir), { force: true });
        } catch (error) {
          deps.log.warn({ err: error }, 'the file with the used link could not be removed');
        }
        return { ok: true as const };
      },
    },
  });
}
