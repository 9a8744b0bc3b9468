import { mayAuthor } from '../../accounts/policy';
import { href } from '../../kit/contract';
import type { TodaySource } from '../../kit/today';
import { listPage } from './contract';
import { countProposals } from './list.query';

/** Whoever may decide is led to what authors propose. */
export const waitingProposals: TodaySource = {
  kind: 'question-proposals',
  order: 11,
  async find(read, person) {
    if (!mayAuthor(person)) return [];
    const count = await countProposals(read, person);
    return count === 0 ? [] : [{ url: href(listPage, { list: 'awaiting-verification' }), values: { count } }];
  },
};
