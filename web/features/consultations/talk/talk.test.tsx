/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { consultationPage, stationConsultation, type ConsultationSnapshot } from '~/domain/consultations/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { findsHidden } from '~/web/app/testing/finds-hidden';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { saveSnapshot } from '~/web/live/snapshots';
import { ConsultationPage } from '../consultation-page';
import { AT, dataOf, ID, markingOf, snapshotOf, turnOf } from '../testing/consultations';
import { fakeSpeech } from '../testing/fake-speech';

const ROUTES = [{ path: consultationPage.path, element: <ConsultationPage /> }];

findsHidden();

type Body = { data_request: string; text: string; turn_id: string };

/** @param answer what everything is answered that is sent here, but for the polls */
async function open(data = dataOf(), answer?: unknown) {
  const post = (body: Body) =>
    body.data_request === 'check'
      ? new Refusal(503, 'unavailable')
      : typeof answer === 'function'
        ? (answer as (body: Body) => unknown)(body)
        : answer;
  const view = await renderApp({
    routes: ROUTES,
    at: AT,
    person: LEARNER,
    answers: { [`GET ${AT}`]: data, [`POST ${AT}`]: post },
  });
  await screen.findByRole('heading', { level: 1 });
  const push = (snapshot: ConsultationSnapshot) =>
    act(async () => {
      saveSnapshot(view.cache, stationConsultation.name, String(ID), snapshot);
      await new Promise((told) => setTimeout(told));
    });
  const said = () => view.sent;
  return { ...view, push, said };
}
const box = () => screen.getByRole('textbox', { name: 'Say something to the patient' });
const type = (words: string) => act(async () => void fireEvent.change(box(), { target: { value: words } }));
const press = (key: string, more: object = {}) => act(async () => void fireEvent.keyDown(box(), { key, ...more }));

beforeEach(() => localStorage.clear());

