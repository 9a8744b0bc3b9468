/** @jest-environment jsdom */
import { isTyping, keepsSpace, shortcutOf } from './shortcuts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  shortcutOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });
const element = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

describe('the keys of a run (spec 1 §2)', () => {
  // rules: 1.2.33, 1.2.37, 1.2.38, 1.2.39, 1.9.5
  it.each([
    ['1', { does: 'pick', position: 1 }],
    ['9', { does: 'pick', position: 9 }],
    [' ', { does: 'primary' }],
    ['b', { does: 'bookmark' }],
    ['x', { does: 'report' }],
    ['Escape', { does: 'close' }],
  ])('%s', (key, shortcut) => expect(press(key)).toEqual(shortcut));

  // rules: 1.2.35, 1.2.36, 1.2.40
  it.each([
    ['ArrowRight', { does: 'skip' }],
    ['R', { does: 'ranges' }],
    ['ArrowUp', { does: 'vote-up' }],
    ['ArrowDown', { does: 'vote-down' }],
  ])('shift and %s', (key, shortcut) => {
    expect(press(key, { shiftKey: true })).toEqual(shortcut);
    expect(press(key)).toBeNull();
  });

  // rules: 1.9.5
  it('are none with 0, with shift where it is not asked for, or with a key of the browser', () => {
    expect(press('0')).toBeNull();
    expect(press('b', { shiftKey: true })).toBeNull();
    expect(press('b', { ctrlKey: true })).toBeNull();
    expect(press('1', { altKey: true })).toBeNull();
    expect(press('x', { metaKey: true })).toBeNull();
  });
});

describe('while typing', () => {
  it.each(['<input type="text">', '<input type="search">', '<textarea></textarea>', '<select></select>'])(
    'in %s',
    (html) => expect(isTyping(element(html))).toBe(true),
  );
  it.each(['<input type="radio">', '<input type="checkbox">', '<button></button>', '<h2></h2>'])('not in %s', (html) =>
    expect(isTyping(element(html))).toBe(false),
  );
});

describe('the space bar', () => {
  it('belongs to a button that was walked to, not to one that was clicked', () => {
    const button = element('<button></button>');
    expect(keepsSpace(button, false)).toBe(true);
    expect(keepsSpace(button, true)).toBe(false);
  });

  it('picks the option that has the focus, and goes on when it is picked', () => {
    expect(keepsSpace(element('<input type="radio" data-option="true">'), false)).toBe(true);
    expect(keepsSpace(element('<input type="radio" data-option="true" checked>'), false)).toBe(false);
  });

  it('goes on from a heading', () => expect(keepsSpace(element('<h2 tabindex="-1"></h2>'), false)).toBe(false));
});
