import { NOTHING_PERSONAL } from '../kit/personal-data';
import { room } from '../kit/room';
import * as notebook from './contract';

export const notebookRoom = room({
  name: 'notebook',
  contracts: { notebook },
  personalData: NOTHING_PERSONAL,
});
