import { ALONE_AFTER } from './contract';
import { nextStanding } from './next-standing';

const about = { by: 1, now: ALONE_AFTER, removing: { by: 1, at: 1 } };

describe('how a thing stands after a decision', () => {
  it('is hidden by one moderator, and taken down by two', () => {
    expect(nextStanding('shown', 'hide', about)).toEqual({ standing: 'hidden', alone: false });
    expect(nextStanding('shown', 'take_down', { ...about, removing: null })).toEqual({
      standing: 'removing',
      alone: false,
    });
    expect(nextStanding('removing', 'take_down', { ...about, by: 2 })).toEqual({
      standing: 'taken_down',
      alone: false,
    });
  });

  it('is taken down by the same moderator after 24 hours, not a millisecond before', () => {
    expect(nextStanding('removing', 'take_down', about)).toEqual({ refused: 'second-person-needed' });
    expect(nextStanding('removing', 'take_down', { ...about, now: ALONE_AFTER + 1 })).toEqual({
      standing: 'taken_down',
      alone: true,
    });
  });

  it('is not what it cannot be', () => {
    expect(nextStanding('hidden', 'hide', about)).toEqual({ refused: 'not-possible-now' });
    expect(nextStanding('shown', 'restore', about)).toEqual({ refused: 'not-possible-now' });
    expect(nextStanding('removing', 'keep', about)).toEqual({ refused: 'not-possible-now' });
  });
});
