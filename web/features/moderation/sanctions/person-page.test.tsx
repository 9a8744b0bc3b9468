/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { PersonPage } from './person-page';

const PATH = '/moderation/people/7/';
const warning = (more: object = {}) => ({
  ...{ id: 3, kind: 'warn', reason: 'Be polite to others.', at: '2026-11-21T10:00:00.000Z', until: null },
  ...{ in_force: false, lifted: null, asked: '', answered: false, by: 'Olga P.', lifted_by: null, ...more },
});
const dataOf = (sanction: object) => ({
  person: { id: 7, name: 'Max B.', avatar: '', since: '2026-01-01T10:00:00.000Z' },
  ...{ may_sanction: true, sanctions: [sanction], case_id: null },
});

it('a warning can be taken back, once', async () => {
  const lifted = warning({ lifted: { at: '2026-11-22T10:00:00.000Z', reason: '' }, lifted_by: 'Pia S.' });
  const { sent } = await renderApp({
    routes: [{ path: '/moderation/people/:account_id/', element: <PersonPage /> }],
    at: PATH,
    person: { ...LEARNER, roles: ['moderator'] },
    answers: { [`GET ${PATH}`]: dataOf(warning()), [`POST ${PATH}`]: dataOf(lifted) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Lift' }));
  expect(sent.at(-1)).toMatchObject({ body: { data_request: 'lift', sanction_id: 3 } });
  expect(await screen.findByText(/Pia S\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lift' })).toBeNull();
});
