import { room } from '../kit/room';
import * as annotations from './contract';
import { annotationsPersonalData } from './personal-data';

export const annotationsRoom = room({
  name: 'annotations',
  contracts: { annotations },
  tables: ['annotations'],
  personalData: annotationsPersonalData,
});
