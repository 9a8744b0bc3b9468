/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { GUEST, LEARNER, renderApp } from '~/web/app/testing/render-app';
import { StationListPage } from '../list/station-list-page';
import { cardOf } from '../testing/answers';
import { CircuitPage } from './circuit-page';
import { CircuitsPage } from './circuits-page';
import type { CircuitData } from '~/domain/stations/circuits/contract';

// Drawn by nivo, which measures; the table beside it says the same.
jest.mock('~/web/ui/weekly/weekly-chart', () => ({ WeeklyChart: () => null }));

const LIST = '/osce-stations/';
const CIRCUITS = '/osce-stations/circuits/';
const FINALS = `${CIRCUITS}finals/`;
const ROUTES = [
  { path: LIST, element: <StationListPage /> },
  { path: CIRCUITS, element: <CircuitsPage /> },
  { path: `${CIRCUITS}:slug/`, element: <CircuitPage /> },
];
const finals = { id: 3, label: 'Finals', slug: 'finals', stations: 2, tried: 1, mean: 62.5 };
const circuitOf = (more: Partial<CircuitData> = {}): CircuitData => ({
  circuit: { id: 3, label: 'Finals', slug: 'finals', style: 1 },
  stations: [cardOf(1), cardOf(2)].map((card) => ({
    ...card,
    candidate_minutes: 2,
    examiner_minutes: card.id === 1 ? 8 : 15,
  })),
  gone: [],
  weekly: [6, 5, 4, 3, 2, 1, 0].map((weeks_ago) => ({ weeks_ago, you: weeks_ago === 0 ? 50 : null })),
  ...more,
});

const open = (at: string, more: Record<string, unknown> = {}, person = LEARNER) =>
  renderApp({
    routes: ROUTES,
    at,
    person,
    answers: {
      [`GET ${LIST}`]: { style: 1, labels: [], items: [cardOf(1), cardOf(2)], page: 1, pages: 1, count: 2 },
      [`GET ${CIRCUITS}`]: { style: 1, circuits: [finals] },
      [`GET ${FINALS}`]: circuitOf(),
      'POST /api/stations/circuits/add/': { circuit: { id: 3, label: 'Finals', slug: 'finals' }, added: 1 },
      ...more,
    },
  });
const choose = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const field = () => screen.findByRole('textbox', { name: 'Name of a new circuit' });
const namedInAddress = () =>
  waitFor(() => expect(screen.getByPlaceholderText('An existing circuit')).toHaveValue('Finals'));
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to circuit' }));

describe("builder mode, 'also entered via ?circuit=true&label={label}' (spec 3 §2)", () => {
  // rules: 3.4.30, 3.7.7
  it('adds the chosen stations, in the order they were chosen, as JSON with kit_ids and label', async () => {
    const { sent, router } = await open(LIST);
    await userEvent.click(await screen.findByRole('button', { name: 'Build a circuit' }));
    expect(router.state.location.search).toBe('?circuit=true');
    await choose('Station 2');
    await choose('Station 1');
    await userEvent.type(await field(), 'Mock exam');
    await add();
    expect(sent.at(-1)).toEqual({ path: '/api/stations/circuits/add/', body: { kit_ids: [2, 1], label: 'Mock exam' } });
    await waitFor(() => expect(router.state.location.pathname).toBe(FINALS));
  });

  // rules: 3.2.27
  it('adds to the circuit that the address names', async () => {
    const { sent } = await open(`${LIST}?circuit=true&label=Finals`);
    await choose('Station 1');
    await namedInAddress();
    await add();
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ kit_ids: [1], label: 'Finals' }));
  });

  // rules: 3.5.27
  it("'does nothing when no stations are chosen' (spec 3 §5)", async () => {
    const { sent, router } = await open(`${LIST}?circuit=true&label=New`);
    await waitFor(async () => expect(await field()).toHaveValue('New'));
    await add();
    expect(sent).toEqual([]);
    expect(router.state.location.pathname).toBe(LIST);
  });

  // rules: 3.4.30
  it('is left by Cancel, and nothing stays chosen', async () => {
    const { router } = await open(`${LIST}?circuit=true&label=Finals`);
    await choose('Station 1');
    await screen.findByText('1 station chosen');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.search).toBe('');
    expect(screen.queryByRole('checkbox', { name: 'Station 1' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Build a circuit' }));
    expect(await screen.findByText('Choose stations')).toBeInTheDocument();
  });

  it('says why stations were not added', async () => {
    await open(`${LIST}?circuit=true&label=Finals`, {
      'POST /api/stations/circuits/add/': new Refusal(422, 'circuit-full'),
    });
    await choose('Station 1');
    await namedInAddress();
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent('A circuit can have 60 stations.');
  });

  // rules: 3.6.8
  it('is not for guests', async () => {
    await open(`${LIST}?circuit=true`, {}, GUEST);
    expect((await screen.findAllByRole('article')).length).toBe(2);
    expect(screen.queryByRole('checkbox', { name: 'Station 1' })).not.toBeInTheDocument();
  });
});

