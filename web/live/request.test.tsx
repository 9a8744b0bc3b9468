/** @jest-environment jsdom */
import { isConfirmationWanted, settleConfirmation, subscribeConfirmation } from './confirmation';
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

describe('a request that is refused until the person has proved who they are', () => {
  /** Takes the request from the time the person has confirmed. */
  function gatewayThatAsks(): { path: string; confirmed: () => void; times: () => number } {
    let confirmed = false;
    let times = 0;
    globalThis.fetch = (async () => {
      times += 1;
      return {
        ok: confirmed,
        status: confirmed ? 200 : 403,
        headers: { get: () => null },
        json: async () => (confirmed ? { done: true } : { type: '/problems/confirmation-needed', status: 403 }),
      };
    }) as unknown as typeof fetch;
    return { path: '/x/', confirmed: () => void (confirmed = true), times: () => times };
  }
  const asked = (settle: () => void) =>
    subscribeConfirmation(() => {
      if (isConfirmationWanted()) settle();
    });

  it('is sent again when they have, and two that wait at once ask once', async () => {
    const gateway = gatewayThatAsks();
    let dialogs = 0;
    const end = asked(() => {
      dialogs += 1;
      setTimeout(() => {
        gateway.confirmed();
        settleConfirmation(true);
      });
    });
    await expect(Promise.all([post('/x/', {}), post('/x/', {})])).resolves.toEqual([{ done: true }, { done: true }]);
    expect([dialogs, gateway.times()]).toEqual([1, 4]);
    end();
  });

  it('is refused when they would rather not, and where nothing can ask', async () => {
    const gateway = gatewayThatAsks();
    await expect(post('/x/', {})).rejects.toMatchObject({ status: 403, code: 'confirmation-needed' });
    const end = asked(() => setTimeout(() => settleConfirmation(false)));
    await expect(post('/x/', {})).rejects.toMatchObject({ code: 'confirmation-needed' });
    expect(gateway.times()).toBe(2);
    end();
  });
});

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
