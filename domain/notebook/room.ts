import { room } from '../kit/room';
import * as notebook from './contract';
import { notebookPersonalData } from './personal-data';
import * as ties from './ties/contract';
import * as writing from './writing/contract';
import { sectionEditingLive } from './writing/editing';

export const notebookRoom = room({
  name: 'notebook',
  live: [sectionEditingLive],
  contracts: { notebook, ties, writing },
  personalData: notebookPersonalData,
});
