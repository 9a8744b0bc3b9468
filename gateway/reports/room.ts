import type { FastifyInstance } from 'fastify';
import * as contract from '~/domain/reports/contract';
import { sendReport } from '~/domain/reports/send-report';
import type { Deps } from '~/infra/process/deps';
import { bindCall, type GatewayRoom } from '../bind';
import { openGuestLimits } from '../plugins/guest-limits';
import { TARGETS } from '~/domain/moderation/targets/targets';

/** Reports of one person in an hour: a moderator reads each. */
export const REPORTS = { points: 20, seconds: 3_600 };

export function bindReports(app: FastifyInstance, deps: Deps): void {
  const guests = openGuestLimits(app);
  const reports = app.limits.limiter('reports-person', REPORTS.points, REPORTS.seconds);

  bindCall(app, deps, contract.sendReport, async ({ person, input, request }) => {
    await guests.report(person, request);
    await reports.take(person.id);
    const report = {
      kind: input.data_request,
      entity_id: input.entity_id,
      reason: input.report_select,
      text: input.report_text,
    };
    const { requireReportable } = TARGETS[contract.reportedThing(report.kind)];
    await deps.inTransaction((tx) => sendReport(tx, person, requireReportable, report));
    return { ok: true as const };
  });
}

export const reportsRoom: GatewayRoom = { name: 'reports', bind: bindReports };
