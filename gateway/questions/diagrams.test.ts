import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();

describe('diagrams of questions', () => {
  it('are sent as pictures in which nothing runs, once to each browser', async () => {
    const first = await world.app.inject({ url: '/media/diagrams/ecg-complete-block.svg' });
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(first.headers['content-security-policy']).toContain("default-src 'none'");
    expect(first.body).toContain('Diagram, not a recording');
    const again = await world.app.inject({
      url: '/media/diagrams/ecg-complete-block.svg',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['unicorn.svg', 'ecg-complete-block', '..%2f..%2fproducts.yaml'])('%s is none', async (file) => {
    expect((await world.app.inject({ url: `/media/diagrams/${file}` })).statusCode).toBe(404);
  });
});
