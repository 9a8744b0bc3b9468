import { implement } from '../kit/live';
import { discussionThread } from './contract';
import { mayReadThread, threadOf } from './thread.query';

const discussionThreadLive = implement(discussionThread, {
  snapshot: threadOf,
  mayWatch: mayReadThread,
});

export const discussionLive = [discussionThreadLive];
