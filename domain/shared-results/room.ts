import { room } from '../kit/room';
import * as sharedResults from './contract';
import { sharedResultsPersonalData } from './personal-data';

export const sharedResultsRoom = room({
  name: 'shared-results',
  contracts: { sharedResults },
  tables: ['shared_results'],
  personalData: sharedResultsPersonalData,
});
