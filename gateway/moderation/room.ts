import type { FastifyInstance } from 'fastify';
import { reportsPage } from '~/domain/moderation/contract';
import { findReports } from '~/domain/moderation/reports.query';
import { reopenReport, resolveReport } from '~/domain/moderation/resolve-report';
import type { Deps } from '~/infra/process/deps';
import { CASE_PRESENCE, everyViewer, isViewing, setViewing } from '~/domain/moderation/decisions/viewers';
import { bindApplications } from './applications/bind';
import { bindLists } from './lists/bind';
import { bindCases } from './cases/bind';
import { openedPresence } from '../live/opened-presence';
import { bindSanctions } from './sanctions/bind';
import { bindPage, type GatewayRoom } from '../bind';

/** Everything that people have reported, for staff. */
export function bindReports(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, reportsPage, {
    data: ({ person, query }) => findReports(deps.read, person, query),
    actions: {
      async resolve({ person, input: { kind, report_id, note } }) {
        await deps.inTransaction((tx) => resolveReport(tx, person, kind, report_id, note));
        return { ok: true as const };
      },
      async reopen({ person, input: { kind, report_id } }) {
        await deps.inTransaction((tx) => reopenReport(tx, person, kind, report_id));
        return { ok: true as const };
      },
    },
  });
}

export const moderationRoom: GatewayRoom = {
  name: 'moderation',
  bind(app, deps, shared) {
    bindApplications(app, deps);
    bindCases(app, deps, shared);
    bindSanctions(app, deps);
    bindLists(app, deps);
  },
  bindForStaff: bindReports,
  presences: (deps) => ({
    [CASE_PRESENCE]: openedPresence(deps, { isOpen: isViewing, setOpen: setViewing, everyOpen: everyViewer }),
  }),
};
