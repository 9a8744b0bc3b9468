import { room } from '../kit/room';
import * as discussion from './contract';
import { implementList } from '../kit/profile-list-implementation';
import { findDiscussions } from './discussed.query';
import { discussionEntities } from './entities';
import { discussionLive } from './live';
import { discussionPersonalData } from './personal-data';
import { takeInReports } from './take-in-guest';
import { weighGuestReports } from './weigh-guest-reports';

export const discussionRoom = room({
  name: 'discussion',
  contracts: { discussion },
  tables: ['comments', 'reports'],
  entities: discussionEntities,
  live: discussionLive,
  followers: [weighGuestReports, takeInReports],
  personalData: discussionPersonalData,
  profileLists: [implementList(discussion.discussions, findDiscussions)],
});
