/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InsightsData, insightsPage } from '~/domain/stations/insights/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { InsightsPage } from './insights-page';

// Drawn by nivo, which measures; the tables beside them say the same.
jest.mock('~/web/ui/weekly/weekly-chart', () => ({ WeeklyChart: () => null }));
jest.mock('./domain-chart', () => ({ DomainChart: () => null }));

const PASSED = { dgd_grade: 'pass', cmc_grade: 'pass', rto_grade: 'clear-pass', overall_score: 'fail' } as const;
const tryOf = (
  id: number,
  more: Partial<InsightsData['tries']['items'][number]> = {},
): InsightsData['tries']['items'][number] => ({
  quizlog_id: id,
  name: `Station ${id}`,
  label: 1,
  score: 62.5,
  seconds_used: 444,
  submitted_at: '2026-03-02T12:00:00.000Z',
  grades: null,
  ...more,
});
const insightsOf = (more: Partial<InsightsData> = {}): InsightsData => ({
  style: 1,
  tries: { items: [tryOf(7), tryOf(6)], page: 1, pages: 2, count: 12 },
  weekly: [6, 5, 4, 3, 2, 1, 0].map((weeks_ago) => ({
    weeks_ago,
    you: weeks_ago === 0 ? 62.5 : null,
    others: 50 + weeks_ago,
  })),
  domains: [],
  suggestions: [],
  ...more,
});

const open = (data: unknown, at = '/insights/osce-stations/') =>
  renderApp({
    routes: [{ path: insightsPage.path, element: <InsightsPage /> }],
    at,
    person: LEARNER,
    answers: { [`GET ${at.split('?')[0]}`]: data },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the list of tries', () => {
  it('leads from each to its summary, with date, label, score and time', async () => {
    await open(insightsOf());
    const [, first] = (await part('Your stations')).getAllByRole('row');
    expect(within(first!).getByRole('link', { name: 'Station 7' })).toHaveAttribute('href', '/osce-stations/summary/7');
    for (const words of ['2 Mar 2026', 'History', '63%', '7:24'])
      expect(within(first!).getByText(words)).toBeInTheDocument();
  });

  // rules: 3.2.22
  it('is sorted by the head of a column, the other way round by choosing it again, all of it in the address', async () => {
    const { router } = await open(insightsOf());
    const columns = (await part('Your stations')).getAllByRole('columnheader');
    expect(columns.map((column) => [column.textContent, column.getAttribute('aria-sort')])).toEqual([
      ['Date', 'descending'],
      ['Station', 'none'],
      ['Skill', 'none'],
      ['Score', 'none'],
      ['Time used', 'none'],
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Station' }));
    expect(router.state.location.search).toBe('?sort=name&direction=asc');
    await userEvent.click(screen.getByRole('link', { name: 'Station' }));
    expect(router.state.location.search).toBe('?sort=name&direction=desc');
    await userEvent.click(screen.getByRole('link', { name: 'Date' }));
    expect(router.state.location.search).toBe('');
    await userEvent.click(screen.getByRole('link', { name: 'Date' }));
    expect(router.state.location.search).toBe('?sort=date&direction=asc');
  });

  it('keeps the order from page to page', async () => {
    await open(insightsOf(), '/insights/osce-stations/?sort=score&direction=asc&page=9&nonsense=1');
    expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/insights/osce-stations/?page=2&sort=score&direction=asc',
    );
  });

  it('does not send on what means nothing', async () => {
    await open(insightsOf(), '/insights/osce-stations/?sort=price&direction=up&page=-1');
    expect(await screen.findByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  });
});

describe('GP cases', () => {
  const bands = { 'clear-fail': 1, fail: 0, pass: 2, 'clear-pass': 3 };
  const data = insightsOf({
    style: 2,
    tries: { items: [tryOf(7, { grades: PASSED })], page: 1, pages: 1, count: 1 },
    domains: [{ domain: 'dgd_grade', bands }],
  });

  // rules: 3.2.23
  it('show their grades in the list', async () => {
    await open(data, '/insights/sca-cases/');
    const row = within((await part('Your stations')).getAllByRole('row')[1]!);
    expect(row.getByText('Clear pass')).toBeInTheDocument();
    expect(row.getByText('Fail')).toBeInTheDocument();
  });

  // rules: 3.2.25, 3.3.23
  it('have domain bars in four bands, Clear fail, Fail, Pass, Clear pass, with a table behind them (spec 3 §3)', async () => {
    await open(data, '/insights/sca-cases/');
    const table = within((await part('Domains of your GP cases')).getByRole('table'));
    expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Domain',
      'Clear fail',
      'Fail',
      'Pass',
      'Clear pass',
    ]);
    expect(table.getAllByRole('row')[1]).toHaveTextContent('Data gathering and diagnosis1023');
  });
});

// rules: 3.2.24, 3.3.22
it("the weekly line has 7 points from '6 weeks ago' to 'Now' for 'You' and 'Other users' (spec 3 §3, §9)", async () => {
  await open(insightsOf());
  const table = within((await part('Your weeks')).getByRole('table'));
  expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(['Week', 'You', 'Other users']);
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    '6 weeks agoNo attempts56%',
    '5 weeks agoNo attempts55%',
    '4 weeks agoNo attempts54%',
    '3 weeks agoNo attempts53%',
    '2 weeks agoNo attempts52%',
    '1 week agoNo attempts51%',
    'Now63%50%',
  ]);
});

it('says what to practise next, and why', async () => {
  const at = { slug: 'chest-pain', name: 'Chest pain', label: 1 };
  await open(
    insightsOf({
      suggestions: [
        { ...at, slug: 'a', reason: { kind: 'label', label: 1, mean: 45, tries: 3 } },
        { ...at, slug: 'b', reason: { kind: 'missed', item: 'Washes hands', missed: 3, of: 4 } },
        { ...at, slug: 'c', reason: { kind: 'long-ago', weeks: 7, score: 80 } },
        { ...at, slug: 'd', reason: { kind: 'never' } },
      ],
    }),
  );
  const items = (await part('What to practise next, and why')).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '/osce-stations/a/',
    '/osce-stations/b/',
    '/osce-stations/c/',
    '/osce-stations/d/',
  ]);
  expect(items.map((item) => item.textContent)).toEqual([
    'Chest painHistory is your weakest skill: 45% on average over your last 3 attempts.',
    'Chest painYou missed “Washes hands” 3 of 4 times.',
    'Chest painLast attempt 7 weeks ago, with 80%.',
    'Chest painNo attempts yet. Skill: History.',
  ]);
});

describe('without anything to show', () => {
  it('says what would be here, and leads to the stations', async () => {
    await open(insightsOf({ tries: { items: [], page: 1, pages: 1, count: 0 } }));
    expect(await screen.findByRole('link', { name: 'Choose a station' })).toHaveAttribute('href', '/osce-stations/');
    expect(screen.queryByRole('region', { name: 'Your weeks' })).not.toBeInTheDocument();
  });

  it('says what went wrong, and tries again', async () => {
    const { answers } = await open(new Refusal(400, 'malformed'));
    answers['GET /insights/osce-stations/'] = insightsOf();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Your stations' })).toBeInTheDocument();
  });

  it('is not there for a kind of station that there is none of', async () => {
    await open(insightsOf(), '/insights/cooking/');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });
});
