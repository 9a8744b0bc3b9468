import type { InjectOptions } from 'fastify';
import { contracts } from '~/domain/rooms';
import { STATION_BASES } from '~/domain/stations/styles';
import type { Randomly } from '../randomly';
import { hostile, jsonOf, schemaOf, valueOf } from './values';

type Schema = ReturnType<typeof schemaOf>;

/** One way to address the product: a page, one of its actions, or a call. */
export interface Target {
  method: 'GET' | 'POST';
  path: string;
  params: Schema | null;
  query: Schema | null;
  body: Schema | null;
  /** The `data_request`. */
  action: string | null;
}

/** Every address of every contract. */
export function targets(): Target[] {
  const found: Target[] = [];
  for (const one of contracts) {
    if (one.kind === 'call') {
      const { method, path, input } = one;
      const sent = schemaOf(input);
      found.push({
        method,
        path,
        params: null,
        query: method === 'GET' ? sent : null,
        body: method === 'POST' ? sent : null,
        action: null,
      });
    }
    if (one.kind === 'page') {
      const { path, params, query, actions } = one;
      const about = { path, params: schemaOf(params), query: schemaOf(query) };
      found.push({ ...about, method: 'GET', body: null, action: null });
      for (const [action, { input }] of Object.entries(actions))
        found.push({ ...about, method: 'POST', body: schemaOf(input), action });
    }
  }
  return found;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : jsonOf(value)).slice(0, 6_000);

/** Percent-encoded, or deliberately not. */
function encoded(value: unknown, by: Randomly): string {
  // Half a surrogate pair has no encoding.
  const text = textOf(value).replace(/[\ud800-\udfff]/g, '\ufffd');
  if (by.chance(0.05)) return by.pick(['%', '%zz', '%ff', '%00', '%c0%af', '..%2f..%2f', '%E0%A4%A']);
  return encodeURIComponent(text);
}

function urlOf({ path, params, query }: Target, by: Randomly, wrong: number): string {
  const values = (params ? valueOf(params, by, 0) : {}) as Record<string, unknown>;
  const filled = path.replace(/:([A-Za-z_]+)/g, (_, name: string) => {
    if (name === 'base') return by.pick(STATION_BASES);
    return encoded(by.chance(wrong * 3) ? hostile(by) : (values[name] ?? 1), by) || '1';
  });
  const asked = query ? valueOf(query, by, wrong) : null;
  if (asked === null || typeof asked !== 'object' || by.chance(0.2)) return filled;
  const pairs = Object.entries(asked).flatMap(([name, value]) => {
    // A list has brackets after its name, or has its name for each value. The only one of a list is sent twice then.
    const brackets = Array.isArray(value) && by.chance(0.5) ? '[]' : '';
    const all = Array.isArray(value) && value.length === 1 && !brackets ? [value[0], value[0]] : [value].flat();
    return all.slice(0, 40).map((each) => `${encodeURIComponent(name)}${brackets}=${encoded(each, by)}`);
  });
  if (by.chance(wrong)) pairs.push(by.pick(['&&&', '=', 'a[b][c]=1', '__proto__=1', `x=${'y'.repeat(8_000)}`, '%=%']));
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

const boundary = 'fuzz';
const partsOf = (value: Record<string, unknown>): string =>
  `${Object.entries(value)
    .map(
      ([name, each]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name.replace(/[^\w]/g, '')}"\r\n\r\n${textOf(each)}\r\n`,
    )
    .join('')}--${boundary}--\r\n`;

interface Sent {
  type: string | null;
  payload: string | Buffer;
}

/** The same fields in the encodings that a gateway is sent, right and wrong. */
function encodings(value: unknown, by: Randomly): Sent {
  const json = jsonOf(value);
  const fields = (value !== null && typeof value === 'object' && !Array.isArray(value) ? value : { value }) as Record<
    string,
    unknown
  >;
  const form = Object.entries(fields)
    .map(([name, each]) => `${encodeURIComponent(name)}=${encoded(each, by)}`)
    .join('&');
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${by.pick(['a.png', '../../x', '\u0000', ''])}"\r\nContent-Type: ${by.pick(['image/png', 'text/plain', 'x'])}\r\n\r\n`;
  return by.pick<() => Sent>([
    () => ({ type: 'application/json', payload: json }),
    () => ({ type: 'application/json', payload: json }),
    () => ({ type: 'application/json', payload: json }),
    () => ({ type: 'application/json; charset=utf-16', payload: Buffer.from(json, 'utf16le') }),
    () => ({ type: 'application/json', payload: Buffer.from(json, 'latin1') }),
    () => ({ type: 'application/json', payload: `\ufeff${json}` }),
    () => ({ type: 'application/json', payload: json.slice(0, by.below(json.length + 1)) }),
    () => ({
      type: 'application/json',
      payload: by.pick([
        '[',
        '{"a":',
        '"',
        'nul',
        '{"__proto__":1}',
        '{"constructor":{"prototype":1}}',
        '['.repeat(5_000),
        '{"a":'.repeat(5_000),
        '1',
        'null',
        '[]',
        '"text"',
      ]),
    }),
    () => ({ type: 'application/x-www-form-urlencoded', payload: form }),
    () => ({
      type: 'application/x-www-form-urlencoded',
      payload: `${form}&%=%&a[b]=1&=&__proto__=1&${'a&'.repeat(by.below(2_000))}`,
    }),
    () => ({ type: `multipart/form-data; boundary=${boundary}`, payload: partsOf(fields) }),
    () => ({ type: 'multipart/form-data', payload: partsOf(fields) }),
    () => ({ type: 'multipart/form-data; boundary=', payload: partsOf(fields) }),
    () => ({ type: 'multipart/form-data; boundary=other', payload: partsOf(fields) }),
    () => ({ type: `multipart/form-data; boundary=${boundary}`, payload: partsOf(fields).slice(0, by.below(200)) }),
    () => ({ type: `multipart/form-data; boundary=${boundary}`, payload: `${file}${'x'.repeat(by.below(3_000))}` }),
    () => ({
      type: `multipart/form-data; boundary=${boundary}`,
      payload: `${file}\u0000\u0001\r\n--${boundary}--\r\n`,
    }),
    () => ({
      type: by.pick([
        'text/plain',
        'application/xml',
        'nonsense',
        '',
        'application/json/json',
        'multipart/mixed; boundary=x',
      ]),
      payload: json,
    }),
    () => ({ type: null, payload: json }),
    () => ({ type: 'application/json', payload: '' }),
  ])();
}

