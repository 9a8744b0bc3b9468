import { IconStethoscope } from '@tabler/icons-react';
import { href } from '~/domain/kit/contract';
import { stationList } from '~/domain/stations/contract';
import { stationsPractised } from '~/domain/stations/history/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import { showList, type WebProfileList } from '~/web/core/profile-lists';
import { lazily } from '~/web/ui/fetched';

const ROLES = ['student', 'examiner', 'patient', 'observer'] as const;

export const stationsLists: readonly WebProfileList[] = [
  showList({
    list: stationsPractised,
    place: 30,
    id: 'learning.list.stations',
    icon: IconStethoscope,
    Row: lazily(async () => (await import('./practised-row')).PractisedRow),
    filters: [
      {
        id: 'learning.filter.style',
        options: [
          { id: 'learning.filter.all', set: {} },
          ...STATION_BASES.map((base, index) => ({ id: `app.style.${base}`, set: { style: String(index + 1) } })),
        ],
      },
      {
        id: 'learning.filter.role',
        options: [
          { id: 'learning.filter.all', set: {} },
          ...ROLES.map((role) => ({ id: `app.role.${role}`, set: { role } })),
        ],
      },
    ],
    begin: href(stationList, { base: STATION_BASES[0] }),
  }),
];
