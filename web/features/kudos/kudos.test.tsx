/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageData } from '~/domain/kit/contract';
import { kudosOfRound, type receivedKudos, type roundKudos, type RoundSnapshot } from '~/domain/kudos/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { saveSnapshot } from '~/web/live/snapshots';
import { ReceivedPage } from './received-page';
import { RoundKudos } from './round-kudos';

const PATH = '/kudos/71/';
const people: RoundSnapshot['people'] = [
  { id: LEARNER.id, name: LEARNER.name, avatar: '', role: 'student' },
  { id: 8, name: 'Ben O.', avatar: '', role: 'examiner' },
  { id: 11, name: 'Carla M.', avatar: '', role: 'patient' },
];
const roundOf = (more: Partial<RoundSnapshot> = {}): RoundSnapshot => ({ version: 1, people, thanks: [], ...more });
const dataOf = (more: Partial<PageData<typeof roundKudos>> = {}): PageData<typeof roundKudos> => ({
  round: roundOf(),
  open: true,
  may_thank: [8, 11],
  ...more,
});

async function open(data: PageData<typeof roundKudos> | Refusal, give?: (body: { kinds: string[] }) => unknown) {
  const view = await renderApp({
    routes: [{ path: '/result/', element: <RoundKudos quizlogId={71} /> }],
    at: '/result/',
    person: LEARNER,
    answers: {
      [`GET ${PATH}`]: data,
      [`POST ${PATH}`]: (body: { data_request: string; kinds: string[] }) =>
        body.data_request === 'give' ? give?.(body) : roundOf({ version: 0 }),
    },
  });
  await waitFor(() => expect(view.cache.isFetching()).toBe(0));
  const push = (snapshot: RoundSnapshot) =>
    act(async () => saveSnapshot(view.cache, kudosOfRound.name, '71', snapshot));
  return {
    ...view,
    push,
    gifts: () => view.sent.filter(({ body }) => body.data_request === 'give').map(({ body }) => body),
  };
}

const personOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest<HTMLElement>('li')!;
const kind = (name: string, of = 'Ben O.') =>
  within(screen.getByRole('group', { name: `Thank ${of} for` })).getByRole('button', { name });

/** What the server answers: it keeps what it is given. */
const keeps = (() => {
  let version = 1;
  return (body: { kinds: string[]; to?: number }) =>
    roundOf({
      version: (version += 1),
      thanks: body.kinds.length > 0 ? [{ from: LEARNER.id, to: body.to ?? 8, kinds: body.kinds as never }] : [],
    });
})();

