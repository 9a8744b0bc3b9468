import { tick } from './tick';

describe('a tick', () => {
  it.each([[true], ['true'], [1], ['1'], ['on']])('is %j', (value) => expect(tick.parse(value)).toBe(true));

  // An object that cannot be made a text was answered 500.
  it.each([
    [false],
    ['false'],
    [''],
    [0],
    [null],
    [undefined],
    [{}],
    [[]],
    [{ toString: 'not a function', valueOf: null }],
  ])('is not %j', (value) => expect(tick.parse(value)).toBe(false));
});
