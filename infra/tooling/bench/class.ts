import { CAPACITY } from '~/domain/group-practice/contract';
import { WORK_HEADER } from '~/domain/kit/work';
import { aRegistration, TEST_PASSWORD } from '../testing/factories/accounts';
import { answerTo } from '../testing/client';
import { startProduct } from '../testing/product';
import { hashPassword } from '~/infra/sessions/passwords';
import type { Context, Measurement, Result } from './benchmark';
import { table } from './tables';
import { PRODUCTION_LIMITS } from './product-side';
import { openDatabase } from './side';
import { percentile } from './statistics';

/** What a class behind one address does at once, and within how many seconds it is to be done. */
const PEOPLE = { signIns: 200, guests: 200, registrations: 100 };
const AIMS = { signIns: 10, guests: 20, registrations: 600 };

/** A browser with cookies, in few lines. */
class Browser {
  private readonly cookies = new Map<string, string>();
  /** Refusals that it met, also those that work overcame. */
  refused = 0;

  constructor(private readonly url: string) {}

  async get(path: string): Promise<void> {
    await this.send(path, {});
  }

  async post(path: string, body: object): Promise<unknown> {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json', 'x-csrftoken': this.cookies.get('csrftoken') ?? '' };
    const answer = await this.send(path, { ...init, headers });
    const { work } = answer as { work?: string };
    return work ? this.send(path, { ...init, headers: { ...headers, [WORK_HEADER]: answerTo(work) } }) : answer;
  }

  private async send(path: string, init: RequestInit): Promise<unknown> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.url}${path}`, {
      ...init,
      headers: { accept: 'application/json', cookie, ...init.headers },
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (name) this.cookies.set(name, value ?? '');
    }
    if (response.status >= 400) this.refused += 1;
    return response.json();
  }
}

interface Measured {
  what: string;
  aim: number;
  seconds: number;
  /** Of one person, from opening the page to being in, in seconds. */
  each: number[];
  refused: number;
}

async function measure(
  what: string,
  aim: number,
  urls: readonly string[],
  count: number,
  act: (browser: Browser, index: number) => Promise<unknown>,
): Promise<Measured> {
  const began = performance.now();
  const browsers = Array.from({ length: count }, (_, index) => new Browser(urls[index % urls.length]!));
  const each = await Promise.all(
    browsers.map(async (browser, index) => {
      await act(browser, index);
      return (performance.now() - began) / 1_000;
    }),
  );
  return {
    what,
    aim,
    seconds: (performance.now() - began) / 1_000,
    each,
    refused: browsers.reduce((sum, { refused }) => sum + refused, 0),
  };
}

async function run({ servers, say }: Context): Promise<Result> {
  const product = await startProduct({
    gateways: 2,
    workers: 0,
    web: false,
    databaseUrl: servers.databaseUrl,
    redisUrl: servers.redisUrl,
    env: { ...PRODUCTION_LIMITS, REDIS_NAMESPACE: 'bench-class' },
  });
  const database = await openDatabase(product.databaseUrl);
  try {
    const urls = product.gateways.map(({ url }) => url);
    await database.query(
      `INSERT INTO accounts (guest, username, email, password_hash, first_name, last_name, display_name, training_stage, roles)
       SELECT false, 'pupil' || n, 'pupil' || n || '@bench.example', $1, 'Pupil', 'Bench', 'Pupil ' || n, 3, '{learner}' FROM generate_series(1, $2::int) AS n`,
      [await hashPassword(TEST_PASSWORD), PEOPLE.signIns],
    );
    const { rows } = await database.query<{ slug: string }>('SELECT slug FROM stations ORDER BY id LIMIT 1');
    const pins: string[] = [];
    for (let host = 1; pins.length * (CAPACITY - 1) < PEOPLE.guests; host += 1) {
      const browser = new Browser(urls[0]!);
      await browser.get('/api/session/');
      await browser.post('/login/', { username: `pupil${host}`, password: TEST_PASSWORD });
      const { pin } = (await browser.post('/api/group-study/prep/', { slug: rows[0]!.slug })) as { pin?: string };
      if (!pin) throw new Error('A group could not be opened.');
      pins.push(pin);
    }

    const results: Measured[] = [];
    const together = async (
      ...[what, aim, count, act]: [string, number, number, (browser: Browser, index: number) => Promise<unknown>]
    ) => {
      const measured = await measure(what, aim, urls, count, act);
      say(`${what}: ${measured.seconds.toFixed(1)} s`);
      results.push(measured);
    };
    await together('200 people sign in', AIMS.signIns, PEOPLE.signIns, async (browser, index) => {
      await browser.get('/api/session/');
      await browser.post('/login/', { username: `pupil${index + 1}`, password: TEST_PASSWORD });
    });
    await together('200 guests join by PIN', AIMS.guests, PEOPLE.guests, async (browser, index) => {
      const path = `/join/${pins[index % pins.length]}/`;
      await browser.get('/api/session/');
      await browser.get(path);
      await browser.post(path, { name: `Guest ${index}` });
    });
    await together('100 people register', AIMS.registrations, PEOPLE.registrations, async (browser) => {
      await browser.get('/api/session/');
      const form = aRegistration();
      await browser.post('/api/register/check_username/', { username: form.username });
      await browser.post('/register/', form);
    });
    const text = [
      'Everybody at once behind one address, over two gateways.',
      table(
        ['', 'all are in after', 'p50', 'p99', 'refusals'],
        results.map(({ what, seconds, each, refused }) => [
          what,
          ...[seconds, percentile(each, 0.5), percentile(each, 0.99)].map((value) => `${value.toFixed(1)} s`),
          String(refused),
        ]),
      ),
    ].join('\n\n');
    return {
      text,
      figures: results.map(({ what, aim, seconds }) => [{ what: `${what}, seconds`, most: aim }, seconds]),
    };
  } finally {
    await database.end();
    await product.stop();
  }
}

/** How long it takes until everybody is in. */
export const classBehindOneAddress: Measurement = {
  name: 'class',
  title: 'A class behind one address',
  peer: 'There is no peer; the aims are seconds until everybody is in.',
  run,
};
