import type { FastifyInstance } from 'fastify';
import * as contract from '~/domain/stations/role-views-contract';
import { stationAsBegun } from '~/domain/stations/as-begun.query';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../bind';
import { enterView, groupPart } from './station-group';
import { safeTexts } from '~/domain/kit/html/safe-html';
import { headOf } from './station-head';

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
      return {
        station: {
          ...headOf(station),
          ...safeTexts(station, 'student_instructions', 'extra_candidate_resources'),
        },
        group: group && {
          ...group,
          role: seat?.member.role === 'observer' ? ('observer' as const) : ('student' as const),
        },
      };
    },
    actions: {},
  });
}
