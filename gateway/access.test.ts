/**
 * Who reaches what: every page, action, call and live resource for every identity, with things of their own and of others.
 * What is expected follows from the `access` of the contract and from `infra/tooling/testing/access/rules.ts`. A contract that is
 * finer than its `access` has a line there, and one that names a new kind of thing has a maker in `things.ts`.
 */
import type { Role } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { requestDeletion } from '~/domain/accounts/privacy/request-deletion';
import { rooms } from '~/domain/rooms';
import { openSessions } from '~/infra/sessions/sessions';
import { NAMES_ANOTHER, RULES, type Who } from '~/infra/tooling/testing/access/rules';
import { inputFor, keyFor, namedBy, type Target, targets } from '~/infra/tooling/testing/access/targets';
import type { Owner } from '~/infra/tooling/testing/access/kind';
import { kinds } from '~/infra/tooling/testing/access/things';
import type { TestClient } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

// Ids that are made up name the first rows of a table: they are there in a world of its own.
const world = openWorld({ own: true });
const IDENTITIES = ['visitor', 'guest', 'leaving', 'learner', 'supporter', 'author', 'moderator', 'staff'] as const;
type Identity = (typeof IDENTITIES)[number];
const LET_IN: Record<Who, readonly Identity[]> = {
  nobody: [],
  staff: ['staff'],
  moderators: ['moderator', 'staff'],
  authors: ['author', 'moderator', 'staff'],
  supporters: ['supporter', 'staff'],
  registered: IDENTITIES.slice(2),
  everyone: IDENTITIES,
};
/** What changes who asks, or ends their session: they ask as somebody new. */
const CHANGES_WHO_ASKS = /\/logout\/|delete_account|end_others|_totp|come-back/;

const rolesOf = (identity: Identity): Role[] =>
  identity === 'learner' || identity === 'leaving' ? ['learner'] : ['learner', identity as Role];

async function aClientOf(person: Person): Promise<TestClient> {
  const client = world.client();
  const { token } = await openSessions(world.deps).create(person.id, undefined, { confirmed: true });
  client.cookies.set('wardmates_session', token);
  return client;
}

async function arrive(identity: Identity): Promise<TestClient> {
  if (identity === 'visitor') return world.client();
  if (identity === 'guest') return aClientOf(await aGuest(world));
  const person = await aPerson(world, { roles: rolesOf(identity) });
  if (identity === 'leaving') await world.deps.inTransaction((tx) => requestDeletion(tx, person));
  return aClientOf(person);
}

const clients = new Map<Identity, TestClient>();
/** A visitor may become a guest by what they do: each is a new one. */
async function clientFor(identity: Identity, { name }: Target): Promise<TestClient> {
  if (identity === 'visitor' || CHANGES_WHO_ASKS.test(name)) return arrive(identity);
  const here = clients.get(identity) ?? (await arrive(identity));
  clients.set(identity, here);
  return here;
}

const PICTURE = { field: 'upload', name: 'a.png', type: 'image/png', bytes: Buffer.from('no picture') };
/** What an answer says of access; `in` for every other answer, also one that finds something wrong with the input. */
type Outcome = 'in' | 401 | 403 | 404;
const PASSED = ['/problems/sign-in-again'];
const outcomeOf = (status: number, type = ''): Outcome =>
  (status === 401 || status === 403 || status === 404) && !PASSED.includes(type) ? status : 'in';

async function ask(client: TestClient, target: Target, names: Record<string, unknown>): Promise<Outcome> {
  const { method, action } = target;
  if (method === 'LIVE') return watch(client, target, names);
  const path = target.path.replace(/:(\w+)/g, (_, name: string) => String(names[name] ?? `no-${name}`));
  if (path.includes('/image/')) return outcomeOf((await client.upload(path, PICTURE)).status);
  const input = inputFor(target, names);
  if (target.input) expect([target.name, target.input.safeParse(input).error]).toEqual([target.name, undefined]);
  const { status, body } =
    method === 'GET'
      ? await client.get(`${path}?${new URLSearchParams(input as Record<string, string>)}`)
      : await client.post(path, action && action !== 'submit' ? { data_request: action, ...input } : input);
  return outcomeOf(status, body?.type);
}

