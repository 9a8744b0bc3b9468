/** @jest-environment jsdom */
import { ProblemError } from '../live/problem-error';
import { noteLeft } from '../core/device';
import { ActOutbox, actsOf, type ActOutcome, type KeptAct, sendActs } from './act-outbox';

const KEY = 'wardmates.acts.7';
const onDevice = () => (JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptAct[]).map(({ id }) => id);
const act = (id: string, more: Partial<KeptAct> = {}): KeptAct => ({
  id,
  kind: 'bookmark',
  about: '1',
  path: '/api/bookmark/',
  body: { id },
  ...more,
});
/** Lets everything that is due now happen. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

let online: boolean;
let sent: string[];
let answer: (outcome: number | 'lost') => Promise<void>;
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'csrftoken=token';
  online = true;
  sent = [];
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  globalThis.fetch = ((_: string, init: RequestInit) =>
    new Promise((resolve, reject) => {
      sent.push((JSON.parse(String(init.body)) as { id: string }).id);
      answer = async (outcome) => {
        if (outcome === 'lost') reject(new TypeError('Failed to fetch'));
        else
          resolve({
            ok: outcome < 400,
            status: outcome,
            headers: new Headers(),
            json: async () => ({}),
          } as unknown as Response);
        await settle();
      };
    })) as typeof fetch;
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'onLine');
});

function open() {
  const outbox = new ActOutbox(7);
  const told: [string, boolean][] = [];
  const tell = ({ id }: KeptAct, outcome: ActOutcome) => void told.push([id, outcome.ok]);
  stop = outbox.open();
  return { outbox, told, tell };
}
function comeBack() {
  online = true;
  window.dispatchEvent(new Event('online'));
  return settle();
}

it('without a network the last act about the same thing is kept, and others in their order', async () => {
  online = false;
  const { outbox } = open();
  for (const each of [act('on'), act('flag', { kind: 'flag' }), act('off'), act('other', { about: '2' })])
    outbox.add(each);
  expect(outbox.snapshot().connection).toBe('offline');
  expect(onDevice()).toEqual(['flag', 'off', 'other']);
  await comeBack();
  for (let each = 0; each < 3; each += 1) await answer(200);
  expect(sent).toEqual(['flag', 'off', 'other']);
  expect(onDevice()).toEqual([]);
});

it('an act that is on its way is not replaced, and only the outcome of the last one is reported', async () => {
  const { outbox, told, tell } = open();
  outbox.handle('bookmark', tell);
  outbox.add(act('on'));
  await settle();
  outbox.add(act('off'));
  await answer(403);
  await answer(200);
  expect(sent).toEqual(['on', 'off']);
  expect(told).toEqual([['off', true]]);
});

it('an act whose answer was lost stays on the device and is sent again, by the next page as well', async () => {
  const { outbox } = open();
  outbox.add(act('on'));
  await settle();
  await answer('lost');
  expect(onDevice()).toEqual(['on']);
  expect(outbox.snapshot().problem).toBeInstanceOf(ProblemError);
  stop();
  const next = open();
  next.outbox.handleRest(next.tell);
  await settle();
  await answer(404);
  expect(sent).toEqual(['on', 'on']);
  expect(next.told).toEqual([['on', false]]);
  expect(onDevice()).toEqual([]);
});

it.each<[once: boolean, outcome: number | 'lost', kept: string[]]>([
  [true, 500, []],
  [true, 503, []],
  [true, 403, []],
  [true, 'lost', ['on']],
  [false, 503, ['on']],
])('an act whose “once” is %s and whose answer is %s leaves %j on the device', async (once, outcome, kept) => {
  const { outbox, told, tell } = open();
  outbox.handle('bookmark', tell);
  outbox.add(act('on', { once }));
  await settle();
  await answer(outcome);
  expect([onDevice(), told]).toEqual([kept, kept.length === 0 ? [['on', false]] : []]);
});

it('nothing is sent to an address that is not of the product', async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify([
      act('one', { path: '//elsewhere.example/' }),
      act('two', { path: 'https://elsewhere.example/' }),
      { id: 'three' },
    ]),
  );
  const { outbox } = open();
  await settle();
  expect(outbox.snapshot().entries).toEqual([]);
  expect(sent).toEqual([]);
});

describe('sent when somebody signs out', () => {
  beforeEach(() => {
    stop = () => undefined;
    localStorage.setItem(KEY, JSON.stringify([act('one'), act('two', { about: '2' })]));
    // As a new tab has it.
    noteLeft();
  });

  it('it is over once all is on the server', async () => {
    let over = false;
    const done = sendActs(7).then(() => (over = true));
    await settle();
    await answer(200);
    expect([over, onDevice()]).toEqual([false, ['two']]);
    await answer(200);
    await done;
    expect([sent, onDevice()]).toEqual([['one', 'two'], []]);
  });

  it('it is over at the first that does not get through, and what is left stays', async () => {
    const done = sendActs(7);
    await settle();
    await answer('lost');
    await done;
    expect([sent, onDevice()]).toEqual([['one'], ['one', 'two']]);
  });

  it('nothing of it is in memory for who signs in next in this tab', async () => {
    const before = actsOf(7);
    expect(before.snapshot().entries).toHaveLength(2);
    const shown: number[] = [];
    before.subscribe(() => shown.push(before.snapshot().entries.length));
    localStorage.removeItem(KEY);
    noteLeft();
    // A page that is still drawn says no more that something waits.
    expect(shown).toEqual([0]);
    expect(actsOf(7)).not.toBe(before);
    expect(actsOf(7).snapshot().entries).toEqual([]);
    await settle();
    expect(sent).toEqual([]);
  });
});
