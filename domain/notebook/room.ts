import { room } from '../kit/room';
import * as notebook from './contract';

export const notebookRoom = room({
  name: 'notebook',
  contracts: { notebook },
});
