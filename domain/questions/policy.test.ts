import { mayDelete, mayDiscuss } from '../discussion/policy';
import type { Person, Role } from '../kit/person';
import type { QuestionStatus } from './contract';
import { hasReports, mayEdit, mayReport, maySee, mayVote } from './policy';
import type { Standing } from './standing.query';

const somebody = (...roles: Role[]): Person => ({
  id: 1,
  name: 'Ana',
  avatar: '',
  username: 'ana',
  guest: false,
  roles,
  language: 'en',
});
const LEARNER = somebody('learner');
const MODERATOR = somebody('learner', 'moderator');
const GUEST: Person = { ...somebody(), guest: true };
const standing = (over: Partial<Standing>): Standing => ({
  status: 'published',
  deleted: false,
  own: false,
  met: [],
  answered: [],
  ...over,
});

/** What a learner, and a moderator, may do with a question: see, report, vote, discuss. */
const may = (person: Person, one: Standing): string =>
  [
    maySee(one) && 'see',
    mayReport(person, one) && 'report',
    mayVote(one) && 'vote',
    mayDiscuss(person, one) && 'discuss',
  ]
    .filter(Boolean)
    .join(' ');

it.each<[string, Partial<Standing>, learner: string, moderator: string]>([
  ['of the bank, not met', {}, 'see', 'see report discuss'],
  ['of the bank, met', { met: ['bank'] }, 'see report', 'see report discuss'],
  ['answered in the bank', { met: ['bank'], answered: ['bank'] }, 'see report vote discuss', 'see report vote discuss'],
  ['answered in an AI quiz', { met: ['ai'], answered: ['ai'] }, 'see report discuss', 'see report discuss'],
  ['own', { own: true }, 'see report discuss', 'see report discuss'],
  ['own, private', { own: true, status: 'private' }, 'see report', 'see report'],
  ["somebody else's, private", { status: 'private' }, '', ''],
  [
    'private, met',
    { status: 'private', met: ['private'], answered: ['private'] },
    'see report vote',
    'see report vote',
  ],
  ['deleted', { deleted: true }, '', 'discuss'],
  ['deleted, met', { deleted: true, met: ['bank'] }, 'see report', 'see report discuss'],
])('a question %s', (_, over, learner, moderator) => {
  expect([may(LEARNER, standing(over)), may(MODERATOR, standing(over))]).toEqual([learner, moderator]);
});

it('a guest does not discuss, and a comment is deleted by its author or a moderator', () => {
  expect(mayDiscuss(GUEST, standing({ met: ['bank'], answered: ['bank'] }))).toBe(false);
  expect([LEARNER, MODERATOR].map((person) => mayDelete(person, { account_id: 2 }))).toEqual([false, true]);
  expect(mayDelete(LEARNER, { account_id: LEARNER.id })).toBe(true);
});

it.each<[QuestionStatus, author: boolean, stranger: boolean, moderator: boolean, unwritten: boolean]>([
  ['published', true, false, true, true],
  ['private', true, false, false, true],
  ['generated', true, false, false, false],
  ['held-out', true, false, false, false],
])('%s: its author, a stranger, a moderator, and a moderator if nobody wrote it', (status, ...expected) => {
  const by = (author_id: number | null) => ({ author_id, status });
  expect([
    mayEdit(LEARNER, by(LEARNER.id)),
    mayEdit(LEARNER, by(2)),
    mayEdit(MODERATOR, by(2)),
    mayEdit(MODERATOR, by(null)),
  ]).toEqual(expected);
});

it('private quizzes have no reports', () => {
  expect([hasReports(standing({ status: 'private' })), hasReports(standing({}))]).toEqual([false, true]);
});
