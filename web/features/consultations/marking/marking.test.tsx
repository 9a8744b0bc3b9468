/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { consultationPage, stationConsultation } from '~/domain/consultations/contract';
import { GRADE_GROUPS } from '~/domain/stations/marking';
import { Refusal, type Answers } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { saveSnapshot } from '~/web/live/snapshots';
import { ConsultationPage } from '../consultation-page';
import { AT, dataOf, ID, markingOf, snapshotOf, turnOf } from '../testing/consultations';
import { withWishes } from './wishes';

const ROUTES = [{ path: consultationPage.path, element: <ConsultationPage /> }];
const turns = [turnOf(1, { asked: 'Where does it hurt, and since when?' })];
const marked = (more: Partial<ReturnType<typeof dataOf>> = {}) =>
  dataOf({ consultation: snapshotOf({ state: 'marking', turns }), marking: markingOf(), ...more });

async function open(data: ReturnType<typeof dataOf>, answers: Answers = {}) {
  const view = await renderApp({
    routes: ROUTES,
    at: AT,
    person: LEARNER,
    answers: { [`GET ${AT}`]: data, ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const press = (role: 'button' | 'checkbox', name: string | RegExp) =>
  act(async () => screen.getByRole(role, { name }).click());

it('what the person has just tapped counts at once', () => {
  const after = withWishes(markingOf(), new Map([[12, true]]));
  expect(after).toMatchObject({ ticked: 2, score: 100 });
  expect(after.sections[0]!.items[1]).toMatchObject({ ticked: true, overruled: true });
  expect(withWishes(markingOf(), new Map([[11, true]]))).toMatchObject({ ticked: 1, score: 50 });
});

describe('the marks', () => {
  it('say what words cannot show, and how many were judged', async () => {
    const some = markingOf({ judged: 1 });
    some.sections[0]!.items[1] = { ...some.sections[0]!.items[1]!, judged: false };
    await open(marked({ marking: some }));
    expect(screen.getByText(/^Cannot be judged/).parentElement).toHaveTextContent(/^Not judged/);
    expect(screen.getByText('1 of 2 judged')).toBeInTheDocument();
    expect(withWishes(some, new Map([[12, true]]))).toMatchObject({ judged: 2 });
  });

  it('say what was done and what was not, and when the words were said', async () => {
    const at = { asked_at: '2026-06-13T10:02:14Z' };
    const marking = markingOf();
    marking.sections[0]!.items[0]!.evidence = [{ turn: 2, by: 'candidate', quote: 'Where does it hurt' }];
    await open(marked({ consultation: snapshotOf({ state: 'marking', turns: [...turns, turnOf(2, at)] }), marking }));
    const [site, jaw] = screen.getAllByRole('checkbox').map((box) => box.closest('li')!);
    expect(site).toHaveTextContent(/Done\s*Detected\s*2:14 You said, turn 2: “Where does it hurt”/);
    expect(jaw).toHaveTextContent(/Not done\s*Not detected/);
  });

  it('stand on words that are shown where they were said, and lead back', async () => {
    await open(marked());
    await press('button', '0:00 You said, turn 1: “Where does it hurt”');
    expect(screen.getByText('Where does it hurt').tagName).toBe('MARK');
    expect(document.activeElement).toHaveAttribute('id', 'turn-1');
    await press('button', 'Back to the mark');
    expect(screen.queryByText('Where does it hurt')).toBeNull();
  });

  it('say which cues were picked up, and which were missed', async () => {
    const cues = [
      { cue: 'Everyone has their lot', turn: 1, picked_up: 4 },
      { cue: 'I’m all right, really', turn: 1, picked_up: null },
    ];
    await open(marked({ cues }));
    const rows = screen.getByRole('region', { name: 'Cues' }).querySelectorAll('ul > li[id]');
    expect([...rows].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Everyone has their lot.*Picked up in turn 4$/),
      expect.stringMatching(/I’m all right, really.*Missed$/),
    ]);
    await press('button', /I’m all right, really/);
    expect(document.activeElement).toHaveAttribute('id', 'turn-1');
    await press('button', 'Back to the mark');
    expect(screen.queryByRole('button', { name: 'Back to the mark' })).toBeNull();
  });

  it('name no cues where none showed', async () => {
    await open(marked({ cues: [] }));
    expect(screen.queryByRole('region', { name: 'Cues' })).toBeNull();
  });

  it('are overruled by one tap, and put back by another', async () => {
    const overruled = markingOf({ ticked: 2, score: 100 });
    overruled.sections[0]!.items[1] = { ...overruled.sections[0]!.items[1]!, ticked: true, overruled: true };
    const { sent, answers } = await open(marked(), { [`POST ${AT}`]: overruled });
    expect(screen.getAllByText('1/2')).toHaveLength(2);
    await press('checkbox', 'Jaw pain on chewing');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    expect(sent).toEqual([{ path: AT, body: { data_request: 'mark', item_id: 12, ticked: true } }]);
    expect(screen.getByText('Your mark')).toBeInTheDocument();
    expect(screen.getAllByText('2/2')).toHaveLength(2);
    answers[`POST ${AT}`] = markingOf();
    await press('button', /^Undo your mark: Jaw/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    expect(sent[1]!.body).toEqual({ data_request: 'mark', item_id: 12, ticked: false });
    expect(screen.queryByText('Your mark')).toBeNull();
  });

  it('that are refused are as they were, with the reason', async () => {
    await open(marked(), { [`POST ${AT}`]: new Refusal(404, 'not-found') });
    await press('checkbox', 'Jaw pain on chewing');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Jaw pain on chewing' })).not.toBeChecked();
  });

  it('are submitted, which leads to the summary', async () => {
    const { router } = await open(marked(), {
      [`POST ${AT}`]: { quizlog_id: 71, next_url: '/osce-stations/summary/71' },
    });
    await press('button', 'Submit');
    expect(router.state.location.pathname).toBe('/osce-stations/summary/71');
  });

  it('lead to the summary also when the push of their submission comes before the answer', async () => {
    let answer: (output: unknown) => void = () => undefined;
    const { router, cache } = await open(marked(), { [`POST ${AT}`]: () => new Promise((done) => (answer = done)) });
    await press('button', 'Submit');
    await act(async () => {
      saveSnapshot(cache, stationConsultation.name, String(ID), snapshotOf({ state: 'submitted', turns, version: 9 }));
      await new Promise((told) => setTimeout(told));
    });
    await act(async () => answer({ quizlog_id: 71, next_url: '/osce-stations/summary/71' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/osce-stations/summary/71'));
  });

  it('of a GP case need every grade', async () => {
    const { sent } = await open(marked({ marking: markingOf({ grade_groups: [...GRADE_GROUPS] }) }));
    await press('button', 'Submit');
    expect(sent).toEqual([]);
    expect(screen.getAllByText(/choose/i).length).toBeGreaterThanOrEqual(1);
  });
});

it('a past consultation shows transcript, evidence and marks, and changes nothing', async () => {
  await open(
    marked({
      consultation: snapshotOf({ state: 'submitted', turns }),
      result: {
        quizlog_id: 71,
        summary_url: '/osce-stations/summary/71',
        submitted_at: '2026-06-13T10:10:00Z',
        by_itself: false,
      },
    }),
  );
  expect(screen.getByRole('checkbox', { name: 'Site of the pain' })).toBeDisabled();
  expect(screen.getByText('Where does it hurt, and since when?')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the summary' })).toHaveAttribute('href', '/osce-stations/summary/71');
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

it('one that ended without a result says why', async () => {
  await open(dataOf({ consultation: snapshotOf({ state: 'closed' }), closed: 'nothing-said' }));
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was said');
});