async function watch(client: TestClient, target: Target, names: Record<string, unknown>): Promise<Outcome> {
  const socket = await TestSocket.open(await world.listen(), client).catch(() => null);
  if (!socket) return 401;
  const { ok, error } = await socket.watch(target.path, keyFor(target, names));
  socket.close();
  return ok ? 'in' : outcomeOf(error.status, error.type);
}

const kindOf = ({ name }: Target) => kinds.find(({ of }) => of.test(name));
const ruleOf = (target: Target) =>
  RULES.find(({ of }) => of.test(target.name)) ?? { who: kindOf(target)?.owner ? 'nobody' : 'everyone', owner: true };

/** What the contract and its rule say of somebody who asks for a thing that is not theirs. */
function expected(identity: Identity, target: Target): readonly Outcome[] {
  const { access, whileLeaving, signed } = target;
  const staffOnly = access === 'staff';
  // Pages that only staff may know of are not there for others; of the pages of operators not even that one would have to sign in.
  if (identity === 'visitor' && access !== 'anyone') return staffOnly ? [401, 404] : [401];
  if (identity === 'leaving' && !whileLeaving && !signed) return staffOnly ? [403, 404] : [403];
  if (identity === 'guest' && (access === 'registered' || staffOnly)) return staffOnly ? [403, 404] : [403];
  if (staffOnly && identity !== 'staff') return [404];
  return LET_IN[ruleOf(target).who].includes(identity) ? ['in'] : [403, 404];
}

async function make(target: Target): Promise<{ owner: Owner; names: Record<string, unknown> }> {
  const kind = kindOf(target);
  const person = await aPerson(world, { roles: ['learner', ...(kind?.owner ?? [])] });
  const owner = { person, client: await aClientOf(person) };
  return { owner, names: (await kind?.make(world, owner)) ?? {} };
}

/** Each difference between what a target answers and what it should. */
async function differences(target: Target): Promise<string[]> {
  const found: string[] = [];
  const check = async (who: string, should: readonly Outcome[], client: TestClient, names: Record<string, unknown>) => {
    const outcome = await ask(client, target, names);
    if (!should.includes(outcome)) found.push(`${target.name}: ${who} gets ${outcome}, not ${should.join(' or ')}`);
  };
  const { owner, names } = await make(target);
  const isRefused = (identity: Identity) => !expected(identity, target).includes('in');
  for (const identity of IDENTITIES.filter(isRefused))
    await check(identity, expected(identity, target), await clientFor(identity, target), names);
  // After everybody who is refused: what they tried has changed nothing.
  const namesAnother = NAMES_ANOTHER.test(target.name);
  const ofOwner: readonly Outcome[] = ruleOf(target).owner === false ? [403, 404] : namesAnother ? ['in', 404] : ['in'];
  if (kindOf(target)?.owner) await check('the owner', ofOwner, owner.client, names);
  const letIn = IDENTITIES.filter((one) => !isRefused(one));
  const isChanged = target.method === 'POST' && kindOf(target) !== undefined && letIn.length > 0;
  const theirs = isChanged ? (await make(target)).names : names;
  for (const [nth, identity] of letIn.entries()) {
    // The first of them may have deleted it.
    const isGone = namesAnother || (isChanged && nth > 0);
    await check(identity, isGone ? ['in', 404] : ['in'], await clientFor(identity, target), theirs);
  }
  return found;
}

// rules: 2.6.1, 2.6.2, 2.6.3, 2.6.8, 2.6.9, 3.6.6, 3.6.8
it.each(rooms.map(({ name }) => name))('%s lets in whom its contracts and rules say, and nobody else', async (room) => {
  const found: string[] = [];
  clients.clear();
  for (const target of targets.filter((one) => one.room === room)) found.push(...(await differences(target)));
  expect(found).toEqual([]);
});

