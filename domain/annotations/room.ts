import { room } from '../kit/room';
import * as annotations from './contract';

export const annotationsRoom = room({
  name: 'annotations',
  contracts: { annotations },
});
