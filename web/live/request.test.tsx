/** @jest-environment jsdom */
import { get, post } from './request';

interface Sent {
  path: string;
  token: string | null;
}

/** Plays a gateway that takes only `right`, and puts `given` into the cookie when it refuses. */
function gatewayThatTakes(right: string, given: string, code = 'csrf'): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('x-csrftoken');
    sent.push({ path, token });
    const ok = init.method === 'GET' || token === right;
    if (!ok) document.cookie = `csrftoken=${given}`;
    return {
      ok,
      status: ok ? 200 : 403,
      headers: { get: () => null },
      json: async () => (ok ? { done: true } : { type: `/problems/${code}`, status: 403 }),
    };
  }) as unknown as typeof fetch;
  return sent;
}

beforeEach(() => void (document.cookie = 'csrftoken=old'));

describe('a request that is refused for its token', () => {
  it('is sent once more with the one that the refusal brought', async () => {
    const sent = gatewayThatTakes('new', 'new');
    await expect(post('/logout/', {})).resolves.toEqual({ done: true });
    expect(sent).toEqual([
      { path: '/logout/', token: 'old' },
      { path: '/logout/', token: 'new' },
    ]);
  });

  it('is not tried again where the refusal brings no other token', async () => {
    const sent = gatewayThatTakes('new', 'old');
    await expect(post('/logout/', {})).rejects.toMatchObject({ status: 403, code: 'csrf' });
    expect(sent).toHaveLength(1);
  });

  it('is not tried a third time', async () => {
    let turn = 0;
    globalThis.fetch = (async () => {
      document.cookie = `csrftoken=another-${(turn += 1)}`;
      return {
        ok: false,
        status: 403,
        headers: { get: () => null },
        json: async () => ({ type: '/problems/csrf', status: 403 }),
      };
    }) as unknown as typeof fetch;
    await expect(post('/logout/', {})).rejects.toMatchObject({ code: 'csrf' });
    expect(turn).toBe(2);
  });

  it('for any other reason is shown', async () => {
    const sent = gatewayThatTakes('new', 'new', 'not-allowed');
    await expect(post('/logout/', {})).rejects.toMatchObject({ code: 'not-allowed' });
    expect(sent).toHaveLength(1);
  });
});

it('a request that only reads carries no token', async () => {
  const sent = gatewayThatTakes('new', 'new');
  await get('/api/session/');
  expect(sent).toEqual([{ path: '/api/session/', token: null }]);
});