describe("one's circuits", () => {
  // rules: 3.2.26
  it('are listed with how they go', async () => {
    await open(CIRCUITS);
    const item = (await screen.findByRole('link', { name: 'Finals' })).closest('li')!;
    expect(screen.getByRole('link', { name: 'Finals' })).toHaveAttribute('href', FINALS);
    expect(item).toHaveTextContent('2 stations · 63% on average, 1 of 2 attempted');
  });

  it('without any lead to the builder', async () => {
    await open(CIRCUITS, { [`GET ${CIRCUITS}`]: { style: 1, circuits: [] } });
    expect(await screen.findByRole('link', { name: 'Build a circuit' })).toHaveAttribute(
      'href',
      '/osce-stations/?circuit=true',
    );
  });
});

describe('a circuit', () => {
  // rules: 3.9.16
  it("has a chart 'from 6 weeks ago to Now', with a table behind it (spec 3 §9)", async () => {
    await open(FINALS);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'WeekYou',
      ...[6, 5, 4, 3, 2].map((weeks) => `${weeks} weeks agoNo attempts`),
      '1 week agoNo attempts',
      'Now50%',
    ]);
  });

  // rules: 3.2.3
  it('with its last station taken out is gone, and one lands on /osce-stations/circuits/ (spec 3 §2)', async () => {
    const { sent, router } = await open(FINALS, {
      [`GET ${FINALS}`]: circuitOf({ stations: [], gone: [{ id: 9, name: 'Removed one' }] }),
      'POST /api/stations/circuits/remove-kit/': { deleted: true, next_url: CIRCUITS },
    });
    expect(await screen.findByText('Deleted')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Removed one from the circuit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(CIRCUITS));
    expect(sent).toEqual([{ path: '/api/stations/circuits/remove-kit/', body: { kit_id: 9, circuit_id: 3 } }]);
  });

  // rules: 3.2.2
  it('is deleted once that is confirmed, and one lands on /osce-stations/circuits/ (spec 3 §2)', async () => {
    const { sent, router } = await open(FINALS, { 'POST /api/stations/circuits/delete/': { next_url: CIRCUITS } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(sent).toEqual([]);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(CIRCUITS));
  });

  it('is renamed, and stands at its new address', async () => {
    const { sent, router } = await open(FINALS, {
      'POST /api/stations/circuits/rename/': { slug: 'mock' },
      [`GET ${CIRCUITS}mock/`]: circuitOf(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'Mock');
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${CIRCUITS}mock/`));
    expect(sent).toEqual([{ path: '/api/stations/circuits/rename/', body: { circuit_id: 3, label: 'Mock' } }]);
  });

  it('leads to the builder with its label', async () => {
    await open(FINALS);
    expect(await screen.findByRole('link', { name: 'Add stations' })).toHaveAttribute(
      'href',
      '/osce-stations/?circuit=true&label=Finals',
    );
  });
});

describe('running a circuit', () => {
  it('says what it comes to, takes chosen minutes, and leads to the lobby', async () => {
    const { sent, router } = await open(FINALS, {
      'POST /api/circuit-runs/start/': { next_url: '/circuit-runs/482913507/', pin: '482913507', skipped: [] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Run this circuit' }));
    const dialog = within(await screen.findByRole('dialog'));
    // 2 + 8 + 3 and 2 + 15 + 3.
    expect(dialog.getByText('2 stations · 33 min')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Station' }), '5');
    expect(dialog.getByText('2 stations · 20 min')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Open the lobby' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/circuit-runs/482913507/'));
    expect(sent).toEqual([
      {
        path: '/api/circuit-runs/start/',
        body: {
          circuit_id: 3,
          reading_minutes: null,
          station_minutes: 5,
          feedback_minutes: null,
          shuffle: false,
          alone: false,
        },
      },
    ]);
  });
});
