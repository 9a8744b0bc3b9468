import { room } from '../kit/room';
import * as annotations from './contract';
import { annotationsEntities } from './entities';

export const annotationsRoom = room({
  name: 'annotations',
  contracts: { annotations },
  entities: annotationsEntities,
});
