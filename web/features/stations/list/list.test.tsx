/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { cardOf } from '../testing/answers';
import { fakeGateway, renderStations, type Answers } from '../testing/render-stations';
import { StationListPage } from './station-list-page';

const ROUTES = [{ path: '/osce-stations/', element: <StationListPage /> }];
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));
const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const listOf = (count: number, more: { page?: number; pages?: number; count?: number } = {}) => ({
  body: {
    style: 1,
    labels: [
      { label: 1, count: 2 },
      { label: 2, count: 1 },
    ],
    items: Array.from({ length: count }, (_, index) => cardOf(index + 1)),
    page: 1,
    pages: 1,
    count,
    ...more,
  },
});

function widen(width: number) {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  act(() => void window.dispatchEvent(new Event('resize')));
}

async function open(answers: Answers, at = '/osce-stations/') {
  const gateway = fakeGateway(answers);
  const view = renderStations({ at, routes: ROUTES });
  await settle();
  return { ...gateway, ...view };
}

beforeEach(() => {
  jest.useFakeTimers();
  widen(1280);
});
afterEach(() => jest.useRealTimers());

describe('the cards (spec 3 §2)', () => {
  // rules: 3.2.34, 3.2.35, 3.2.36
  it.each([
    [1280, 6],
    [1000, 4],
    [700, 2],
  ])('at %d px: more than %d collapse behind "show all"', async (width, shown) => {
    widen(width);
    await open({ 'GET /osce-stations/': listOf(shown + 1) });
    expect(screen.getAllByRole('article')).toHaveLength(shown);
    act(() => void fireEvent.click(screen.getByRole('button', { name: `Show all (${shown + 1})` })));
    expect(screen.getAllByRole('article')).toHaveLength(shown + 1);
  });

  it('that just fit have no "show all"', async () => {
    await open({ 'GET /osce-stations/': listOf(6) });
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  });

  it('collapse anew when the window gets narrower', async () => {
    await open({ 'GET /osce-stations/': listOf(6) });
    widen(700);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

describe('further pages', () => {
  it('come with "show all", keep the filters, and are open where the address names one', async () => {
    const { router } = await open(
      {
        'GET /osce-stations/?search=pain': listOf(24, { pages: 3, count: 60 }),
        'GET /osce-stations/?search=pain&page=2': listOf(24, { page: 2, pages: 3, count: 60 }),
        'GET /osce-stations/?search=pain&label=2': listOf(1),
      },
      '/osce-stations/?search=pain',
    );
    expect(screen.queryByRole('navigation', { name: 'Pages of stations' })).toBeNull();
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Show all (60)' })));
    await settle();
    act(
      () =>
        void fireEvent.click(
          within(screen.getByRole('navigation', { name: 'Pages of stations' })).getByRole('link', { name: 'Page 2' }),
        ),
    );
    await settle();
    expect(router.state.location.search).toBe('?search=pain&page=2');
    expect(screen.getAllByRole('article')).toHaveLength(24);
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
    // Another filter begins with its first page.
    act(() => void fireEvent.click(screen.getByRole('radio', { name: /^Examination/ })));
    await settle();
    expect(router.state.location.search).toBe('?search=pain&label=2');
  });
});

describe('the filters', () => {
  it('wait for the typing to stop, and stand in the address', async () => {
    const { router } = await open({ 'GET /osce-stations/': listOf(3), 'GET /osce-stations/?search=chest': listOf(1) });
    const field = screen.getByRole('searchbox', { name: 'Search stations' });
    act(() => void fireEvent.change(field, { target: { value: 'che' } }));
    await pass(200);
    act(() => void fireEvent.change(field, { target: { value: 'chest' } }));
    await pass(299);
    expect(router.state.location.search).toBe('');
    await pass(1);
    await settle();
    expect(router.state.location.search).toBe('?search=chest');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('keep what was typed while an earlier search was on its way into the address', async () => {
    const { router } = await open({
      'GET /osce-stations/': listOf(3),
      'GET /osce-stations/?search=ch': listOf(2),
      'GET /osce-stations/?search=chest': listOf(1),
    });
    const field = screen.getByRole('searchbox', { name: 'Search stations' });
    act(() => void fireEvent.change(field, { target: { value: 'ch' } }));
    // On a slow machine the next keys come before the page has been drawn with the new address.
    await act(async () => {
      jest.advanceTimersByTime(300);
      fireEvent.change(field, { target: { value: 'chest' } });
    });
    expect(field).toHaveValue('chest');
    await act(async () => void jest.advanceTimersByTime(300));
    expect(router.state.location.search).toBe('?search=chest');
    expect(field).toHaveValue('chest');
  });

  it('do not call back a person who opens a station before the search is applied', async () => {
    fakeGateway({ 'GET /osce-stations/': listOf(3) });
    const { router } = renderStations({
      at: '/osce-stations/',
      routes: [...ROUTES, { path: '/osce-stations/:slug/', lazy: () => new Promise<never>(() => undefined) }],
    });
    await settle();
    act(
      () =>
        void fireEvent.change(screen.getByRole('searchbox', { name: 'Search stations' }), {
          target: { value: 'chest' },
        }),
    );
    const link = within(screen.getAllByRole('article')[0]!).getByRole('link');
    act(() => void fireEvent.click(link));
    await pass(300);
    expect(router.state.navigation.location?.pathname).toBe(link.getAttribute('href'));
  });

  it('are read from the address, and can be cleared when nothing matches', async () => {
    const { router } = await open(
      { 'GET /osce-stations/?search=zzz&label=2': listOf(0), 'GET /osce-stations/': listOf(2) },
      '/osce-stations/?label=2&search=zzz',
    );
    expect(screen.getByText('No station matches')).toBeInTheDocument();
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' })));
    await settle();
    expect(router.state.location.search).toBe('');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

it('on a phone filters are behind one button, which says that some apply', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(max-width: 48em)' });
  try {
    const { router } = await open({ 'GET /osce-stations/': listOf(2), 'GET /osce-stations/?label=2': listOf(1) });
    expect(screen.queryByRole('radiogroup')).toBeNull();
    const filters = screen.getByRole('button', { name: 'Filters' });
    act(() => void fireEvent.click(filters));
    act(() => void fireEvent.click(screen.getByRole('radio', { name: /^Examination/ })));
    await settle();
    expect(router.state.location.search).toBe('?label=2');
    act(() => void fireEvent.click(filters));
    expect(screen.queryByRole('radiogroup')).toBeNull();
  } finally {
    window.matchMedia = matchMedia;
  }
});

it('says what went wrong and tries again', async () => {
  const { answers } = await open({ 'GET /osce-stations/': { status: 503, body: {} } });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  answers['GET /osce-stations/'] = listOf(2);
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await settle();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
