/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from './testing/fake-server';
import { LOBBY, renderGroup } from './testing/render-group';
import { groupOf, INVITATION, memberOf, PIN } from './testing/snapshots';

const JOIN = `/join/${PIN}/`;
const inside = { ...groupOf({ members: [memberOf(1), memberOf(2)] }), me: 2 };
const signedIn = { [`GET ${JOIN}`]: { needs_name: false, name: 'Ben' }, [`GET ${LOBBY}`]: inside };
const nobody = { [`GET ${JOIN}`]: { needs_name: true, name: '' }, [`GET ${LOBBY}`]: inside };
const welcome = { [`POST ${JOIN}`]: { next_url: LOBBY } };

describe('typing the PIN', () => {
  it.each(['482913507', '482 913 507', '482-913-507'])(
    'as %s shows groups of three and leads in at once a person who is signed in',
    async (typed) => {
      const { server } = renderGroup({ at: '/join/', answers: { ...signedIn, ...welcome } });
      const field = await screen.findByRole('textbox', { name: 'Session PIN' });
      expect(field).toHaveAttribute('inputmode', 'numeric');
      await userEvent.type(field, typed);
      expect(field).toHaveValue('482 913 507');
      await userEvent.click(screen.getByRole('button', { name: 'Join' }));
      expect(await screen.findByText('Waiting for the host to start')).toBeInTheDocument();
      expect(server.sent.filter(({ path }) => path === JOIN)).toHaveLength(1);
    },
  );

  it('takes a pasted link', async () => {
    renderGroup({ at: '/join/' });
    const field = await screen.findByRole('textbox', { name: 'Session PIN' });
    await userEvent.click(field);
    await userEvent.paste(`https://wardmates.example${JOIN}?key=${INVITATION}`);
    expect(field).toHaveValue('482 913 507');
  });

  it('says how many digits are missing', async () => {
    renderGroup({ at: '/join/' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Session PIN' }), '48291350{Enter}');
    expect(await screen.findByText('A PIN has nine digits: 1 is missing.')).toBeInTheDocument();
  });
});

describe('the link of the QR code', () => {
  it('lets a person who is signed in join with one press', async () => {
    const { server } = renderGroup({ at: JOIN, answers: { ...signedIn, ...welcome } });
    await userEvent.click(await screen.findByRole('button', { name: 'Join as Ben' }));
    expect(await screen.findByText('Waiting for the host to start')).toBeInTheDocument();
    expect(server.sent.find(({ path }) => path === JOIN)?.body).toEqual({});
  });

  it('says with its key that nobody guesses, also after signing in', async () => {
    const posted: string[] = [];
    renderGroup({ at: `${JOIN}?key=${INVITATION}`, answers: { ...nobody, ...welcome } });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login/?next=${encodeURIComponent(`${JOIN}?key=${INVITATION}`)}`,
    );
    const answer = globalThis.fetch;
    globalThis.fetch = ((target: string, init?: RequestInit) => {
      if (init?.method === 'POST') posted.push(target);
      return answer(target, init);
    }) as typeof fetch;
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ben{Enter}');
    expect(await screen.findByText('Waiting for the host to start')).toBeInTheDocument();
    expect(posted).toEqual([`${JOIN}?key=${INVITATION}`]);
  });

  it('asks a person who is not for a name of at most 40 characters, and for nothing else', async () => {
    const { server } = renderGroup({ at: JOIN, answers: { ...nobody, ...welcome } });
    const name = await screen.findByRole('textbox', { name: 'Your name' });
    expect(screen.getAllByRole('textbox')).toEqual([name]);
    expect(name).toHaveAttribute('maxlength', '40');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(screen.getByText(/Enter a name/)).toBeInTheDocument();
    await userEvent.type(name, '  Ben ');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Waiting for the host to start')).toBeInTheDocument();
    expect(server.sent.find(({ path }) => path === JOIN)?.body).toEqual({ name: 'Ben' });
  });

  it('leads back here after signing in or registering', async () => {
    renderGroup({ at: JOIN, answers: nobody });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login/?next=${encodeURIComponent(JOIN)}`,
    );
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      `/register/?next=${encodeURIComponent(JOIN)}`,
    );
  });
});

describe('a refusal', () => {
  it.each([
    [404, 'pin-wrong', /No open session has this PIN/],
    [409, 'group-full', /This group is full/],
    [409, 'group-ended', /This session has ended/],
    [403, 'group-removed', /The host has removed you/],
  ])('%d %s is shown in words, with a way on', async (status, code, words) => {
    renderGroup({ at: JOIN, answers: { ...signedIn, [`POST ${JOIN}`]: new Refusal(status, code) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Join as Ben' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Enter another PIN' })).toHaveAttribute('href', '/join/');
  });

  it('is shown in the language of the page', async () => {
    renderGroup({
      at: JOIN,
      language: 'es',
      answers: { ...signedIn, [`POST ${JOIN}`]: new Refusal(404, 'pin-wrong') },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unirse como Ben' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Ninguna sesión abierta tiene este PIN/);
  });

  it('for too many attempts counts down to when it is worth trying again', async () => {
    renderGroup({ at: JOIN, answers: { ...signedIn, [`POST ${JOIN}`]: new Refusal(429, 'too-many', 20) } });
    const join = await screen.findByRole('button', { name: 'Join as Ben' });
    jest.useFakeTimers();
    try {
      fireEvent.click(join);
      await act(async () => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByRole('alert')).toHaveTextContent('Try again in 20 seconds.');
      expect(screen.getByRole('button', { name: 'Try again in 20 s' })).toBeDisabled();
      await act(async () => jest.advanceTimersByTimeAsync(15_000));
      expect(screen.getByRole('button', { name: 'Try again in 5 s' })).toBeDisabled();
      await act(async () => jest.advanceTimersByTimeAsync(5_000));
    } finally {
      jest.useRealTimers();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Join as Ben' })).toBeEnabled());
  });
});
