import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Join {
  account: number;
  pin: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** From the page's data to the join, in milliseconds: what a QR code needs; who types the PIN takes longer. */
const READING = 300;

/** From many addresses, as in life: attempts at PINs are limited by address. Elsewhere than on Linux loopback has but one. */
const addresses =
  process.platform === 'linux' ? Array.from({ length: 32 }, (_, index) => `127.0.1.${index + 1}`) : [undefined];
const agents = addresses.map((localAddress) => new Agent({ keepAlive: true, maxSockets: 16, localAddress }));

function ask(method: 'GET' | 'POST', url: string, { account, path, headers, body }: Join): Promise<string> {
  const agent = agents[account % agents.length]!;
  const content =
    method === 'POST' ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {};
  const options = { method, agent, headers: { ...headers, accept: 'application/json', ...content } };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode} ${text.slice(0, 200)}`)),
      );
    });
    asked.on('error', reject);
    asked.end(method === 'POST' ? body : undefined);
  });
}

/** A browser has asked for the page's data, and read it, before it sends a join. */
export async function openPage(url: string, join: Join): Promise<void> {
  await ask('GET', url, join);
  await pause(READING);
}

/** @returns what was answered wrongly, if it was */
export async function sendJoin(url: string, join: Join): Promise<string | null> {
  try {
    const text = await ask('POST', url, join);
    return text.includes(`/group-study/${join.pin}/`)
      ? null
      : `a join of ${join.pin} was answered ${text.slice(0, 200)}`;
  } catch (error) {
    return `a join of ${join.pin} failed: ${(error as Error).message}`;
  }
}
