import { href } from '../kit/contract';
import type { TodaySource } from '../kit/today';
import { flashcardHome, minutesOf } from './home/contract';
import { countToday } from './home/today-review';
import { learnerSettings } from './memory/learner.query';
import { findUnfinishedReview } from './review/own-cards.query';

/** The review that was begun last and not ended. */
export const unfinishedFlashcards: TodaySource = {
  kind: 'unfinished-flashcards',
  order: 20,
  async find(read, person) {
    if (person.guest) return [];
    const unfinished = await findUnfinishedReview(read, person.id);
    if (!unfinished) return [];
    const { url, answered, length } = unfinished;
    return [{ url, values: { answered, length } }];
  },
};

/** Cards that are due by now. */
export const dueFlashcards: TodaySource = {
  kind: 'due-flashcards',
  order: 30,
  async find(read, person) {
    if (person.guest) return [];
    const { due } = await countToday(read, person.id, await learnerSettings(read, person.id));
    return due === 0 ? [] : [{ url: href(flashcardHome), values: { due, minutes: minutesOf(due) } }];
  },
};
