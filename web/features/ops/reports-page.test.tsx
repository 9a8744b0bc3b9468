/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedReport } from '~/domain/moderation/contract';
import { findsHidden } from '~/web/app/testing/finds-hidden';
import { Refusal, type Answers } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { ReportsPage } from './reports-page';
import { FakeFeed } from './testing/fake-feed';

findsHidden();

const STAFF = { ...LEARNER, id: 3, name: 'Olga P.', roles: ['staff' as const] };
const reportOf = (more: Partial<ListedReport> = {}): ListedReport => ({
  kind: 'question_report',
  id: 5,
  case_id: 12,
  title: 'Which dose is right?',
  url: '/questions/9/edit/',
  reported_by: null,
  reason: 2,
  text: 'The dose is wrong here.',
  reporter: 'Rita M.',
  reporter_username: 'rita',
  created_at: '2026-11-21T10:00:00.000Z',
  resolved: null,
  ...more,
});
const listOf = (items: ListedReport[], more: object = {}) => ({
  items,
  page: 1,
  pages: 1,
  count: items.length,
  kinds: {},
  ...more,
});

beforeEach(() => {
  FakeFeed.opened = [];
  Object.assign(globalThis, { WebSocket: FakeFeed });
});

async function open(answers: Answers, at = '/ops/reports/', person: typeof LEARNER = STAFF) {
  return renderApp({ routes: [{ path: '/ops/reports/', element: <ReportsPage /> }], at, person, answers });
}
const LIST = 'GET /ops/reports/';

describe('the reports', () => {
  it('are not there for anybody but staff', async () => {
    await open({}, '/ops/reports/', { ...LEARNER, roles: ['moderator'] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(FakeFeed.opened).toEqual([]);
  });

  it('say what each is about, why, by whom', async () => {
    await open({
      [LIST]: listOf([
        reportOf(),
        reportOf({
          kind: 'pairing_report',
          id: 5,
          title: 'Max B. (max)',
          url: null,
          case_id: null,
          reason: 'spam',
          reported_by: 2,
          text: '',
        }),
      ]),
    });
    const [question, partner] = (await screen.findAllByRole('article')).map((article) => within(article));
    expect(question!.getByRole('link', { name: 'Which dose is right?' })).toHaveAttribute('href', '/questions/9/edit/');
    expect(question!.getByRole('link', { name: 'Open the case: Which dose is right?' })).toHaveAttribute(
      'href',
      '/moderation/cases/12/',
    );
    expect(question!.getByText('The dose is wrong here.')).toBeInTheDocument();
    expect(question!.getByText(/It is out of date/)).toBeInTheDocument();
    expect(question!.getByText(/Reported by Rita M\. \(rita\)/)).toBeInTheDocument();
    expect(partner!.getByText(/Advertising or spam · reported by 2 people so far/)).toBeInTheDocument();
    expect(partner!.queryByRole('link')).not.toBeInTheDocument();
  });

  it('name what is wrong in words of what is reported: only questions have a correct answer', async () => {
    await open({
      [LIST]: listOf([
        reportOf({ reason: 1 }),
        reportOf({ kind: 'station_report', id: 6, reason: 1 }),
        reportOf({ kind: 'notebook_report', id: 7, reason: 1 }),
      ]),
    });
    const [question, station, topic] = await screen.findAllByRole('article');
    expect(question).toHaveTextContent('The correct answer is wrong');
    expect(station).toHaveTextContent('The checklist or the instructions are wrong');
    expect(topic).toHaveTextContent('Something in the text is wrong');
  });

  it('are resolved with a note, and that is taken back', async () => {
    const { sent, answers } = await open({ [LIST]: listOf([reportOf()]), 'POST /ops/reports/': { ok: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve: Which dose is right?' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'Mended');
    answers[LIST] = listOf([]);
    await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
    expect(sent.at(-1)).toEqual({
      path: '/ops/reports/',
      body: { data_request: 'resolve', kind: 'question_report', report_id: 5, note: 'Mended' },
    });
    expect(await screen.findByText('No open reports here')).toBeInTheDocument();
    expect(screen.getByText('Resolved: Which dose is right?')).toBeInTheDocument();
    answers[LIST] = listOf([reportOf()]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sent.at(-1)!.body).toEqual({ data_request: 'reopen', kind: 'question_report', report_id: 5 });
    expect(await screen.findByRole('article', { name: 'Which dose is right?' })).toBeInTheDocument();
    expect(screen.queryByText('Resolved: Which dose is right?')).not.toBeInTheDocument();
  });

  it('that somebody else has resolved meanwhile say so', async () => {
    await open({ [LIST]: listOf([reportOf()]), 'POST /ops/reports/': new Refusal(409, 'report-resolved') });
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve: Which dose is right?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This report has been dealt with already.');
  });

  it('that are resolved show by whom and with which note, and can be opened again', async () => {
    const { sent, answers } = await open({ [LIST]: listOf([]), 'POST /ops/reports/': { ok: true } });
    await screen.findByText('No open reports here');
    answers[LIST] = listOf([reportOf({ resolved: { who: 'Pia P.', at: '2026-11-21T11:00:00.000Z', note: 'Mended' } })]);
    await userEvent.click(await screen.findByRole('radio', { name: 'Resolved' }));
    expect(await screen.findByText(/Resolved by Pia P\./)).toBeInTheDocument();
    expect(screen.getByText('Mended')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo: reopen' }));
    expect(sent.at(-1)!.body).toMatchObject({ data_request: 'reopen', report_id: 5 });
  });

  it('come by themselves when the number of open ones changes', async () => {
    const { answers } = await open({ [LIST]: listOf([]) });
    await FakeFeed.now({ reports: 0 });
    answers[LIST] = listOf([reportOf()]);
    await FakeFeed.now({ reports: 1 });
    expect(await screen.findByRole('article', { name: 'Which dose is right?' })).toBeInTheDocument();
  });
});