/** Who asks: a cookie and its CSRF token. */
export interface Asker {
  cookie: string;
  token: string;
}

/** One request for a target: mostly nearly right, so that it gets past the first check. */
export function requestFor(target: Target, asker: Asker, by: Randomly): InjectOptions {
  const wrong = by.pick([0, 0.05, 0.2, 0.5]);
  const headers: Record<string, string> = {
    accept: by.pick(['application/json', 'application/json', 'application/json', 'text/html', '*/*', '\u00ff', '']),
    cookie: asker.cookie,
    'x-csrftoken': asker.token,
  };
  if (by.chance(0.05))
    headers.cookie = by.pick([
      '',
      '=',
      'wardmates_session=%',
      `wardmates_session=${'x'.repeat(3_000)}`,
      `${asker.cookie}; wardmates_device=..; language=%00`,
      'csrftoken=a.b.c',
    ]);
  if (by.chance(0.03))
    headers['x-forwarded-for'] = by.pick(['', ',', '::1', 'not an address', '1.2.3.4, 5.6.7.8', 'x'.repeat(2_000)]);
  if (by.chance(0.03)) headers['accept-language'] = by.pick(['', ';', 'xx;q=9', '*', 'x'.repeat(2_000)]);
  if (by.chance(0.03)) headers['x-work'] = by.pick(['', '.', 'sign-in.17.1.aaaaaaaa.b.1', 'x'.repeat(500)]);
  if (by.chance(0.03)) headers.origin = by.pick(['null', 'http://', 'https://elsewhere.example', 'x']);
  const url = urlOf(target, by, wrong);
  if (target.method === 'GET') return { method: 'GET', url, headers };
  const body = valueOf(target.body ?? {}, by, wrong);
  const named =
    body !== null &&
    typeof body === 'object' &&
    !Array.isArray(body) &&
    target.action !== null &&
    target.action !== 'submit'
      ? { data_request: by.chance(0.03) ? hostile(by) : target.action, ...body }
      : body;
  const { type, payload } = encodings(named, by);
  if (type !== null) headers['content-type'] = type;
  if (by.chance(0.02)) headers['content-encoding'] = by.pick(['gzip', 'br', 'x']);
  return { method: 'POST', url, headers, payload };
}
