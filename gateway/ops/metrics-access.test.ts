import { aWorker } from '~/infra/tooling/testing/worker';
import { openWorld } from '~/infra/tooling/testing/world';
import { buildServer, type Gateway } from '../server';

const TOKEN = 'a token of the operators';
const world = openWorld({
  metrics: { token: TOKEN.replaceAll(' ', '-'), networks: ['127.0.0.0/8', '10.1.0.0/16', 'fd00::/8'] },
});
const bearer = { authorization: `Bearer ${TOKEN.replaceAll(' ', '-')}` };

const statusFor = async (app: Gateway['app'], remoteAddress: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

describe('/metrics', () => {
  it('are for the networks of the operators', async () => {
    for (const inside of ['127.0.0.1', '::ffff:127.0.0.1', '10.1.2.3', 'fd00::7'])
      expect([inside, await statusFor(world.app, inside)]).toEqual([inside, 200]);
    for (const outside of ['10.2.0.1', '192.0.2.1', '2001:db8::1', '::ffff:192.0.2.1'])
      expect([outside, await statusFor(world.app, outside)]).toEqual([outside, 403]);
    const refused = await world.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' });
    expect(refused.json()).toMatchObject({ type: '/problems/not-allowed', status: 403 });
    expect(refused.body).not.toContain('wardmates_');
  });

  it('are for the token, from anywhere, and for no other', async () => {
    expect(await statusFor(world.app, '192.0.2.1', bearer)).toBe(200);
    for (const wrong of ['Bearer another', `${bearer.authorization}x`, 'Bearer ', `Basic ${TOKEN}`])
      expect([wrong, await statusFor(world.app, '192.0.2.1', { authorization: wrong })]).toEqual([wrong, 403]);
  });

  it('are refused to requests through a proxy on this machine', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect([name, await statusFor(world.app, '127.0.0.1', { [name]: '127.0.0.1' })]).toEqual([name, 403]);
    const trusting = await buildServer({ ...world.deps, config: { ...world.deps.config, trustProxy: true } });
    expect(await statusFor(trusting.app, '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(403);
    expect(await statusFor(trusting.app, '127.0.0.1', { 'x-forwarded-for': '10.1.2.3' })).toBe(200);
    await trusting.close();
  });

  it('need no token where none is set, and then take none', async () => {
    const without = await buildServer({
      ...world.deps,
      config: { ...world.deps.config, metrics: { token: undefined, networks: ['127.0.0.0/8'] } },
    });
    expect(await statusFor(without.app, '192.0.2.1', { authorization: 'Bearer undefined' })).toBe(403);
    expect(await statusFor(without.app, '127.0.0.1')).toBe(200);
    await without.close();
  });

  it('leave open whether the process is up', async () => {
    for (const url of ['/healthz', '/readyz'])
      expect((await world.app.inject({ url, remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
  });

  it('of the workers are closed as well', async () => {
    const outside = {
      ...world.deps,
      config: { ...world.deps.config, metrics: { token: world.deps.config.metrics.token, networks: ['10.1.0.0/16'] } },
    };
    const worker = await aWorker(outside);
    expect((await fetch(`${worker.url}/metrics`)).status).toBe(403);
    expect((await fetch(`${worker.url}/metrics`, { headers: bearer })).status).toBe(200);
    expect((await fetch(`${worker.url}/healthz`)).status).toBe(200);
    await worker.close();
  });
});
