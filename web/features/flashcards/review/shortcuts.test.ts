import { reviewShortcut } from './shortcuts';

const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  reviewShortcut({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

describe('the keys of a review', () => {
  // rules: 2.2.53, 2.2.54
  it.each([
    [' ', 'reveal'],
    ['1', 'right'],
    ['2', 'wrong'],
    ['b', 'bookmark'],
    ['e', 'end'],
    ['u', 'undo'],
    ['-', 'bury'],
    ['r', 'replay'],
  ])('%j is %s', (key, shortcut) => expect(press(key)).toBe(shortcut));

  // rules: 2.2.55
  it('vote with shift and an arrow, and with nothing less', () => {
    expect(press('ArrowUp', { shiftKey: true })).toBe('vote-up');
    expect(press('ArrowDown', { shiftKey: true })).toBe('vote-down');
    expect(press('ArrowUp')).toBeNull();
  });

  it('answer by 1 to 4 for who has four buttons', () => {
    const four = (key: string) =>
      reviewShortcut({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }, true);
    expect(['1', '2', '3', '4', '5', 'b'].map(four)).toEqual(['again', 'hard', 'good', 'easy', null, 'bookmark']);
  });

  it('suspend by the same sign as in Anki, with or without shift', () => {
    expect(press('!', { shiftKey: true })).toBe('suspend');
    expect(press('!')).toBe('suspend');
  });

  it('leave those of the browser alone', () => {
    expect(press('1', { ctrlKey: true })).toBeNull();
    expect(press('b', { metaKey: true })).toBeNull();
    expect(press(' ', { shiftKey: true })).toBeNull();
    expect(press('3')).toBeNull();
  });
});
