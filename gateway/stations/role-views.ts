import type { FastifyInstance } from 'fastify';
import { saveObserverTicks, observedTicks, openObserverSheet } from '~/domain/group-practice/observe-round';
import { normalisePin } from '~/domain/group-practice/pin';
import { notAllowed } from '~/domain/kit/errors';
import * as contract from '~/domain/stations/role-views-contract';
import { stationAsBegun } from '~/domain/stations/as-begun.query';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../bind';
import { enterView, groupPart, roundOf } from './station-group';
import { safeTexts } from '~/domain/kit/html/safe-html';
import { headOf } from './station-head';

/** @throws Problem not-allowed `not-your-role`: nobody observes outside a group */
function requirePin(pin: string | undefined): string {
  if (!pin) throw notAllowed('not-your-role', 'This view belongs to another role in your group.');
  return normalisePin(pin);
}

/** What the patient, the candidate and the observers see. */
export function bindRoleViews(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;

  bindPage(app, deps, contract.patientView, {
    async data({ person, params, query }) {
      const { found, seat } = await enterView(read, person, query.pin, params, 'patient');
      const { station } = await stationAsBegun(read, found, seat?.session.station_revision ?? null);
      return {
        station: {
          ...headOf(station),
          ...safeTexts(station, 'patient_instructions', 'student_instructions'),
        },
        group: groupPart(seat),
      };
    },
    actions: {},
  });

  bindPage(app, deps, contract.studentView, {
    async data({ person, params, query }) {
      const { found, seat } = await enterView(read, person, query.pin, params, 'student');
      const { station } = await stationAsBegun(read, found, seat?.session.station_revision ?? null);
      const group = groupPart(seat);
      const round = seat?.member.role === 'observer' ? roundOf(seat) : null;
      return {
        station: {
          ...headOf(station),
          ...safeTexts(station, 'student_instructions', 'extra_candidate_resources'),
        },
        group: group && {
          ...group,
          role: seat?.member.role === 'observer' ? ('observer' as const) : ('student' as const),
          ...(round && { sheet_open: (await observedTicks(read, person.id, round)) !== null }),
        },
      };
    },
    actions: {
      async open_checklist({ person, params, query }) {
        const pin = requirePin(query.pin);
        const { found, seat } = await enterView(read, person, pin, params, 'student');
        const { sections } = await stationAsBegun(read, found, seat?.session.station_revision ?? null);
        // Opens the sheet before it is read, so that every reader is on record.
        const ticked = await deps.inTransaction((tx) => openObserverSheet(tx, person, pin));
        return { sections: await sections(), ticked };
      },
      async observer_ticks({ person, input, query }) {
        const pin = requirePin(query.pin);
        const { changes, ticked: whole } = input;
        return { ticked: await deps.inTransaction((tx) => saveObserverTicks(tx, person, pin, changes, whole)) };
      },
    },
  });
}
