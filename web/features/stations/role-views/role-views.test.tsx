/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Socket } from 'socket.io-client';
import { stationConsultation } from '~/domain/consultations/contract';
import { groupStatus } from '~/domain/group-practice/contract';
import { groupKnocks } from '~/domain/group-practice/knock-contract';
import { saveSnapshot } from '~/web/live/snapshots';
import { hearTones } from '~/web/ui/sound/testing/hear';
import { checklistOf, clockOf, PIN, SLUG, statusOf } from '../testing/answers';
import { fakeGateway, renderStations } from '../testing/render-stations';
import { PatientPage } from './patient-page';
import { StudentPage } from './student-page';

const STUDENT = `/osce-stations/${SLUG}/student/`;
const PATIENT = `/osce-stations/${SLUG}/patient/`;
const ROUTES = [
  { path: '/osce-stations/:slug/student/', element: <StudentPage /> },
  { path: '/osce-stations/:slug/patient/', element: <PatientPage /> },
];
const station = { ...checklistOf().station, extra_candidate_resources: '<p>ECG on arrival.</p>' };
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));

async function open(at: string, body: unknown, status = 200) {
  fakeGateway({ [`GET ${at}`]: { status, body } });
  const view = renderStations({ at, routes: ROUTES });
  await settle();
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe("the candidate's view", () => {
  // rules: 3.2.20, 3.9.2
  it('has instructions, further material and a clock of 2 minutes, and nothing else', async () => {
    await open(STUDENT, { station, group: null });
    expect(screen.getByText('Take a history.')).toBeInTheDocument();
    expect(screen.getByText('ECG on arrival.')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('2:00');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('Watch the structure.')).toBeNull();
    expect(screen.queryByText('You are Alan.')).toBeNull();
  });

  it("shows the group's clock without controls, as observer too", async () => {
    const { push } = await open(`${STUDENT}?pin=${PIN}`, {
      station,
      group: { pin: PIN, is_host: false, role: 'observer' },
    });
    expect(screen.getByRole('timer')).toHaveTextContent('–:––');
    await push(PIN, statusOf({ host_id: 8, examiner: 9, observer: [1] }));
    await settle();
    expect(screen.getByText('Observer')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('8:00');
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  it("keeps an observer's ticks that could not be sent over a reload, and sends them then", async () => {
    const at = `${STUDENT}?pin=${PIN}`;
    const { sections } = checklistOf();
    const item = sections[0]!.items[0]!;
    const view = { station, group: { pin: PIN, is_host: false, role: 'observer', sheet_open: true } };
    const { sent, answers } = fakeGateway({
      [`GET ${at}`]: { body: view },
      [`POST ${at}#open_checklist`]: { body: { sections, ticked: [] } },
      [`POST ${at}#observer_ticks`]: { status: 503, body: { type: '/problems/unavailable', status: 503, detail: '' } },
    });
    const ticksSent = () => sent.flatMap(({ body }) => (body.data_request === 'observer_ticks' ? [body.changes] : []));
    const opened = async () => {
      const shown = renderStations({ at, routes: ROUTES });
      await settle();
      await shown.push(PIN, statusOf({ host_id: 8, examiner: 9, observer: [1] }));
      await settle();
      return shown;
    };
    const first = await opened();
    fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(item.title) }));
    await settle();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    cleanup();
    first.cache.clear();

    answers[`POST ${at}#observer_ticks`] = { body: { ticked: [item.id] } };
    await opened();
    expect(await screen.findByRole('checkbox', { name: new RegExp(item.title) })).toBeChecked();
    await settle();
    const tick = [{ item_id: item.id, on: true }];
    expect(ticksSent()).toEqual([tick, tick]);
    cleanup();
    await opened();
    await settle();
    expect(ticksSent()).toHaveLength(2);
  });

  it('lets the virtual patient in when the reading time is over', async () => {
    const { push } = await open(`${STUDENT}?pin=${PIN}`, {
      station,
      group: { pin: PIN, is_host: false, role: 'student' },
    });
    const own = { host_id: 8, examiner: 9, student: 1, patient: null, virtual_patient: true };
    await push(
      PIN,
      statusOf({ ...own, clock: clockOf({ started_at: clockOf().server_time + 60_000, reading: true }) }),
    );
    await settle();
    const region = screen.getByRole('region', { name: 'Virtual patient' });
    expect(region).toHaveTextContent('comes in when the reading time is over');
    expect(within(region).queryByRole('button')).toBeNull();
    await push(PIN, statusOf({ ...own, version: 3, clock: clockOf({ started_at: clockOf().server_time }) }));
    await settle();
    expect(within(region).getByRole('button', { name: 'Talk to the virtual patient' })).toBeEnabled();
  });

  it('says of the virtual patient in the third role when an answer has failed', async () => {
    const { push, cache } = await open(`${STUDENT}?pin=${PIN}`, {
      station,
      group: { pin: PIN, is_host: false, role: 'observer' },
    });
    await push(PIN, statusOf({ host_id: 8, examiner: 9, observer: [1], patient_talk: 5 }));
    await settle();
    const turn = { turn_id: 'a', number: 1, asked: 'Hello', said: '', speaker: 'offline', asked_at: '' };
    const talk = (version: number, state: 'waiting' | 'failed') =>
      act(async () =>
        saveSnapshot(cache, stationConsultation.name, '5', {
          ...{ version, state: 'running', clock: clockOf(), ends_at: null, turns_left: 79 },
          turns: [{ ...turn, state, failure: state === 'failed' ? 'internal' : null }],
        }),
      );
    await talk(1, 'waiting');
    await settle();
    const region = screen.getByRole('region', { name: 'Virtual patient' });
    expect(region).toHaveTextContent('The patient is answering');
    await talk(2, 'failed');
    await settle();
    expect(region).toHaveTextContent('The patient could not answer. Ask again.');
    expect(region).not.toHaveTextContent('is answering');
  });

  it('offers to take over from an examiner who has been away for 60 s, and not before', async () => {
    const { push } = await open(`${STUDENT}?pin=${PIN}`, {
      station,
      group: { pin: PIN, is_host: false, role: 'observer' },
    });
    const now = Date.now();
    const status = (more: object) =>
      statusOf({ host_id: 8, examiner: 9, observer: [1], clock: clockOf({ server_time: now }), ...more });
    await push(PIN, status({ examiner_free_at: null }));
    await settle();
    expect(screen.queryByRole('region', { name: /away|Nobody/ })).toBeNull();
    await push(PIN, status({ version: 2, examiner_free_at: now + 20_000 }));
    await settle();
    expect(screen.getByText('You can take over in 20 seconds.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take over as examiner' })).toBeNull();
    await act(async () => void (await jest.advanceTimersByTimeAsync(20_000)));
    expect(screen.getByRole('button', { name: 'Take over as examiner' })).toBeInTheDocument();
    await push(PIN, status({ version: 3, examiner: null, examiner_free_at: 0 }));
    await settle();
    expect(screen.getByText('Nobody is examining')).toBeInTheDocument();
  });

  it('offers an observer the role of a patient at the moment at which it is free, and shows them as what they are', async () => {
    const { push } = await open(`${STUDENT}?pin=${PIN}`, {
      station,
      group: { pin: PIN, is_host: false, role: 'observer' },
    });
    const now = Date.now();
    const status = (more: object) =>
      statusOf({
        host_id: 8,
        examiner: 9,
        student: 7,
        patient: 6,
        observer: [1],
        clock: clockOf({ server_time: now }),
        ...more,
      });
    const offer = () => screen.queryByRole('button', { name: /^Be the/ });
    await push(PIN, status({ free_at: { student: null, patient: now + 20_300 } }));
    await act(async () => void (await jest.advanceTimersByTimeAsync(20_299)));
    expect(offer()).toBeNull();
    await act(async () => void (await jest.advanceTimersByTimeAsync(1)));
    expect(offer()).toHaveTextContent('Be the patient');
    await push(PIN, status({ version: 2, free_at: { student: null, patient: null } }));
    await settle();
    expect(offer()).toBeNull();
    await push(PIN, status({ version: 3, student: null }));
    await settle();
    expect(offer()).toHaveTextContent('Be the candidate');
    expect(screen.getByText('Observer')).toBeInTheDocument();
    await push(PIN, status({ version: 4, student: 1, observer: [] }));
    await settle();
    expect(offer()).toBeNull();
    expect(screen.queryByText('Observer')).toBeNull();
    expect(screen.getByText('Candidate')).toBeInTheDocument();
  });

  it('offers the candidate nothing, and says who can help', async () => {
    const { push } = await open(`${STUDENT}?pin=${PIN}`, {
      station,
      group: { pin: PIN, is_host: false, role: 'student' },
    });
    await push(PIN, statusOf({ host_id: 8, student: 1, examiner: null, examiner_free_at: 0 }));
    await settle();
    expect(screen.getByText(/Someone else in the group can take over/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take over as examiner' })).toBeNull();
  });

  it.each([
    ['the summary', { state: 'complete', complete: true, quizlog_id: 71 }, `/osce-stations/summary/71?pin=${PIN}`],
    ['the lobby', { state: 'lobby', round: 2 }, `/group-study/${PIN}/`],
  ] as const)('is left for %s with the group', async (_, next, where) => {
    const { push } = await open(`${STUDENT}?pin=${PIN}`, {
      station,
      group: { pin: PIN, is_host: false, role: 'student' },
    });
    await push(PIN, statusOf({ version: 2, ...next }));
    await settle();
    expect(screen.getByText(`elsewhere: ${where}`)).toBeInTheDocument();
  });

  it('of somebody without the role says so, with the way back to the group', async () => {
    await open(`${STUDENT}?pin=${PIN}`, { type: '/problems/not-your-role', status: 403 }, 403);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the group' })).toHaveAttribute('href', `/group-study/${PIN}/`);
  });
});

describe("the patient's view", () => {
  it('of the round’s own candidate says why it is closed, with the way back to their view', async () => {
    const next_url = `${STUDENT}?pin=${PIN}`;
    await open(PATIENT, { type: '/problems/candidate-of-round', status: 403, next_url }, 403);
    expect(screen.getByRole('alert')).toHaveTextContent('open when the station is over');
    expect(screen.getByRole('link', { name: 'Back to your view' })).toHaveAttribute('href', next_url);
  });

  it('has the instructions, the clock of the station, and what the candidate has read folded away', async () => {
    await open(PATIENT, { station, group: null });
    expect(screen.getByText('You are Alan.')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('8:00');
    const fold = screen.getByRole('heading', { name: 'What the candidate read' });
    expect(screen.getByText('Take a history.')).not.toBeVisible();
    act(() => void fireEvent.click(fold));
    expect(screen.getByText('Take a history.')).toBeVisible();
  });
});

describe('leaving the group during a station', () => {
  const LOBBY = `/group-study/${PIN}/`;
  it.each<[string, string, string, object]>([
    ['the candidate', STUDENT, 'student', { student: 1 }],
    ['an observer', STUDENT, 'observer', { observer: [1] }],
    ['the patient', PATIENT, 'patient', { patient: 1 }],
  ])('is offered to %s, who confirms it and goes on to where the group says', async (_, page, role, is) => {
    const at = `${page}?pin=${PIN}`;
    const { sent } = fakeGateway({
      [`GET ${at}`]: { body: { station, group: { pin: PIN, is_host: false, role } } },
      [`POST ${LOBBY}#leave`]: { body: { next_url: '/osce-stations/' } },
    });
    const { push } = renderStations({ at, routes: ROUTES });
    await settle();
    await push(PIN, statusOf({ host_id: 8, examiner: 9, clock: clockOf(), ...is }));
    await settle();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Leave the group' })));
    expect(sent.filter(({ body }) => body.data_request === 'leave')).toEqual([]);
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Leave the group' })));
    await settle();
    expect(sent.at(-1)).toMatchObject({ path: LOBBY, body: { data_request: 'leave' } });
    expect(screen.getByText('elsewhere: /osce-stations/')).toBeInTheDocument();
  });
});

describe('a knock', () => {
  const knocksOf = (version: number, ...names: string[]) => ({
    version,
    knocks: names.map((name, index) => ({
      id: version * 10 + index,
      name,
      guest: true,
      expires_at: 1_900_000_000_000,
    })),
  });
  const hosted = (host_id: number) => statusOf({ host_id, examiner: 9, student: 1, patient: 8 });
  const played = hearTones();

  async function openAs(host_id: number) {
    const view = await open(`${STUDENT}?pin=${PIN}`, {
      station,
      group: { pin: PIN, is_host: host_id === 1, role: 'student' },
    });
    await view.push(PIN, hosted(host_id));
    await settle();
    return {
      ...view,
      knock: async (snapshot: ReturnType<typeof knocksOf>) => {
        await act(async () => saveSnapshot(view.cache, groupKnocks.name, PIN, snapshot));
        await settle();
      },
    };
  }

  it('is seen and heard once by the host in a role view, who lets people in from there', async () => {
    const { knock } = await openAs(1);
    await knock(knocksOf(1));
    expect(screen.queryByRole('region', { name: /to come in/ })).toBeNull();
    await knock(knocksOf(2, 'Noor', 'Rosa', 'Ines'));
    const notice = screen.getByRole('region', { name: '3 people ask to come in' });
    expect(notice).toHaveTextContent('Noor asks to come in.');
    expect(within(notice).getAllByRole('button')).toHaveLength(2);
    expect(notice).toHaveTextContent('2 more wait.');
    expect(played).toHaveLength(2);
    const { sent } = fakeGateway({ 'POST /api/group-study/answer-knock/': { body: knocksOf(3) } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Let in Noor' })));
    await settle();
    await settle();
    expect(sent).toMatchObject([{ body: { pin: PIN, knock_id: 20, let_in: true } }]);
    expect(screen.queryByRole('region', { name: /to come in/ })).toBeNull();
    expect(played).toHaveLength(2);
  });

  it('makes no sound where the clocks of this device are muted', async () => {
    localStorage.setItem('wardmates.timer.muted', 'true');
    const { knock } = await openAs(1);
    await knock(knocksOf(4, 'Noor'));
    expect(screen.getByRole('region', { name: 'Someone asks to come in' })).toBeInTheDocument();
    expect(played).toEqual([]);
  });

  it('is for the host alone', async () => {
    const { knock } = await openAs(8);
    await knock(knocksOf(5, 'Noor'));
    expect(screen.queryByRole('region', { name: /come in/ })).toBeNull();
    expect(played).toEqual([]);
  });
});

describe('a removed member', () => {
  it('sees that they were removed, with a way home', async () => {
    const told: Record<string, (message: unknown) => void> = {};
    const socket = {
      connected: true,
      active: true,
      on: (name: string, tell: (message: unknown) => void) => void (told[name] = tell),
      timeout: () => ({ emit: () => undefined }),
      emit: () => undefined,
    };
    fakeGateway({
      [`GET ${STUDENT}?pin=${PIN}`]: { body: { station, group: { pin: PIN, is_host: false, role: 'student' } } },
    });
    renderStations({ at: `${STUDENT}?pin=${PIN}`, routes: ROUTES, socket: socket as unknown as Socket });
    await settle();
    await act(async () =>
      told.unwatched!({ resource: groupStatus.name, key: PIN, error: { type: '/problems/not-found', status: 404 } }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('You are no longer in this group');
    expect(screen.getByRole('link', { name: 'Go to the stations' })).toHaveAttribute('href', '/osce-stations/');
  });
});
