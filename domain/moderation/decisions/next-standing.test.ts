import type { Standing } from '../queue/contract';
import { ALONE_AFTER } from './contract';
import { nextStanding } from './next-standing';

const NO = 'not-possible-now';
const STANDINGS: readonly Standing[] = ['shown', 'hidden', 'returned', 'removing', 'taken_down'];

/** How a thing stands after the decision of a second moderator, in the order of `STANDINGS`. */
const TABLE = {
  keep: ['shown', 'hidden', 'returned', NO, 'taken_down'],
  hide: ['hidden', NO, NO, NO, NO],
  send_back: ['returned', 'returned', NO, 'returned', NO],
  take_down: ['removing', 'removing', 'removing', 'taken_down', NO],
  restore: [NO, 'shown', 'shown', 'shown', 'shown'],
} as const;

it.each(Object.keys(TABLE) as (keyof typeof TABLE)[])('%s', (decision) => {
  const after = STANDINGS.map((standing) => {
    const removing = standing === 'removing' ? { by: 1, at: 0 } : null;
    const next = nextStanding(standing, decision, { by: 2, now: 1, removing });
    return 'refused' in next ? next.refused : next.standing;
  });
  expect(after).toEqual(TABLE[decision]);
});

it('taking down takes two, or the same moderator after 24 hours, not a millisecond before', () => {
  const again = (now: number) => nextStanding('removing', 'take_down', { by: 1, now, removing: { by: 1, at: 1 } });
  expect(again(ALONE_AFTER)).toEqual({ refused: 'second-person-needed' });
  expect(again(ALONE_AFTER + 1)).toEqual({ standing: 'taken_down', alone: true });
});
