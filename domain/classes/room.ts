import { room } from '../kit/room';
import * as classes from './contract';
import { classesFollowers } from './followers';
import { classesLive } from './live';
import { classesPersonalData } from './personal-data';
import { classTarget } from './moderated-class';

export const classesRoom = room({
  name: 'classes',
  contracts: { classes },
  tables: ['class_assignments', 'class_members', 'class_topic_people', 'class_topics', 'classes', 'tutors'],
  live: classesLive,
  followers: classesFollowers,
  moderated: [classTarget],
  personalData: classesPersonalData,
});
