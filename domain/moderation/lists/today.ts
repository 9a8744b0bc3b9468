import { mayAuthor } from '../../accounts/policy';
import { href } from '../../kit/contract';
import type { TodaySource } from '../../kit/today';
import { writingList } from '../../notebook/writing/contract';
import { listPage } from './contract';
import { countProposals } from './list.query';

/** The proposals of authors, for a person who may decide: good standing in cards alone opens the list of cards alone. */
export const waitingProposals: TodaySource = {
  kind: 'question-proposals',
  order: 11,
  async find(read, person) {
    if (!mayAuthor(person)) return [];
    const { questions, cards, texts } = await countProposals(read, person);
    const lists = [
      { list: 'awaiting-verification', count: questions, url: href(listPage, { list: 'awaiting-verification' }) },
      { list: 'card-proposals', count: cards, url: href(listPage, { list: 'card-proposals' }) },
      { list: 'texts', count: texts, url: href(writingList, {}, { list: 'waiting' }) },
    ];
    return lists.filter(({ count }) => count > 0).map(({ url, ...values }) => ({ url, values }));
  },
};
