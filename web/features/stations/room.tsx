import { IconChartLine } from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { personalStations, stationCreate, stationEdit } from '~/domain/stations/authoring/contract';
import { circuitPage, circuitsPage } from '~/domain/stations/circuits/contract';
import { checklistView } from '~/domain/stations/checklist-contract';
import { patientView, studentView } from '~/domain/stations/role-views-contract';
import { stationEntry, stationList } from '~/domain/stations/contract';
import { summary } from '~/domain/stations/summary-contract';
import { href } from '~/domain/kit/contract';
import { bankLaunchpad } from '~/domain/stations/launchpad/contract';
import { insightsPage } from '~/domain/stations/insights/contract';
import { STATION_BASES, type StationBase } from '~/domain/stations/styles';
import { virtualPatientCreate, virtualPatientEdit } from '~/domain/stations/wizard/contract';
import { withWords } from '~/web/messages/words';
import { routes as insightsRoutes } from './insights/routes';

/** A page under one of the four bases; the base itself is a fixed part of the address, not a parameter. */
const at = (path: string, base: StationBase): string => path.replace(':base', base);

/** The stations' pages under all four bases, each fetched when it is first visited. */
export const routes: RouteObject[] = STATION_BASES.flatMap((base) => [
  {
    path: at(stationList.path, base),
    handle: { base, heading: 'app.style.:base', lead: 'app.style.:base.about' },
    lazy: async () => ({ Component: (await import('./list/station-list-page')).StationListPage }),
  },
  {
    path: at(circuitsPage.path, base),
    handle: { base, heading: 'circuits.title', lead: 'circuits.lead' },
    lazy: async () => ({ Component: (await import('./circuits/circuits-page')).CircuitsPage }),
  },
  {
    path: at(circuitPage.path, base),
    handle: { base },
    lazy: withWords('insights', async () => ({ Component: (await import('./circuits/circuit-page')).CircuitPage })),
  },
  {
    path: at(summary.path, base),
    handle: { base, plain: true },
    lazy: async () => ({ Component: (await import('./summary/summary-page')).SummaryPage }),
  },
  {
    path: at(stationCreate.path, base),
    handle: { base, ownBar: true },
    lazy: withWords('writing', async () => ({ Component: (await import('./editor/create-page')).CreatePage })),
  },
  {
    path: at(stationEdit.path, base),
    handle: { base, ownBar: true },
    lazy: withWords('writing', async () => ({ Component: (await import('./editor/edit-page')).EditPage })),
  },
  {
    path: at(virtualPatientCreate.path, base),
    handle: { base, ownBar: true },
    lazy: withWords('writing', async () => ({ Component: (await import('./wizard/pages')).NewVirtualPatientPage })),
  },
  {
    path: at(virtualPatientEdit.path, base),
    handle: { base, ownBar: true },
    lazy: withWords('writing', async () => ({ Component: (await import('./wizard/pages')).VirtualPatientPage })),
  },
  {
    path: at(personalStations.path, base),
    handle: { base, heading: 'stations.personal.title', lead: 'stations.personal.lead' },
    lazy: withWords('writing', async () => ({ Component: (await import('./personal/personal-page')).PersonalPage })),
  },
  {
    path: at(bankLaunchpad.path, base),
    handle: { base, heading: 'launchpad.title', lead: 'app.style.:base.about' },
    lazy: withWords('launchpad', async () => ({
      Component: (await import('./launchpad/launchpad-page')).BankLaunchpadPage,
    })),
  },
  {
    path: at(stationEntry.path, base),
    handle: { base },
    lazy: async () => ({ Component: (await import('./entry/entry-page')).EntryPage }),
  },
  {
    path: at(checklistView.path, base),
    handle: { base, plain: true, work: true, mainAction: 'stations.submit' },
    lazy: async () => ({ Component: (await import('./examiner/checklist-page')).ChecklistPage }),
  },
  {
    path: at(patientView.path, base),
    handle: { base, plain: true, work: true },
    lazy: async () => ({ Component: (await import('./role-views/patient-page')).PatientPage }),
  },
  {
    path: at(studentView.path, base),
    handle: { base, plain: true, work: true },
    lazy: async () => ({ Component: (await import('./role-views/student-page')).StudentPage }),
  },
]);

export const stationsRoom: WebRoom = {
  name: 'stations',
  routes: [...insightsRoutes, ...routes],
  menu: [{ to: href(insightsPage, { base: STATION_BASES[0] }), id: 'app.profile.insights', icon: IconChartLine }],
  profileLists: async () => (await import('./history/lists')).stationsLists,
};
