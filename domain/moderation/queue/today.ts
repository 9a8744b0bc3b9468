import { mayModerate } from '../../accounts/policy';
import { href } from '../../kit/contract';
import type { TodaySource } from '../../kit/today';
import { queuePage } from './contract';
import { countWaitingCases } from './queue.query';

/** Moderators are led to what was reported. */
export const waitingCases: TodaySource = {
  kind: 'moderation-cases',
  order: 9,
  async find(read, person) {
    if (!mayModerate(person)) return [];
    const count = await countWaitingCases(read);
    return count === 0 ? [] : [{ url: href(queuePage), values: { count } }];
  },
};
