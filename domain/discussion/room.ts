import { room } from '../kit/room';
import * as discussion from './contract';
import { discussionEntities } from './entities';
import { discussionLive } from './live';
import { discussionPersonalData } from './personal-data';

export const discussionRoom = room({
  name: 'discussion',
  contracts: { discussion },
  entities: discussionEntities,
  live: discussionLive,
  personalData: discussionPersonalData,
});
