import type { FastifyInstance } from 'fastify';
import * as contract from '~/domain/stations/authoring/contract';
import { checkEditing } from '~/domain/stations/authoring/editing-contract';
import { stationNotEditable } from '~/domain/stations/authoring/refusals';
import { CHECKLIST_JSON_SCHEMA } from '~/domain/stations/authoring/checklist-schema';
import { editingOf, mayWatchEditing, presenceOf } from '~/domain/stations/authoring/editing';
import * as wizard from '~/domain/stations/wizard/contract';
import type { Deps } from '~/infra/process/deps';
import { bindCall } from '~/gateway/bind';
import type { Presence } from '~/gateway/live/presence';
import { openAuthoringLimits } from './limits';
import { bindCreating } from './create';
import { bindChanging } from './change';
import { bindPersonalStations } from './personal';
import { bindVirtualPatientEnable } from '../wizard/enable';

export function bindStationAuthoring(app: FastifyInstance, deps: Deps, presence: Presence): void {
  const { read } = deps;
  const limits = openAuthoringLimits(app);

  bindCreating(app, deps, limits, contract.stationCreate, false);
  bindCreating(app, deps, limits, wizard.virtualPatientCreate, true);
  bindChanging(app, deps, limits, contract.stationEdit, false);
  bindChanging(app, deps, limits, wizard.virtualPatientEdit, true);
  bindVirtualPatientEnable(app, deps);
  bindPersonalStations(app, deps);

  bindCall(app, deps, checkEditing, async ({ person, input: { station_id } }) => {
    if (!(await mayWatchEditing(read, person, station_id))) throw stationNotEditable();
    await presence.polled(presenceOf(station_id, person.id));
    const snapshot = await editingOf(read, station_id);
    if (!snapshot) throw stationNotEditable();
    return snapshot;
  });

  bindCall(app, deps, contract.checklistSchema, ({ reply }) => {
    reply.header('cache-control', 'public, max-age=3600').header('access-control-allow-origin', '*');
    return CHECKLIST_JSON_SCHEMA;
  });
}
