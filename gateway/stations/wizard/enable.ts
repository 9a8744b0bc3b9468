import type { FastifyInstance } from 'fastify';
import { disableVirtualPatient, enableVirtualPatient } from '~/domain/stations/wizard/enable-virtual-patient';
import { findAddressed } from '~/domain/stations/authoring/find-edited.query';
import { styleOf } from '~/domain/stations/styles';
import * as wizard from '~/domain/stations/wizard/contract';
import { LAST_STEP } from '~/domain/stations/wizard/steps';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '~/gateway/bind';
import { wizardUrl, type Address, idOf } from '../authoring/addresses';
import { isoOf } from '../authoring/answers';

/** Switching consultations with a station's virtual patient on and off. */
export function bindVirtualPatientEnable(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const enabledOf = (params: Address, at: Date | null) => ({
    enabled: at !== null,
    enabled_at: isoOf(at),
    next_url: wizardUrl(styleOf(params.base), params.slug, LAST_STEP),
  });
  bindPage(app, deps, wizard.virtualPatientEnable, {
    async data({ person, params }) {
      return enabledOf(
        params,
        (await findAddressed(read, person, params.base, params.slug)).virtual_patient_enabled_at,
      );
    },
    actions: {
      async submit({ person, params }) {
        const id = await idOf(read, person, params);
        return enabledOf(params, await deps.inTransaction((tx) => enableVirtualPatient(tx, person, id)));
      },
      async disable({ person, params }) {
        const id = await idOf(read, person, params);
        await deps.inTransaction((tx) => disableVirtualPatient(tx, person, id));
        return enabledOf(params, null);
      },
    },
  });
}
