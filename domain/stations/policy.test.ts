import type { Person, Role } from '../kit/person';
import { mayBookmark, mayCloneStation, mayEditStation, mayPractiseAlone, mayPublishStations, mayVote } from './policy';

const somebody = (id: number, ...roles: Role[]): Person => ({
  id,
  name: 'Ana',
  avatar: '',
  username: 'ana',
  guest: false,
  roles,
  language: 'en',
});
const OWNER = 1;

it.each<[string, Person, edit: boolean, cloneOwn: boolean, clonePublished: boolean, publish: boolean]>([
  ['its owner', somebody(OWNER, 'learner'), true, true, true, false],
  ['another learner', somebody(2, 'learner'), false, false, true, false],
  ['another author', somebody(2, 'author'), false, false, true, true],
  ['a moderator', somebody(2, 'moderator'), true, true, true, true],
  ['staff', somebody(2, 'staff'), true, true, true, true],
  // Even one whose group owns nothing: a guest writes nothing.
  ['a guest', { ...somebody(OWNER), guest: true }, false, false, false, false],
])('%s edits, copies it unpublished, copies it published, publishes (spec 3 §6)', (_, person, ...expected) => {
  expect([
    mayEditStation(person, { owner_id: OWNER }),
    mayCloneStation(person, { owner_id: OWNER, published: false }),
    mayCloneStation(person, { owner_id: OWNER, published: true }),
    mayPublishStations(person),
  ]).toEqual(expected);
});

it('outside a group stations are for people with an account', () => {
  const both = [somebody(2, 'learner'), { ...somebody(2), guest: true }];
  for (const may of [mayPractiseAlone, mayBookmark, mayVote]) expect(both.map(may)).toEqual([true, false]);
});
