import { room } from '../kit/room';
import * as kudos from './contract';
import { kudosLive } from './live';
import { kudosPersonalData } from './personal-data';

export const kudosRoom = room({
  name: 'kudos',
  contracts: { kudos },
  tables: ['kudos', 'kudos_rounds'],
  live: kudosLive,
  personalData: kudosPersonalData,
});
