import { mayAuthor } from '../../accounts/policy';
import { href } from '../../kit/contract';
import type { TodaySource } from '../../kit/today';
import { listPage } from './contract';
import { countProposals } from './list.query';

/** Whoever may decide is led to what authors propose: good standing in cards alone opens the list of cards alone. */
export const waitingProposals: TodaySource = {
  kind: 'question-proposals',
  order: 11,
  async find(read, person) {
    if (!mayAuthor(person)) return [];
    const { questions, cards } = await countProposals(read, person);
    const lists = [
      { list: 'awaiting-verification', count: questions },
      { list: 'card-proposals', count: cards },
    ] as const;
    return lists
      .filter(({ count }) => count > 0)
      .map(({ list, count }) => ({ url: href(listPage, { list }), values: { list, count } }));
  },
};
