import { room } from '../kit/room';
import * as quizzes from './contract';
import { quizzesEntities } from './entities';
import * as generation from './generation/contract';
import { quizzesJobOperations } from './job-operations';
import { quizzesLive } from './live';
import * as personal from './personal/contract';
import { quizzesPersonalData } from './personal-data';

export const quizzesRoom = room({
  name: 'quizzes',
  contracts: { quizzes, generation, personal },
  entities: quizzesEntities,
  live: quizzesLive,
  jobs: quizzesJobOperations,
  personalData: quizzesPersonalData,
});
