/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CLAIMS } from '~/domain/promotions/claims';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { EMPTY } from './form-values';
import { PromotionsPage } from './promotions-page';

const PAGE = '/ops/promotions/';
const row = (fields: object = {}) => ({
  ...EMPTY,
  id: 4,
  revision: 1,
  published: false,
  title_en: 'Stations tonight',
  views: 0,
  clicks: 0,
  views_lately: 0,
  clicks_lately: 0,
  changed_at: '2026-11-23T10:00:00.000Z',
  ...fields,
});
const list = (fields: object = {}) => ({
  items: [row(fields)],
  counts: Object.fromEntries(CLAIMS.map((claim) => [claim, 1])),
  addresses: ['/osce-stations/launchpad/'],
});
/** The form of a promotion, open, while the page goes on reading the list. */
async function open() {
  const app = await renderApp({
    routes: [{ path: PAGE, element: <PromotionsPage /> }],
    at: PAGE,
    person: { ...LEARNER, roles: ['staff'] },
    answers: { [`GET ${PAGE}`]: list() },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “Stations tonight”' }));
  return app;
}
const title = () => screen.getByLabelText('Title');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('what somebody else has saved meanwhile is not overwritten: the form asks to load it', async () => {
  const { answers, cache, sent } = await open();
  await userEvent.type(title(), '!');
  answers[`GET ${PAGE}`] = list({ revision: 2, title_en: 'Theirs' });
  await cache.invalidateQueries();
  expect(await screen.findByText('This promotion has changed since you opened it')).toBeVisible();
  expect(title()).toHaveValue('Stations tonight!');
  answers[`POST ${PAGE}`] = new Refusal(409, 'promotion-changed');
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ body: { data_request: 'save', revision: 1 } }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Load the newer version' }));
  expect(title()).toHaveValue('Theirs');
  answers[`POST ${PAGE}`] = { id: 4, revision: 3 };
  await save();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { revision: 2, title_en: 'Theirs' } }));
});

it('a refusal alone makes the page read the list again', async () => {
  const { answers } = await open();
  answers[`GET ${PAGE}`] = list({ revision: 2, title_en: 'Theirs' });
  answers[`POST ${PAGE}`] = new Refusal(409, 'promotion-changed');
  await save();
  expect(await screen.findByRole('button', { name: 'Load the newer version' })).toBeVisible();
});

it('another place in the list changes nothing in the form', async () => {
  const { answers, cache, sent } = await open();
  answers[`GET ${PAGE}`] = list({ revision: 2 });
  answers[`POST ${PAGE}`] = { id: 4, revision: 3 };
  await cache.invalidateQueries();
  await userEvent.type(title(), '!');
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ body: { revision: 2, title_en: 'Stations tonight!' } }]));
});
