/** @jest-environment jsdom */
import { abilitiesFor } from '~/web/core/testing/abilities';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { WithMantine } from '../ui/mantine';
import { Providers } from '../app/providers';
import { createQueryClient } from '../core/query-client';
import { ProblemError } from '../live/problem-error';
import { CallContext, type GroupCall } from './call-context';
import { CallDock } from './call-dock';
import { CallEngine } from './call-engine';
import { type CallState, OUT } from './call-state';
import '../app/testing/render-app';
import { fakeGateway } from '../app/testing/fake-gateway';
import { fakeDevices } from './testing/fake-devices';

const PIN = '482913507';
const ME = { connection_id: 'mine', person_id: 7, name: 'Ana R.', muted: false };
const BEN = { connection_id: 'theirs', person_id: 8, name: 'Ben T.', muted: false };
const INSIDE: CallState = {
  ...OUT,
  phase: 'in',
  pin: PIN,
  connectionId: 'mine',
  links: new Map([['theirs', 'connected']]),
};

let remove: () => void;
beforeEach(() => void ({ remove } = fakeDevices()));
afterEach(() => remove());

async function dock(
  more: Partial<GroupCall>,
  at: { pathname: string; state?: unknown } = { pathname: `/group-study/${PIN}/` },
) {
  fakeGateway({ 'GET /api/session/': { person: null, abilities: abilitiesFor(null), language: 'en', group: null } });
  const did: string[] = [];
  const call: GroupCall = {
    engine: new CallEngine({
      channel: () => {
        throw new Error('not in this test');
      },
      openEar: () => ({ level: () => 0, close: () => undefined }),
      openLoudspeaker: () => ({ play: async () => true, close: () => undefined }),
    }),
    state: OUT,
    pin: PIN,
    lobby: null,
    call: { version: 1, pin: PIN, participants: [] },
    me: 7,
    said: [],
    unread: 0,
    chatOpen: false,
    showChat: (open) => void (open && did.push('chat')),
    say: async (text) => void did.push(`say ${text}`),
    enter: (microphone, muted) =>
      void did.push(`enter ${microphone ? 'with' : 'without'} microphone${muted ? ', muted' : ''}`),
    mute: (muted) => void did.push(muted ? 'mute' : 'unmute'),
    hangUp: () => void did.push('hang up'),
    ...more,
  };
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CallContext value={call}>
            <CallDock />
          </CallContext>
        ),
      },
    ],
    { initialEntries: [at] },
  );
  await act(
    async () =>
      void render(
        <Providers cache={createQueryClient()}>
          <WithMantine env="test">
            <RouterProvider router={router} />
          </WithMantine>
        </Providers>,
      ),
  );
  return { did, router };
}
const both = { call: { version: 2, pin: PIN, participants: [ME, BEN] } };

