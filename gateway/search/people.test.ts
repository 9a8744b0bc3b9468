import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { removeMember } from '~/domain/group-practice/leave-group';
import { submitRound } from '~/domain/group-practice/submit-round';
import { search, searchOffersOf } from '~/domain/search/search.query';
import { NO_GRADES } from '~/domain/stations/marking';
import { sanitise } from '~/infra/html/sanitise';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aClass, aTutor } from '~/infra/tooling/testing/factories/classes';
import { aRunningGroup } from '~/infra/tooling/testing/factories/group-practice';
import { openWorld } from '~/infra/tooling/testing/world';

/** Names that begin alike with nothing, in words of the field or in each other. */
const NAMES = {
  tutor: 'Quofarzil',
  member: 'Brenduxak',
  classmate: 'Glomptivs',
  pupil: 'Wazhuqord',
  hidden: 'Flurbynex',
  examiner: 'Skorjulam',
  candidate: 'Draxipung',
  blocker: 'Thelvokib',
  blocked: 'Mopzecari',
  removed: 'Yangrofud',
  leaving: 'Pluzhetik',
  stranger: 'Cravwusmy',
  staff: 'Nibjoxetr',
} as const;
type Who = keyof typeof NAMES | 'guest';
/** Guests cannot search, and an account that is being deleted cannot sign in. */
const SEARCHERS = (Object.keys(NAMES) as Who[]).filter((who) => who !== 'leaving');
/** Whom each sees on a page of the product. Everybody else sees nobody. */
const SEES: Partial<Record<Who, Who[]>> = {
  tutor: ['classmate', 'member'],
  member: ['tutor'],
  classmate: ['tutor'],
  examiner: ['blocked', 'blocker', 'candidate'],
  candidate: ['blocked', 'blocker', 'examiner'],
  blocker: ['candidate', 'examiner'],
  blocked: ['candidate', 'examiner'],
};

describe('people that a search shows', () => {
  const world = openWorld();
  const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
  const people = {} as Record<Who, Person>;
  const rights = { notebook: false, packs: [] };
  const all = () => Object.keys(NAMES) as (keyof typeof NAMES)[];
  const named = async (who: Who, q: string) => {
    const { groups } = await search(world.deps.read, people[who], rights, { q });
    return groups.find(({ kind }) => kind === 'person')?.items ?? [];
  };

  beforeAll(async () => {
    for (const who of all())
      if (who !== 'tutor')
        people[who] = await aPerson(world, {
          first_name: NAMES[who],
          roles: who === 'staff' ? ['learner', 'staff'] : ['learner'],
        });
    people.guest = await aGuest(world, 'Veldaquis');
    people.tutor = { ...(await aTutor(world)), name: NAMES.tutor };
    await sql('UPDATE accounts SET display_name = $2 WHERE id = $1', [people.tutor.id, NAMES.tutor]);
    const { tutor, member, classmate, pupil, hidden } = people;
    await aClass(world, { tutor, members: [member, classmate] });
    const closed = await aClass(world, { tutor, members: [pupil] });
    await sql('UPDATE classes SET closed_at = now() WHERE id = $1', [closed.id]);
    const gone = await aClass(world, { tutor, members: [hidden] });
    await sql('UPDATE classes SET hidden_at = now() WHERE id = $1', [gone.id]);

    const { examiner, candidate, blocker, blocked, removed, leaving, guest } = people;
    const group = await aRunningGroup(world, {
      others: [candidate, blocker, blocked, removed, leaving, guest],
      host: examiner,
    });
    await world.deps.inTransaction((tx) =>
      submitRound(tx, examiner, group.pin, group.station.id, {
        ticked: [],
        grades: NO_GRADES,
        comments: sanitise(''),
        seconds_used: 300,
        submission_id: randomUUID(),
      }),
    );
    await world.deps.inTransaction((tx) => removeMember(tx, examiner, group.pin, removed.id));
    await sql('INSERT INTO account_blocks (blocker_id, blocked_id, created_at) VALUES ($1, $2, now())', [
      blocker.id,
      blocked.id,
    ]);
    await sql('UPDATE accounts SET erase_at = now() WHERE id = $1', [leaving.id]);
  });

  it.each(SEARCHERS)('are for a %s those whom they see anyway, and each leads to where they see them', async (who) => {
    const found: Who[] = [];
    for (const other of [...all(), 'guest' as const]) {
      const { id, name } = people[other];
      for (const q of [name, name.slice(0, 4), name.slice(0, 4).toLowerCase()]) {
        const items = await named(who, q);
        const offers = await searchOffersOf(world.deps.read, people[who], rights, { q, texts: true });
        const shown = [items, offers].map((list) => list.some((item) => item.kind === 'person' && item.id === id));
        expect([other, q, new Set(shown).size]).toEqual([other, q, 1]);
        if (shown[0] && !found.includes(other)) found.push(other);
        for (const { url } of items) {
          const { status, body } = await (await world.signedIn(people[who])).get(url);
          expect([status, JSON.stringify(body).includes(name)]).toEqual([200, true]);
        }
      }
    }
    expect(found.sort()).toEqual(SEES[who] ?? []);
  });

  it('are never found by an address, a username or the middle of a name', async () => {
    for (const { id } of [people.member, people.classmate]) {
      const [{ email, username, display_name }] = await sql(
        'SELECT email, username, display_name FROM accounts WHERE id = $1',
        [id],
      );
      for (const q of [email, email.split('@')[0], username, display_name.slice(2)])
        expect([q, await named('tutor', q)]).toEqual([q, []]);
    }
  });

  it('come last, after what is written', async () => {
    const { groups } = await search(world.deps.read, people.tutor, rights, { q: NAMES.member });
    expect(groups.at(-1)!.items).toMatchObject([
      { id: people.member.id, seen_as: 'member', belongs_to: 'Year 4, cardiology' },
    ]);
    const one = await search(world.deps.read, people.tutor, rights, { q: NAMES.member, kind: 'person' });
    expect(one.groups.map(({ kind }) => kind)).toEqual(['person']);
  });
});
