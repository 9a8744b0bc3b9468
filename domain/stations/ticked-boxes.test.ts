import { tickedBoxes } from './ticked-boxes';

describe('the ticked boxes of a submitted checklist', () => {
  it.each(['on', '1', 1, true, 'true', 'yes', ['0', 'on']])('%p is a tick', (value) =>
    expect(tickedBoxes({ 'c-7': value })).toEqual([7]),
  );
  it.each(['', '0', 0, false, 'false', 'off', null, undefined, ['', '0']])('%p is no tick', (value) =>
    expect(tickedBoxes({ 'c-7': value })).toEqual([]),
  );
  // rules: 3.3.26
  it('are the fields c-<item id>, and no others', () => {
    expect(
      tickedBoxes({
        'c-1': 'on',
        'c-02': 'on',
        'c-x': 'on',
        c: 'on',
        'cc-3': 'on',
        'c-4-5': 'on',
        timer: 1,
        'c-6': 'on',
      }),
    ).toEqual([1, 6]);
  });
});
