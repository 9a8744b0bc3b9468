import { room } from '../kit/room';
import * as aiEntry from './ai-entry-contract';
import * as authors from './authors-contract';
import * as consultations from './contract';
import * as groupPatient from './group-patient-contract';
import { consultationsFollowers } from './followers';
import { consultationsJobOperations } from './job-operations';
import { consultationsLive } from './live';
import { consultationsPersonalData } from './personal-data';
import * as speech from './speech/contract';
import { stationTarget } from './moderated-station';

export const consultationsRoom = room({
  name: 'consultations',
  contracts: { consultations, aiEntry, authors, groupPatient, speech },
  tables: ['consultation_marks', 'consultation_turns', 'consultations'],
  live: consultationsLive,
  jobs: consultationsJobOperations,
  followers: consultationsFollowers,
  moderated: [stationTarget],
  personalData: consultationsPersonalData,
});
