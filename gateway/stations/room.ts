import type { GatewayRoom } from '../bind';
import { EDITING_PRESENCE, everyEditor, isEditing, setEditing } from '~/domain/stations/authoring/editing';
import { bindStationAuthoring } from './authoring/bind';
import { openedPresence } from '../live/opened-presence';
import { bindStationCircuits } from './circuits/bind';
import { bindStationInsights } from './insights/bind';
import { bindStationBrowsing } from './browse';
import { bindChecklist } from './checklist';
import { bindRoleViews } from './role-views';
import { bindStationSummary } from './summary';

export const stationsRoom: GatewayRoom = {
  name: 'stations',
  bind(app, deps, { presence }) {
    bindStationBrowsing(app, deps);
    bindChecklist(app, deps);
    bindRoleViews(app, deps);
    bindStationSummary(app, deps);
    bindStationAuthoring(app, deps, presence);
    bindStationInsights(app, deps);
    bindStationCircuits(app, deps);
  },
  presences: (deps) => ({
    [EDITING_PRESENCE]: openedPresence(deps, { isOpen: isEditing, setOpen: setEditing, everyOpen: everyEditor }),
  }),
};
