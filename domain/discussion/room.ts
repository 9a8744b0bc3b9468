import { room } from '../kit/room';
import * as discussion from './contract';
import { implementList } from '../kit/profile-list-implementation';
import { findDiscussions } from './discussed.query';
import { discussionLive } from './live';
import { discussionPersonalData } from './personal-data';
import { commentTarget } from './moderated-comment';

export const discussionRoom = room({
  name: 'discussion',
  contracts: { discussion },
  tables: ['comments'],
  live: discussionLive,
  moderated: [commentTarget],
  personalData: discussionPersonalData,
  profileLists: [implementList(discussion.discussions, findDiscussions)],
});
