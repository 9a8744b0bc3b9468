import { href } from '../../kit/contract';
import type { TodaySource } from '../../kit/today';
import { mayModerate } from '../../accounts/policy';
import { countWaiting } from './applications.query';
import { applicationsPage } from './contract';

/** Moderators are led to people who wait for a decision. */
export const waitingApplications: TodaySource = {
  kind: 'author-applications',
  order: 10,
  async find(read, person) {
    if (!mayModerate(person)) return [];
    const count = await countWaiting(read, person.id);
    return count === 0 ? [] : [{ url: href(applicationsPage), values: { count } }];
  },
};
