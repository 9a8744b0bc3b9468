import { room } from '../kit/room';
import * as classes from './contract';
import { classesFollowers } from './followers';
import { classesLive } from './live';
import { classesPersonalData } from './personal-data';

export const classesRoom = room({
  name: 'classes',
  contracts: { classes },
  live: classesLive,
  followers: classesFollowers,
  personalData: classesPersonalData,
});
