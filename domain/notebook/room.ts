import { room } from '../kit/room';
import * as notebook from './contract';
import { notebookPersonalData } from './personal-data';
import * as writing from './writing/contract';

export const notebookRoom = room({
  name: 'notebook',
  contracts: { notebook, writing },
  personalData: notebookPersonalData,
});
