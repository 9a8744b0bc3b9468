import type { Person } from '~/domain/accounts/person';
import { KnownSessions } from './known-sessions';
import { personTopic, sessionTopic } from '~/domain/kit/live';

const rosa = { id: 7, name: 'Rosa', roles: ['learner'] } as unknown as Person;
const claim = { tokenHash: 'hash', accountId: 7 };

describe('what a gateway knows of sessions', () => {
  let now = 0;
  let finds: ((person: Person | null) => void)[];
  let known: KnownSessions;
  const answer = (person: Person | null) => finds.shift()!(person);
  /** Looks the session up; fails when it is not looked up, or is. */
  const find = async (person: Person | null) => {
    const found = known.find(claim);
    answer(person);
    return found;
  };
  const findKnown = async () => {
    const found = await known.find(claim);
    expect(finds).toHaveLength(0);
    return found;
  };
  beforeEach(() => {
    now = 1_000_000;
    finds = [];
    known = new KnownSessions(
      { find: () => new Promise((resolve) => finds.push(resolve)) },
      { now: () => new Date(now) },
    );
  });

  test('is believed for five seconds', async () => {
    expect(await find(rosa)).toBe(rosa);
    now += 4_999;
    expect(await findKnown()).toBe(rosa);
    now += 1;
    expect(await find(null)).toBeNull();
  });

  test('is not believed of a session that was none', async () => {
    expect(await find(null)).toBeNull();
    expect(await find(rosa)).toBe(rosa);
  });

  test.each([
    ['the session has ended', sessionTopic('hash'), 'sign-out'],
    ['the person has changed', personTopic(7), 'person-changed'],
  ] as const)('ends at once when %s', async (_what, topic, kind) => {
    await find(rosa);
    expect(known.has(topic)).toBe(true);
    known.heard(topic, { kind });
    expect(await find(null)).toBeNull();
  });

  test('is not touched by what is said of others', async () => {
    await find(rosa);
    known.heard(personTopic(8), { kind: 'person-changed' });
    known.heard(personTopic(7), { kind: 'revoke', resource: 'group.lobby', key: '1' });
    expect(await findKnown()).toBe(rosa);
  });

  test('an end that is announced while the session is being read is not forgotten over it', async () => {
    const reading = known.find(claim);
    known.heard(sessionTopic('hash'), { kind: 'sign-out' });
    answer(rosa);
    expect(await reading).toBe(rosa);
    expect(await find(null)).toBeNull();
  });

  test('is nothing after announcements may have been missed', async () => {
    await find(rosa);
    known.forget();
    expect(await find(null)).toBeNull();
  });
});