describe('outside the call', () => {
  it('is not there where the group has no call', async () => {
    await dock({ pin: null });
    expect(screen.queryByRole('region', { name: 'Voice call' })).not.toBeInTheDocument();
  });

  it('says who is there, and leads in by way of the microphone', async () => {
    const { did } = await dock({ call: { version: 1, pin: PIN, participants: [BEN] } });
    expect(await screen.findByText('1 person is in the call')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Join the call' }));
    const check = within(await screen.findByRole('dialog', { name: 'Check your microphone' }));
    await waitFor(() => expect(check.getByRole('button', { name: 'Join the call' })).toBeEnabled());
    await userEvent.click(check.getByRole('button', { name: 'Join the call' }));
    expect(did).toEqual(['enter with microphone']);
  });

  it('checks the microphone at once for a person who was matched to talk, and only once', async () => {
    const { router } = await dock({}, { pathname: `/group-study/${PIN}/`, state: { talk: true } });
    expect(await screen.findByRole('dialog', { name: 'Check your microphone' })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  it('has no place for a fifth', async () => {
    await dock({
      call: {
        version: 1,
        pin: PIN,
        participants: [1, 2, 3, 4].map((number) => ({ ...BEN, connection_id: `c${number}`, person_id: 20 + number })),
      },
    });
    expect(await screen.findByRole('button', { name: 'The call is full' })).toBeDisabled();
  });

  it('says why one is out, and that one may write', async () => {
    const { did } = await dock({ state: { ...OUT, ended: new ProblemError(409, 'call-full', '') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The call is full');
    await userEvent.click(screen.getByRole('button', { name: 'Open the chat' }));
    expect(did).toEqual(['chat']);
  });
});

describe('inside the call', () => {
  it('shows who speaks and who is muted, and mutes and hangs up', async () => {
    const { did } = await dock({
      call: { ...both.call, participants: [ME, { ...BEN, muted: true }] },
      state: { ...INSIDE, speaking: new Set(['mine']) },
    });
    const [me, ben] = within(await screen.findByRole('list', { name: 'In the call' })).getAllByRole('listitem');
    expect(me).toHaveTextContent(/You.*speaking/);
    expect(ben).toHaveTextContent(/Ben T\..*muted/);
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hang up' }));
    expect(did).toEqual(['mute', 'hang up']);
  });

  it.each<[string, Partial<CallState>, string | RegExp]>([
    ['connected', {}, 'Connected'],
    ['joining', { phase: 'joining' }, 'Joining…'],
    ['away from the server', { phase: 'rejoining' }, 'Reconnecting…'],
    ['away from the server, and what still works', { phase: 'rejoining' }, /already connected still hear/],
    ['connecting', { links: new Map([['theirs', 'connecting']]) }, 'Connecting…'],
    ['reconnecting', { links: new Map([['theirs', 'reconnecting']]) }, 'Connection lost. Trying again…'],
  ])('says that it is %s', async (_, state, words) => {
    await dock({ ...both, state: { ...INSIDE, ...state } });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('waits for the others', async () => {
    await dock({ call: { version: 1, pin: PIN, participants: [ME] }, state: { ...INSIDE, links: new Map() } });
    expect(await screen.findByText('You are in the call. Waiting for the others')).toBeInTheDocument();
  });

  it('says what to do where there is no way between two, and opens the chat', async () => {
    const { did } = await dock({ ...both, state: { ...INSIDE, links: new Map([['theirs', 'no-route']]) } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/mobile data/);
    await userEvent.click(screen.getByRole('button', { name: 'Open the chat' }));
    expect(did).toEqual(['chat']);
  });

  it('asks for another microphone when one goes away', async () => {
    await dock({ ...both, state: { ...INSIDE, microphoneLost: true } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your microphone was disconnected');
    await userEvent.click(within(alert).getByRole('button', { name: 'Choose a microphone' }));
    expect(await screen.findByRole('dialog', { name: 'Choose a microphone' })).toBeInTheDocument();
  });

  it('turns the sound on with a press where the browser wants one', async () => {
    await dock({ ...both, state: { ...INSIDE, soundBlocked: true } });
    expect(await screen.findByRole('button', { name: 'Turn the sound on' })).toBeInTheDocument();
  });
});

describe('the chat', () => {
  const said = [{ pin: PIN, person_id: 8, name: 'Ben T.', text: '<b>Hello</b>', at: 1_800_000_000_000, number: 1 }];

  it('counts what was not read', async () => {
    await dock({ ...both, said, unread: 1 });
    expect(await screen.findByRole('button', { name: 'Chat, 1 new message' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('shows what was written as it was written, and sends', async () => {
    const { did } = await dock({ ...both, said, chatOpen: true });
    expect(await screen.findByText('<b>Hello</b>')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a message' }), '  Hello Ben  {Enter}');
    expect(did).toEqual(['say Hello Ben']);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Write a message' })).toHaveValue(''));
  });

  it('keeps what could not be sent, and says why', async () => {
    await dock({ ...both, chatOpen: true, say: () => Promise.reject(ProblemError.offline()) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write a message' }), 'Hello{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Write a message' })).toBeInvalid());
    expect(screen.getByRole('textbox', { name: 'Write a message' })).toHaveValue('Hello');
  });
});
