import { lacksReason, secondReading, wordsForAuthor, upheldBy, wrongFact } from './consequences';
import { ALONE_AFTER, type Decision, REASON_MIN } from './contract';

describe('what an author asks', () => {
  it.each([
    ['nothing', 1, [1], null, 0, { alone: false }],
    ['by another moderator', 2, [1], 0, 1, { alone: false }],
    ['by who decided', 1, [1], 0, 1, { refused: 'other-moderator-needed' }],
    ['by one of several who decided', 1, [2, 1], 0, 1, { refused: 'other-moderator-needed' }],
    ['a millisecond before 24 hours', 1, [1], 5, 4 + ALONE_AFTER, { refused: 'other-moderator-needed' }],
    ['after 24 hours', 1, [1], 5, 5 + ALONE_AFTER, { alone: true }],
    ['where the account of the decider is deleted', 1, [null], 0, 1, { alone: false }],
  ] as const)('%s', (_, by, deciders, asked, now, expected) =>
    expect(secondReading({ by, deciders, asked, now })).toEqual(expected),
  );
});

describe('a fact that was wrong', () => {
  it.each([
    ['is told when it is corrected', 'change', true, null, 'shown', { wrong: true, tell: 'this' }],
    ['is not told by a correction that does not say it', 'change', undefined, 7, 'shown', { wrong: false, tell: null }],
    ['waits while the thing is hidden', 'hide', true, null, 'hidden', { wrong: true, tell: null }],
    ['waits while its author mends it', 'send_back', true, null, 'returned', { wrong: true, tell: null }],
    [
      'is told when it is shown again, with the first reason',
      'restore',
      undefined,
      7,
      'shown',
      { wrong: true, tell: 'pending' },
    ],
    ['is told when it is shown again, with this reason', 'restore', true, null, 'shown', { wrong: true, tell: 'this' }],
    ['was told already', 'restore', undefined, null, 'shown', { wrong: false, tell: null }],
    ['waits for the second person', 'take_down', true, null, 'removing', { wrong: true, tell: null }],
    ['is told by the second person', 'take_down', undefined, 7, 'taken_down', { wrong: true, tell: 'this' }],
    ['is taken back by the second person', 'take_down', false, 7, 'taken_down', { wrong: false, tell: null }],
    ['is nothing that keeping says', 'keep', true, null, 'shown', { wrong: false, tell: null }],
    ['is nothing that undoing says', 'undo', true, 7, 'shown', { wrong: false, tell: null }],
  ] as const)('%s', (_, decision, said, pending, after, expected) =>
    expect(wrongFact({ decision, said, pending, after })).toEqual(expected),
  );
});

it.each([
  ['hide', true],
  ['send_back', true],
  ['take_down', true],
  ['change', true],
  ['keep', false],
  ['restore', false],
  ['undo', false],
] as const)('%s needs a reason: %s', (decision, needs) => {
  expect(lacksReason(decision, 'x'.repeat(REASON_MIN - 1))).toBe(needs);
  expect(lacksReason(decision, 'x'.repeat(REASON_MIN))).toBe(false);
});

it('reports are right, wrong or nothing', () => {
  const said = (['keep', 'change', 'hide', 'send_back', 'take_down', 'restore'] as Decision[]).map((decision) => [
    upheldBy(decision, 'shown', false),
    upheldBy(decision, 'hidden', false),
    upheldBy(decision, 'shown', true),
  ]);
  expect(said).toEqual([
    [false, true, null],
    [true, true, null],
    [true, true, null],
    [true, true, null],
    [true, true, null],
    [null, null, null],
  ]);
});

it('its author is told what is different for them', () => {
  const about = { undone: null, asked: false, before: 'shown', after: 'shown' } as const;
  expect(wordsForAuthor({ ...about, decision: 'keep' })).toBeNull();
  expect(wordsForAuthor({ ...about, decision: 'keep', asked: true })).toBe('stays');
  expect(wordsForAuthor({ ...about, decision: 'hide', after: 'hidden' })).toBe('standing');
  expect(wordsForAuthor({ ...about, decision: 'change' })).toBe('change');
  expect(wordsForAuthor({ ...about, decision: 'undo', undone: 'change' })).toBe('change');
  expect(wordsForAuthor({ ...about, decision: 'undo', undone: 'hide', before: 'hidden' })).toBe('standing');
});
