import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { openTestProvider, SECRET_KEY } from '~/infra/tooling/testing/payments';
import { ApiVersion } from './api-version';
import { Store } from './store';

describe('a journal on a full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps what it could not write, and writes it once there is room, also behind half a line', () => {
    const file = join(folder, 'journal.jsonl');
    let room = true;
    const silent = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const store = new Store(file, (journal, line, at) => {
      if (room) return writeSync(journal, line, at);
      if (at > 0) throw new Error('ENOSPC');
      return writeSync(journal, line, 0, 5);
    });
    store.keep('clock', { id: 'clock', ahead: 1 });
    store.flush();
    room = false;
    store.keep('clock', { id: 'clock', ahead: 2 });
    store.flush();
    store.keep('chaos', { id: 'chaos', on: ['tie'] });
    store.flush();
    expect(silent).toHaveBeenCalledTimes(1);
    silent.mockRestore();
    room = true;
    store.close();
    const after = new Store(file);
    expect([after.kept('clock', 'clock')?.ahead, after.kept('chaos', 'chaos')?.on]).toEqual([2, ['tie']]);
    after.close();
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(2);
  });
});

describe('a hosted page', () => {
  it('keeps what was typed after a declined card, and writes money and days as the person reads them', async () => {
    const provider = await openTestProvider({});
    try {
      const client = new Stripe(SECRET_KEY, {
        apiVersion: ApiVersion,
        host: '127.0.0.1',
        port: new URL(provider.url).port,
        protocol: 'http',
        telemetry: false,
      });
      const { id: customer } = await client.customers.create({ email: 'rosa@test.example' });
      await client.products.create({ id: 'supporter', name: 'Supporter' });
      const pageIn = async (locale: 'en-GB' | 'es') => {
        const { url } = await client.checkout.sessions.create({
          mode: 'subscription',
          customer,
          locale,
          line_items: [
            {
              quantity: 1,
              price_data: {
                product: 'supporter',
                currency: 'gbp',
                unit_amount: 2_400,
                recurring: { interval: 'year' },
              },
            },
          ],
          success_url: 'http://localhost/',
        });
        return provider.pay(url!, '4000 0000 0000 0002', { name: 'Rosa <Quint>' });
      };
      const { text } = await pageIn('en-GB');
      expect(text).toContain('declined');
      for (const typed of ['4000 0000 0000 0002', '12 / 40', '123', 'Rosa &lt;Quint&gt;', 'GB'])
        expect(text).toContain(`value="${typed}"`);
      expect(text).toContain('Pay £24.00');
      expect(text).toMatch(/<dd>\d{1,2} [A-Z][a-z]+ \d{4}<\/dd>/);
      const spanish = (await pageIn('es')).text.replaceAll('\u00a0', ' ');
      expect(spanish).toContain('Pay 24,00 £');
      expect(spanish).toMatch(/<dd>\d{1,2} de [a-z]+ de \d{4}<\/dd>/);
    } finally {
      await provider.close();
    }
  });
});