it('has a maker for everything that an address or a key names, and no rule or maker for nothing', () => {
  const isOpen = (target: Target) => target.access !== 'staff' && ruleOf(target).who === 'everyone';
  const unmade = targets.filter((target) => namedBy(target).length > 0 && isOpen(target) && !kindOf(target));
  // A promotion is everybody's.
  const names = unmade.map(({ name }) => name);
  expect(names.sort()).toEqual(['POST /api/promotions/dismiss/', 'POST /api/promotions/note/']);
  const unused = [...RULES, ...kinds].filter(({ of }) => !targets.some(({ name }) => of.test(name)));
  expect(unused.map(({ of }) => String(of))).toEqual([]);
});

/** An address that is opened to guests is added here on purpose. */
const OPEN_TO_GUESTS = [
  'GET /:base/:slug/checklist/',
  'GET /:base/:slug/patient/',
  'GET /:base/:slug/student/',
  'GET /:base/summary/:quizlog_id',
  'GET /learn/quiz/:quizlog_id/',
  'GET /learn/quiz/:quizlog_id/summary/',
  'GET /quizlog/:quizlog_id/questions/',
  'POST /:base/:slug/checklist/ change_marks',
  'POST /:base/:slug/checklist/ save_marks',
  'POST /:base/:slug/checklist/ settle_suggestions',
  'POST /:base/:slug/checklist/ submit',
  'POST /:base/:slug/checklist/ suggestions',
  'POST /:base/:slug/student/ observer_ticks',
  'POST /:base/:slug/student/ open_checklist',
  'POST /:base/summary/:quizlog_id ai_feedback',
  'POST /:base/summary/:quizlog_id start_ai_feedback',
  'POST /api/quiz/end-quiz/',
  'POST /api/quiz/flag-question/',
  'POST /api/quiz/question/bookmark/',
  'POST /api/quiz/question/vote/',
  'POST /api/quiz/skip-question/',
  // Of a talk that a group holds.
  'POST /consultations/:consultation_id/ check',
  'POST /consultations/:consultation_id/ say',
  'POST /content/quiz/discussion/',
  'POST /learn/quiz/:quizlog_id/ answer_submit',
  'POST /learn/quiz/:quizlog_id/ free_text_show',
  'POST /learn/quiz/:quizlog_id/ free_text_submit',
  'POST /learn/quiz/:quizlog_id/ questions',
];
/** Groups and circuit runs, which guests join by PIN. */
const IN_GROUPS = /(\/group-study\/|\/join\/|\/circuit-runs?\/|\/kudos\/|\/knocks?\/|\/circuits\/run|\/run\/|call)/;

// rules: 1.6.1
it('opens to guests, outside groups, what this list says', () => {
  const open = targets.filter((one) => one.method !== 'LIVE' && one.access === 'guest' && !IN_GROUPS.test(one.name));
  expect(open.map(({ name }) => name).sort()).toEqual(OPEN_TO_GUESTS);
});

describe('somebody who only reads, as crawlers do and browsers that fetch ahead', () => {
  const count = async () => {
    const [row] = await world.deps.dataSource.query(
      'SELECT (SELECT count(*) FROM accounts) AS accounts, (SELECT count(*) FROM sessions) AS sessions',
    );
    return row as unknown;
  };

  it('becomes no guest and gets no session', async () => {
    const before = await count();
    const read = targets.filter(({ method }) => method === 'GET');
    const paths = read.map(({ path }) => path.replace(':base', 'osce-stations').replace(/:\w+/g, '1'));
    for (const path of [...paths, '/api/trial/quiz/', '/api/trial/station/', '/'])
      for (const accept of ['application/json', 'text/html']) {
        const client = world.client();
        await client.get(path, { headers: { accept, purpose: 'prefetch', 'sec-purpose': 'prefetch' } });
        expect({ path, session: client.cookies.has('wardmates_session') }).toEqual({ path, session: false });
      }
    expect(await count()).toEqual(before);
  });

  it('becomes no guest by a request without the token of a page of ours', async () => {
    const before = await count();
    const answer = await world.client().post('/api/trial/quiz/', {}, { withoutCsrf: true });
    expect([answer.status, answer.body.type]).toEqual([403, '/problems/csrf']);
    expect(await count()).toEqual(before);
  });
});
