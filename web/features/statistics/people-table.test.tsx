/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { href } from '~/domain/kit/contract';
import { statistics, usersPage } from '~/domain/statistics/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { PeopleTable } from './people-table';

const person = (id: number, name: string) => ({
  ...{ id, name, username: name.toLowerCase(), country: 'ES', training_stage: 4, since: '2026-11-01T10:00:00.000Z' },
});
const open = () =>
  renderApp({
    routes: [{ path: usersPage.path, element: <PeopleTable list="user_training_list" /> }],
    at: href(usersPage),
    person: { ...LEARNER, id: 8, roles: ['staff'] },
    answers: {
      [`POST ${href(statistics)}`]: ({ page }: { page: number }) => ({
        list: page === 2 ? [person(3, 'Carla')] : [person(1, 'Alba'), person(2, 'Bruno')],
        ...{ page, pages: 2, count: 3 },
      }),
      [`POST ${href(usersPage)}`]: { people: 2 },
    },
  });
const every = () => screen.findByRole('checkbox', { name: 'Choose everyone on this page' });
const one = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` });

// rules: 2.2.33
it('everybody on a page is chosen at once, and let go at once; those of another page are not given anything', async () => {
  const { sent } = await open();
  await userEvent.click(await every());
  expect([one('Alba'), one('Bruno')].every((box) => (box as HTMLInputElement).checked)).toBe(true);
  await userEvent.click(one('Bruno'));
  expect(await every()).toBePartiallyChecked();
  await userEvent.click(await every());
  await userEvent.click(await every());
  expect(screen.queryByRole('button', { name: /^Give supporter/ })).toBeNull();
  await userEvent.click(await every());
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason, kept in the records' }), 'They tested the beta.');
  await userEvent.click(screen.getByRole('button', { name: 'Give supporter access to 2 people' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === href(usersPage))?.body).toMatchObject({ account_ids: [1, 2], days: 30 }),
  );
  await userEvent.click(await every());
  await userEvent.click(screen.getByRole('button', { name: /next page/i }));
  await waitFor(() => expect(one('Carla')).not.toBeChecked());
  expect(screen.queryByRole('button', { name: /^Give supporter/ })).toBeNull();
});

it('what could not be given is sent again under the same id, and to other people under another one', async () => {
  const { sent, answers } = await open();
  answers[`POST ${href(usersPage)}`] = new Refusal(503, 'unavailable');
  const ids = () => sent.filter(({ path }) => path === href(usersPage)).map(({ body }) => body.submission_id);
  const give = async (count: number) => {
    await userEvent.click(screen.getByRole('button', { name: /^Give supporter/ }));
    await waitFor(() => expect(ids()).toHaveLength(count));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Give supporter/ })).toBeEnabled());
  };
  await every();
  await userEvent.click(one('Alba'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason, kept in the records' }), 'They tested the beta.');
  await give(1);
  await give(2);
  await userEvent.click(one('Bruno'));
  await give(3);
  expect(ids()[1]).toBe(ids()[0]);
  expect(ids()[2]).not.toBe(ids()[0]);
});
