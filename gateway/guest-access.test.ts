/**
 * What is open without an account. An address that is opened to visitors or guests is added here on purpose; everything else is
 * refused to them by `bind.ts`, whatever its handler does.
 */
import type { Action, Call, Page } from '~/domain/kit/contract';
import { contracts } from '~/domain/rooms';
import { aGuest } from '~/infra/tooling/testing/factories/accounts';
import { openWorld } from '~/infra/tooling/testing/world';

const OPEN_TO_GUESTS = [
  'GET /:base/:slug/checklist/',
  'GET /:base/:slug/patient/',
  'GET /:base/:slug/student/',
  'GET /:base/summary/:quizlog_id',
  'GET /learn/quiz/:quizlog_id/',
  'GET /learn/quiz/:quizlog_id/summary/',
  'GET /quizlog/:quizlog_id/questions/',
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

type Target = { name: string; access: string; contract: Page | Call };
const targets: Target[] = contracts.flatMap((contract): Target[] => {
  if (contract.kind === 'call')
    return [{ name: `${contract.method} ${contract.path}`, access: contract.access, contract }];
  if (contract.kind !== 'page') return [];
  return [
    { name: `GET ${contract.path}`, access: contract.access, contract },
    ...Object.entries(contract.actions).map(([action, { access }]: [string, Action]) => ({
      name: `POST ${contract.path} ${action}`,
      access: access ?? contract.access,
      contract,
    })),
  ];
});

const world = openWorld();
const filled = (path: string) => path.replace(':base', 'osce-stations').replace(/:[a-z_]+/gi, '1');
const count = async (table: string) =>
  (await world.deps.dataSource.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${table}`))[0]!.count;

it('opens to guests, outside groups, what this list says', () => {
  const open = targets
    .filter(({ access, name }) => access === 'guest' && !IN_GROUPS.test(name))
    .map(({ name }) => name);
  expect(open.sort()).toEqual(OPEN_TO_GUESTS);
});

it('refuses everything else to a guest', async () => {
  const client = await world.signedIn(await aGuest(world));
  const closed = targets.filter(({ access }) => access === 'registered' || access === 'staff');
  expect(closed.length).toBeGreaterThan(60);
  for (const { name, contract } of closed) {
    const [method, , action] = name.split(' ') as [string, string, string | undefined];
    const answer =
      method === 'GET'
        ? await client.get(filled(contract.path))
        : await client.post(filled(contract.path), action ? { data_request: action } : {});
    expect({ name, refused: [403, 404].includes(answer.status) }).toEqual({ name, refused: true });
  }
});

it('makes no guest and no session by reading, as crawlers and browsers that fetch ahead do', async () => {
  const before = [await count('accounts'), await count('sessions')];
  for (const { name, contract } of targets.filter((target) => target.name.startsWith('GET '))) {
    const client = world.client();
    for (const accept of ['application/json', 'text/html']) {
      await client.get(filled(contract.path), { headers: { accept, purpose: 'prefetch', 'sec-purpose': 'prefetch' } });
      expect({ name, session: client.cookies.has('wardmates_session') }).toEqual({ name, session: false });
    }
  }
  for (const path of ['/api/trial/quiz/', '/api/trial/station/', '/'])
    await world.client().get(path, { headers: { accept: 'text/html' } });
  expect([await count('accounts'), await count('sessions')]).toEqual(before);
});

it('makes no guest by a request without the token of a page of ours', async () => {
  const before = await count('accounts');
  const answer = await world.client().post('/api/trial/quiz/', {}, { withoutCsrf: true });
  expect([answer.status, answer.body.type]).toEqual([403, '/problems/csrf']);
  expect(await count('accounts')).toBe(before);
});