describe('the kudos of a round', () => {
  it('are given and taken back by pressing a kind, for two at most', async () => {
    const { gifts } = await open(dataOf(), keeps);
    await userEvent.click(kind('Useful feedback'));
    expect(kind('Useful feedback')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(kind('Kind manner'));
    expect(kind('Clear explanations')).toBeDisabled();
    expect(kind('Clear explanations', 'Carla M.')).toBeEnabled();
    await userEvent.click(kind('Useful feedback'));
    expect(kind('Clear explanations')).toBeEnabled();
    expect(kind('Kind manner')).toHaveAttribute('aria-pressed', 'true');
    expect(gifts()).toEqual([
      { data_request: 'give', to: 8, kinds: ['useful-feedback'] },
      { data_request: 'give', to: 8, kinds: ['useful-feedback', 'kind-manner'] },
      { data_request: 'give', to: 8, kinds: ['kind-manner'] },
    ]);
  });

  it('are given by keyboard', async () => {
    const { gifts } = await open(dataOf(), keeps);
    await userEvent.click(screen.getByRole('heading', { level: 2, name: 'Kudos' }));
    await userEvent.tab();
    expect(kind('Clear explanations')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(gifts()).toEqual([{ data_request: 'give', to: 8, kinds: ['kind-manner'] }]);
    expect(kind('Kind manner')).toHaveFocus();
  });

  it('come in as others give them, and nobody is counted', async () => {
    const { push } = await open(dataOf());
    expect(within(personOf('You')).getByText('Nothing yet')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /Ana R\./ })).toBeNull();
    await push(
      roundOf({
        version: 2,
        thanks: [
          { from: 8, to: LEARNER.id, kinds: ['kind-manner', 'good-questions'] },
          { from: 8, to: 11, kinds: ['convincing-patient'] },
        ],
      }),
    );
    expect(within(personOf('You')).getByText(/^Kind manner, Good questions · from Ben O\.$/)).toBeInTheDocument();
    expect(within(personOf('Carla M.')).getByText(/^Convincing patient · from Ben O\.$/)).toBeInTheDocument();
    expect(within(personOf('You')).queryByText('Nothing yet')).toBeNull();
    expect(screen.getByRole('region', { name: 'Kudos' }).textContent).not.toMatch(/\d+ (kudos|times)/);
  });

  it('can no longer be given when the time is over; those that were are still there', async () => {
    await open(
      dataOf({
        open: false,
        may_thank: [],
        round: roundOf({
          thanks: [
            { from: LEARNER.id, to: 8, kinds: ['kind-manner'] },
            { from: 11, to: LEARNER.id, kinds: ['good-questions'] },
          ],
        }),
      }),
    );
    expect(screen.queryByRole('group', { name: /^Thank/ })).toBeNull();
    expect(within(personOf('Ben O.')).getByText(/^Kind manner · from you$/)).toBeInTheDocument();
    expect(within(personOf('You')).getByText(/^Good questions · from Carla M\.$/)).toBeInTheDocument();
    expect(screen.queryByText('Carla M.')).toBeNull();
    expect(screen.getByText('From Carla M.')).toBeInTheDocument();
    expect(screen.getByText('Kudos can be given for 7 days after a round.')).toBeInTheDocument();
  });

  it('are nothing where nobody is left to thank, or the time passed without any', async () => {
    await open(dataOf({ open: false, may_thank: [] }));
    expect(screen.queryByRole('region', { name: 'Kudos' })).toBeNull();
  });

  it('that are refused are taken off, with the reason', async () => {
    const { answers } = await open(dataOf(), () => new Refusal(403, 'cannot-thank'));
    answers[`GET ${PATH}`] = dataOf({ may_thank: [11] });
    await userEvent.click(kind('Kind manner'));
    expect(await screen.findByText('You cannot thank this person in this round.')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Thank Ben O. for' })).toBeNull();
    expect(kind('Kind manner', 'Carla M.')).toHaveAttribute('aria-pressed', 'false');
  });

  it('that could not be loaded can be asked for again', async () => {
    const { answers } = await open(new Refusal(404, 'kudos-round-not-found'));
    answers[`GET ${PATH}`] = dataOf();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Kudos' })).toBeInTheDocument();
  });
});

describe('what one has received', () => {
  const none: PageData<typeof receivedKudos> = { items: [], totals: [], page: 1, pages: 1, count: 0 };
  const openPage = (data: PageData<typeof receivedKudos>) =>
    renderApp({
      routes: [{ path: '/kudos/', element: <ReceivedPage /> }],
      at: '/kudos/',
      person: LEARNER,
      answers: { 'GET /kudos/': data },
    });

  it('is totals, and every time with who and where', async () => {
    await openPage({
      ...none,
      count: 21,
      pages: 2,
      totals: [{ kind: 'kind-manner', count: 21 }],
      items: [
        {
          from: { name: 'Ben O.', avatar: '' },
          kinds: ['kind-manner', 'good-questions'],
          station: 'Acute chest pain',
          url: '/osce-stations/summary/71',
          given_at: '2026-06-13T10:00:00Z',
        },
      ],
    });
    const totals = await screen.findByRole('region', { name: 'Totals' });
    expect(within(totals).getByText('21')).toBeInTheDocument();
    const list = screen.getByRole('region', { name: 'Received' });
    expect(within(list).getByText(/^Kind manner, Good questions · from Ben O\.$/)).toBeInTheDocument();
    expect(within(list).getByRole('link', { name: 'Acute chest pain' })).toHaveAttribute(
      'href',
      '/osce-stations/summary/71',
    );
    expect(within(list).getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/kudos/?page=2');
  });

  it('says where kudos come from while there are none', async () => {
    await openPage(none);
    expect(await screen.findByText('No kudos yet')).toBeInTheDocument();
  });
});