describe('before the clock starts', () => {
  it('there are the instructions, the minutes and who plays the patient, and no box to write in', async () => {
    const clock = { total: 480_000, remaining: 480_000, started_at: null, minutes: 8, server_time: Date.now() };
    const { said, push } = await open(
      dataOf({ consultation: snapshotOf({ state: 'ready', clock }) }),
      snapshotOf({ version: 2 }),
    );
    expect(screen.getByText('Take a history.')).toBeInTheDocument();
    expect(screen.getByText(/8 minutes/)).toBeInTheDocument();
    expect(screen.getByText('Scripted patient (no AI)')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    await act(async () => screen.getByRole('button', { name: 'Start the consultation' }).click());
    expect(said()).toEqual([]);
    await act(async () => screen.getByRole('button', { name: 'Start now' }).click());
    expect(said()).toEqual([{ path: AT, body: { data_request: 'begin' } }]);
    await push(snapshotOf({ version: 2 }));
    expect(box()).toBeInTheDocument();
  });

  // rules: 1.2.27
  it('the door opens by itself after 3 s (spec 1 §2), unless one stays outside', async () => {
    const { said } = await open(dataOf({ consultation: snapshotOf({ state: 'ready' }) }), snapshotOf({ version: 2 }));
    const start = () => act(async () => screen.getByRole('button', { name: 'Start the consultation' }).click());
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await start();
    await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
    await act(async () => jest.advanceTimersByTimeAsync(5_000));
    expect(said()).toEqual([]);
    await start();
    await act(async () => jest.advanceTimersByTimeAsync(2_999));
    expect(said()).toEqual([]);
    await act(async () => jest.advanceTimersByTimeAsync(1));
    expect(said()).toEqual([{ path: AT, body: { data_request: 'begin' } }]);
    jest.useRealTimers();
  });
});

describe('the talk', () => {
  it('shows the answer as it grows, and tells a screen reader only the whole of it', async () => {
    const { push } = await open();
    const turn = turnOf(1, { state: 'waiting', said: '' });
    await push(snapshotOf({ version: 2, turns: [turn] }));
    expect(screen.getByText('The patient is answering')).toBeInTheDocument();
    await push(snapshotOf({ version: 3, turns: [{ ...turn, state: 'speaking', said: 'It has been' }] }));
    expect(screen.getByText('It has been', { exact: false })).toBeInTheDocument();
    expect(screen.getByRole('log')).toHaveTextContent('');
    await push(snapshotOf({ version: 4, turns: [{ ...turn, state: 'said', said: 'It has been three weeks.' }] }));
    expect(screen.getByRole('log')).toHaveTextContent('It has been three weeks.');
    expect(screen.queryByText('The patient is answering')).toBeNull();
  });

  it('sends with Enter, not with Shift and Enter, and under an id of its own', async () => {
    const { said } = await open(dataOf(), (body: Body) =>
      snapshotOf({
        version: 2,
        turns: [turnOf(1, { turn_id: body.turn_id, asked: body.text, said: '', state: 'waiting' })],
      }),
    );
    await type('Where does it hurt?');
    await press('Enter', { shiftKey: true });
    expect(said()).toEqual([]);
    await press('Enter');
    expect(said()).toEqual([
      {
        path: AT,
        body: {
          data_request: 'say',
          text: 'Where does it hurt?',
          turn_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
          model: '',
        },
      },
    ]);
    expect(box()).toHaveValue('');
    expect(within(screen.getByRole('list')).getByText('Where does it hurt?')).toBeInTheDocument();
  });

  it('keeps what is typed through a reload, and what is said while the server is away', async () => {
    const first = await open(dataOf(), new Refusal(503, 'unavailable'));
    await type('Any fever?');
    await press('Enter');
    expect(screen.getByText('Not sent yet')).toBeInTheDocument();
    await type('And a rash');
    expect(new Set(first.said().map(({ body }) => body.turn_id)).size).toBe(1);
    document.body.innerHTML = '';
    const { said } = await open(dataOf(), snapshotOf({ version: 2 }));
    expect(box()).toHaveValue('And a rash');
    expect(said()[0]!.body).toEqual(first.said()[0]!.body);
  });

  it('says what failed, until something else is done', async () => {
    await open(dataOf(), ({ data_request }: Body) =>
      data_request === 'pause' ? new Refusal(503, 'unavailable') : snapshotOf({ version: 2 }),
    );
    await act(async () => screen.getByRole('button', { name: 'Pause' }).click());
    await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
    await type('Any fever?');
    await press('Enter');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says why an answer failed, and asks for it again', async () => {
    const turn = turnOf(1, { state: 'failed', said: '', failure: 'provider-unreachable', speaker: 'model' });
    const { said } = await open(
      dataOf({ speaker: 'model', consultation: snapshotOf({ turns: [turn] }) }),
      snapshotOf({ version: 2, turns: [{ ...turn, state: 'waiting' }] }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('cannot be reached');
    await act(async () => screen.getByRole('button', { name: 'Get a scripted answer (no AI)' }).click());
    expect(said()[0]!.body).toEqual({
      data_request: 'retry',
      turn_id: turn.turn_id,
      offline: true,
      model: '',
    });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('closes the box when time is up, and leads to the marks', async () => {
    const { push, answers } = await open();
    const clock = { total: 480_000, remaining: 0, started_at: null, minutes: 8, server_time: Date.now() };
    await push(snapshotOf({ version: 2, state: 'ending', clock }));
    expect(screen.getByText('Time is up', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    const over = snapshotOf({ version: 3, state: 'marking', clock, turns: [turnOf(1)] });
    answers[`GET ${AT}`] = dataOf({ consultation: over, marking: markingOf() });
    await push(over);
    await act(async () => screen.getByRole('button', { name: 'See the marks' }).click());
    expect(await screen.findByRole('checkbox', { name: 'Site of the pain' })).toBeChecked();
  });
});

describe('speaking', () => {
  let speech: ReturnType<typeof fakeSpeech>;
  beforeEach(() => {
    speech = fakeSpeech();
    localStorage.setItem('wardmates.consent.7.browser-speech', 'yes');
  });
  afterEach(() => speech.remove());

  it('is asked about before any sound goes to the browser’s service, once, and no is no', async () => {
    localStorage.clear();
    await open();
    const speak = () => act(async () => screen.getByRole('button', { name: 'Speak' }).click());
    await speak();
    expect(speech.recognitions).toHaveLength(0);
    expect(screen.getByRole('dialog')).toHaveTextContent(/your browser’s maker.*real patient/);
    await act(async () => screen.getByRole('button', { name: 'No, I will type' }).click());
    await speak();
    expect(speech.recognitions).toHaveLength(0);
    await act(async () => screen.getByRole('button', { name: 'Agree, use the microphone' }).click());
    expect(speech.recognitions).toHaveLength(1);
  });

  it('fills the box, and is sent only when the person says so', async () => {
    const { said } = await open();
    await act(async () => screen.getByRole('button', { name: 'Speak' }).click());
    await speech.opens();
    await speech.hears(['where does it']);
    expect(box()).toHaveValue('where does it');
    await speech.hears(['where does it hurt'], true);
    await act(async () => screen.getByRole('button', { name: 'Stop speaking' }).click());
    expect(box()).toHaveValue('where does it hurt');
    expect(said()).toEqual([]);
  });

  it('that is not allowed says how to allow it', async () => {
    await open();
    await act(async () => screen.getByRole('button', { name: 'Speak' }).click());
    await speech.fails('not-allowed');
    expect(screen.getByText(/may not use the microphone/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Speak: not allowed' })).toBeEnabled();
  });

  it('reads the answers aloud when that is switched on', async () => {
    localStorage.setItem('wardmates.consultation.voice', '{"aloud":true}');
    const { push } = await open(dataOf({ consultation: snapshotOf({ turns: [turnOf(1)] }) }));
    await push(
      snapshotOf({ version: 2, turns: [turnOf(1), turnOf(2, { state: 'speaking', said: 'Three weeks. It' })] }),
    );
    expect(speech.said).toEqual([{ text: 'Three weeks.', lang: 'en-GB' }]);
  });
});

describe('reading aloud by a voice that is not on the device', () => {
  const REMOTE = { name: 'Google UK English Female', lang: 'en-GB', localService: false };
  const answer = (text: string, number: number) =>
    snapshotOf({ version: number + 1, turns: [turnOf(number, { state: 'speaking', said: text })] });
  const switchOn = async () => {
    await act(async () => screen.getByRole('button', { name: 'Sound and voice' }).click());
    await act(async () => screen.getByRole('switch', { name: 'Read answers aloud' }).click());
  };

  it('is asked about first, by the name that the browser gives it; no is silence', async () => {
    const speech = fakeSpeech([REMOTE]);
    const { push } = await open();
    await switchOn();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /“Google UK English Female”.*not on this device.*real patient/,
    );
    await act(async () => screen.getByRole('button', { name: 'No, I will read them' }).click());
    await push(answer('Three weeks. It', 1));
    expect(speech.said).toEqual([]);
    await switchOn();
    await act(async () => screen.getByRole('button', { name: 'Agree, read answers aloud' }).click());
    await push(answer('Four weeks. It', 2));
    expect(speech.by).toContain(REMOTE.name);
    speech.remove();
  });

  it('is silent where it was switched on before anybody was asked', async () => {
    localStorage.setItem('wardmates.consultation.voice', '{"aloud":true}');
    const speech = fakeSpeech([]);
    const { push } = await open();
    await push(answer('Three weeks. It', 1));
    expect(speech.said).toEqual([]);
    speech.remove();
  });

  it('is not used if the device has a voice of its own, in any accent', async () => {
    localStorage.setItem('wardmates.consultation.voice', '{"aloud":true}');
    const speech = fakeSpeech([REMOTE, { name: 'Karen', lang: 'en_AU', localService: true }]);
    const { push } = await open();
    await push(answer('Three weeks. It', 1));
    expect(speech.by).toEqual(['Karen']);
    speech.remove();
  });
});

describe('a speech server that would hear and speak', () => {
  const withServer = () => dataOf({ speech: { service: 'speech.example', hears: 'hears-1', speaks: 'speaks-1' } });
  const KEY = 'wardmates.consent.7.hears-1,speaks-1@speech.example';
  const speak = () => act(async () => screen.getByRole('button', { name: /^Speak/ }).click());
  const choose = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  let opened: jest.Mock;
  beforeEach(() => {
    opened = jest.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const context = class {
      readonly state = 'running';
    };
    Object.assign(globalThis, { AudioWorkletNode: class {}, AudioContext: context });
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: opened } });
  });
  afterEach(() => {
    for (const name of ['AudioWorkletNode', 'AudioContext']) Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  it('is named before the microphone opens; no is no, and it asks again where there is no other way', async () => {
    await open(withServer());
    expect(screen.queryByText(/cannot turn speech into text/)).toBeNull();
    await speak();
    expect(screen.getByRole('dialog')).toHaveTextContent(/speech\.example.*hears-1.*speaks-1.*real patient/);
    await choose('No, do not use it');
    expect(localStorage.getItem(KEY)).toBe('no');
    await speak();
    expect(opened).not.toHaveBeenCalled();
    await choose('Agree, use the speech server');
    expect(localStorage.getItem(KEY)).toBe('yes');
    expect(opened).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/may not use the microphone/)).toBeInTheDocument();
  });

  it('leaves who said no the speech of their browser, and asks about that by itself', async () => {
    const speech = fakeSpeech();
    localStorage.setItem(KEY, 'no');
    await open(withServer());
    await speak();
    expect(screen.getByRole('dialog')).toHaveTextContent(/your browser’s maker/);
    await choose('Agree, use the microphone');
    expect([speech.recognitions.length, opened.mock.calls.length]).toEqual([1, 0]);
    speech.remove();
  });

  it('is asked about when answers are to be read aloud, and can be chosen again', async () => {
    await open(withServer());
    await choose('Sound and voice');
    await act(async () => screen.getByRole('switch', { name: 'Read answers aloud' }).click());
    expect(screen.getByRole('dialog', { name: 'Use the speech server?' })).toBeInTheDocument();
    await choose('Agree, use the speech server');
    // Nobody was about to speak.
    expect(opened).not.toHaveBeenCalled();
    await choose('Sound and voice');
    expect(screen.getByRole('switch', { name: /^Hands-free/ })).not.toBeChecked();
    await choose('Choose who hears and speaks');
    await choose('No, do not use it');
    expect(localStorage.getItem(KEY)).toBe('no');
  });
});

describe('a model that would answer', () => {
  const withModel = (more = {}) =>
    dataOf({ speaker: 'model', model: { name: 'clinic-1', service: 'ai.example' }, ...more });

  it('is named before anything goes to it; the answer is kept for this model, and can be changed', async () => {
    const ready = snapshotOf({ state: 'ready' });
    const first = await open(withModel({ consultation: ready }), snapshotOf({ version: 2 }));
    await act(async () => screen.getByRole('button', { name: 'Start the consultation' }).click());
    expect(screen.getByRole('dialog')).toHaveTextContent(/clinic-1, run at ai\.example.*real patient/);
    await act(async () => screen.getByRole('button', { name: 'Agree, let the AI answer' }).click());
    await act(async () => screen.getByRole('button', { name: 'Start now' }).click());
    await first.push(snapshotOf({ version: 2 }));
    await type('Hello');
    await press('Enter');
    await waitFor(() =>
      expect(first.said().at(-1)!.body).toMatchObject({ data_request: 'say', model: 'clinic-1@ai.example' }),
    );
    expect(localStorage.getItem('wardmates.consent.7.clinic-1@ai.example')).toBe('yes');
    await act(async () => screen.getByRole('button', { name: 'Choose who answers' }).click());
    await act(async () => screen.getByRole('button', { name: 'No, use the scripted patient' }).click());
    expect(screen.getByText('Scripted patient (no AI)')).toBeInTheDocument();
  });

  it('is asked about anew where another one speaks since the page was opened, and hears nothing before', async () => {
    localStorage.setItem('wardmates.consent.7.clinic-1@ai.example', 'yes');
    const view = await open(withModel(), ({ model }: { model: string }) =>
      model === 'clinic-1@ai.example' ? new Refusal(409, 'model-changed') : snapshotOf({ version: 2 }),
    );
    view.answers[`GET ${AT}`] = withModel({ model: { name: 'clinic-2', service: 'other.example' } });
    await type('Hello');
    await press('Enter');
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent(/clinic-2, run at other\.example/);
    expect(box()).toHaveValue('Hello');
    await act(async () => within(question).getByRole('button', { name: 'No, use the scripted patient' }).click());
    await press('Enter');
    await waitFor(() => expect(view.said().at(-1)!.body).toMatchObject({ text: 'Hello', model: '' }));
  });

  it('gets nothing from somebody who has not decided', async () => {
    const { said } = await open(withModel(), snapshotOf({ version: 2 }));
    await type('Hello');
    await press('Enter');
    await waitFor(() => expect(said().at(-1)!.body).toMatchObject({ data_request: 'say', model: '' }));
  });
});

it('where the browser cannot listen there is no button, and that is said once', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull();
  expect(screen.getByText(/cannot turn speech into text/)).toBeInTheDocument();
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByText(/cannot turn speech into text/)).toBeNull();
  expect(localStorage.getItem('wardmates.consultation.voice')).toContain('"told":true');
});
