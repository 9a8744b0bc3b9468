/** @jest-environment jsdom */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { session } from '~/domain/accounts/contract';
import { post } from '~/web/live/request';
import { hubOf } from '~/web/live/socket';
import { firstAnswers, seed } from './first-answers';
import { createQueryClient } from './query-client';
import { SessionProvider, useSession } from './session';

const sessionWith = (roles: readonly string[]) => ({
  person: { id: 7, name: 'Nadia B.', guest: false, roles },
  language: 'en',
  abilities: { publish: roles.includes('author'), moderate: false, operate: false },
});

function Roles() {
  const { person } = useSession();
  return <p>{person?.roles.join(' ')}</p>;
}

it('roles that change just after a page was opened are fetched, despite the answer in its HTML', async () => {
  const held = new Map<string, unknown>([[session.path, sessionWith(['learner', 'author'])]]);
  const before = { ...firstAnswers };
  Object.assign(firstAnswers, { held, until: Infinity });
  const fetched = jest.fn(async () => ({ ok: true, status: 200, json: async () => sessionWith(['learner']) }));
  const { fetch } = globalThis;
  Object.assign(globalThis, { fetch: fetched });
  const client = createQueryClient();
  seed(client);
  let sendAway = (): void => undefined;
  jest.spyOn(hubOf(client), 'onSentAway').mockImplementation((listener) => {
    sendAway = listener;
    return () => undefined;
  });
  try {
    render(
      <QueryClientProvider client={client}>
        <SessionProvider waiting="Waiting" failed={() => 'Failed'}>
          <Roles />
        </SessionProvider>
      </QueryClientProvider>,
    );
    expect(await screen.findByText('learner author')).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
    await act(async () => sendAway());
    expect(await screen.findByText('learner')).toBeVisible();
  } finally {
    Object.assign(firstAnswers, before);
    Object.assign(globalThis, { fetch });
    jest.restoreAllMocks();
    client.clear();
  }
});

it('is asked for again when the server refuses what the page does in its name', async () => {
  const answers = [sessionWith(['learner']), null, sessionWith(['author'])];
  const fetched = jest.fn(async () => {
    const body = answers.shift();
    return body
      ? { ok: true, status: 200, json: async () => body }
      : { ok: false, status: 401, headers: new Headers(), json: async () => ({ type: '/problems/signed-out' }) };
  });
  const { fetch } = globalThis;
  document.cookie = 'csrftoken=one';
  Object.assign(globalThis, { fetch: fetched });
  const client = createQueryClient();
  try {
    render(
      <QueryClientProvider client={client}>
        <SessionProvider waiting="Waiting" failed={() => 'Failed'}>
          <Roles />
        </SessionProvider>
      </QueryClientProvider>,
    );
    expect(await screen.findByText('learner')).toBeVisible();
    await act(async () => expect(post('/api/thing/', {})).rejects.toMatchObject({ status: 401 }));
    expect(await screen.findByText('author')).toBeVisible();
  } finally {
    Object.assign(globalThis, { fetch });
    client.clear();
  }
});
