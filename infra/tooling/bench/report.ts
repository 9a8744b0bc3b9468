import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import Redis from 'ioredis';
import { root } from '../launch/paths';
import type { TestServers } from '../testing/servers';
import { type BrowserResult, SLOWER } from './browser';
import { GATEWAYS, LOBBIES, MEMBERS, type Plan, POLLERS, POOL, type SideName } from './plan';
import type { JoinResult } from './joins';
import type { PollResult } from './polls';
import { ANSWERS, QUESTIONS } from './bank';
import { type AskResult, MEASURED, type Measured } from './quizzes';
import type { Pair } from './rounds';
import { openDatabase } from './side';
import { median, percentile, type Ratio, ratioOf } from './statistics';

const PACKAGES = ['fastify', 'socket.io', '@socket.io/redis-adapter', 'pg', 'typeorm', 'ioredis'];

const versionOf = (name: string) => (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

/** What the figures were taken on. */
export async function environment(servers: TestServers): Promise<string> {
  const database = await openDatabase(servers.databaseUrl);
  const { rows } = await database.query<{ server_version: string }>('SHOW server_version');
  await database.end();
  const redis = new Redis(servers.redisUrl);
  const redisVersion = /redis_version:(\S+)/.exec(await redis.info('server'))?.[1];
  redis.disconnect();
  const load = loadavg();
  const busy = load[0]! > availableParallelism() / 2;
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() || 'unknown'}), load before ${load.map((one) => one.toFixed(1)).join(' ')}, Node ${process.versions.node}, ${process.platform}`,
    ...(busy ? ['The machine is busy with other things: trust the ratios of processor time first, and latencies only at a low --rate.'] : []),
    `PostgreSQL ${rows[0]?.server_version} with fsync, Redis ${redisVersion} append-only, ${PACKAGES.map((name) => `${name} ${versionOf(name)}`).join(', ')}`,
  ].join('\n');
}

export const ms = (value: number) => value.toFixed(2);
export const times = (value: number) => value.toFixed(2);
const spread = ({ median: middle, least, most }: Ratio) => `${times(middle)} (${times(least)}–${times(most)})`;

/** Processor time says what the work costs, however busy the machine is with other things. */
function costLine(what: string, pairs: readonly Pair<{ cost: number | null }>[]): string[] {
  const costs = pairs.map(({ product, peer }) => ({ product: product.cost ?? NaN, peer: peer.cost ?? NaN }));
  if (costs.some(({ product, peer }) => Number.isNaN(product + peer))) return [];
  const [product, peer] = [median(costs.map((one) => one.product)), median(costs.map((one) => one.peer))];
  return [`  processor time of the gateways for ${what}: ${ms(product)} and ${ms(peer)} ms: ratio ${spread(ratioOf(costs))}`];
}

/** Columns as wide as their widest cell, numbers to the right. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: string[]) => `  ${cells.map((cell, column) => cell.padStart(widths[column]!)).join('  ')}`.trimEnd();
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n');
}

export function joinReport(pairs: readonly Pair<JoinResult>[], plan: Plan): string {
  const of = (what: 'p50' | 'p99' | 'answered') => pairs.map(({ product, peer }) => ({ product: product[what], peer: peer[what] }));
  const middle = (what: 'p50' | 'p99' | 'answered', side: 'product' | 'peer') => ms(median(of(what).map((pair) => pair[side])));
  const row = (name: string, first: string, values: string[]) => [name, first, ...values];
  const rows = pairs.map(({ first, product, peer }, index) =>
    row(String(index + 1), first, [ms(product.p50), ms(product.p99), ms(peer.p50), ms(peer.p99), times(product.p50 / peer.p50), times(product.p99 / peer.p99)]),
  );
  const [p50, p99] = [ratioOf(of('p50')), ratioOf(of('p99'))];
  rows.push(row('median', '', [middle('p50', 'product'), middle('p99', 'product'), middle('p50', 'peer'), middle('p99', 'peer'), times(p50.median), times(p99.median)]));
  const screens = (side: 'product' | 'peer') => pairs.reduce((sum, pair) => sum + pair[side].screens, 0).toLocaleString('en');
  return [
    `From the POST of a join to the last member's screen, in milliseconds`,
    `${(LOBBIES * MEMBERS).toLocaleString('en')} sockets in ${LOBBIES} lobbies of ${MEMBERS} over ${GATEWAYS} gateways; ${plan.joinRate} joins a second, ${plan.joins} a round, all sent to one of them; half by the link of the QR code, half with the PIN typed`,
    '',
    table(['pair', 'first', 'product p50', 'p99', 'peer p50', 'p99', 'ratio p50', 'p99'], rows),
    '',
    `  product : peer   p50 ${spread(p50)}, aim 1.20   p99 ${spread(p99)}, aim 1.50   (median and spread of the pairs)`,
    `  the POST itself was answered after ${middle('answered', 'product')} and ${middle('answered', 'peer')} ms (p50): ratio ${spread(ratioOf(of('answered')))}`,
    ...costLine('a join', pairs),
    `  screens that showed who joined: ${screens('product')} of the product, ${screens('peer')} of the peer; none was missed`,
  ].join('\n');
}

export function pollReport(pairs: readonly Pair<PollResult>[]): string {
  const rates = pairs.map(({ product, peer }) => ({ product: product.perSecond, peer: peer.perSecond }));
  const whole = (value: number) => Math.round(value).toLocaleString('en');
  const rows = pairs.map(({ first }, index) => [String(index + 1), first, whole(rates[index]!.product), whole(rates[index]!.peer), times(rates[index]!.product / rates[index]!.peer)]);
  const ratio = ratioOf(rates);
  rows.push(['median', '', whole(median(rates.map((one) => one.product))), whole(median(rates.map((one) => one.peer))), times(ratio.median)]);
  return [
    'Polls of the lobby (POST /api/group-study/check/), answers a second',
    `${POLLERS} connections, one gateway, ${POOL} connections to PostgreSQL`,
    '',
    table(['pair', 'first', 'product', 'peer', 'ratio'], rows),
    '',
    `  product : peer   ${spread(ratio)}, aim 0.80   (median and spread of the pairs)`,
    ...costLine('a poll', pairs),
  ].join('\n');
}

/** What each is to reach of the peer's answers a second. */
const QUIZ_AIMS: Record<Measured, number> = { count: 0.8, start: 0.7, answer_submit: 0.7, summary: 0.8 };

export function quizReport(results: Record<Measured, readonly Pair<AskResult>[]>): string {
  const whole = (value: number) => Math.round(value).toLocaleString('en');
  const middle = (pairs: readonly Pair<AskResult>[], side: SideName, what: 'perSecond' | 'p50' | 'p99') => median(pairs.map((pair) => pair[side][what]));
  const rows = MEASURED.map((name) => {
    const pairs = results[name];
    const rates = ratioOf(pairs.map(({ product, peer }) => ({ product: product.perSecond, peer: peer.perSecond })));
    const side = (of: SideName) => [whole(middle(pairs, of, 'perSecond')), ms(middle(pairs, of, 'p50')), ms(middle(pairs, of, 'p99'))];
    return [name, ...side('product'), ...side('peer'), spread(rates), times(QUIZ_AIMS[name])];
  });
  return [
    'Quizzes: answers a second and milliseconds, over one gateway and one bare program on the same database',
    `${whole(QUESTIONS)} questions, ${whole(ANSWERS)} answers; ${results.count.length} pairs, ${POOL} connections to PostgreSQL each`,
    '',
    table(['', 'product /s', 'p50', 'p99', 'peer /s', 'p50', 'p99', 'ratio of /s', 'aim'], rows),
    '',
    ...MEASURED.flatMap((name) => costLine(name, results[name])),
  ].join('\n');
}

/** Milliseconds for going on, the median; and kilobytes of JavaScript for a first visit. */
const BROWSER_AIMS = { goneOn: 50, gzipped: 250 };

export function browserReport({ goneOn, bare, explained, scripts }: BrowserResult): string {
  const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
  const row = (name: string, times: readonly number[], aim: string) => [name, String(times.length), ms(median(times)), ms(percentile(times, 0.95)), ms(Math.max(...times)), aim];
  return [
    `In Chromium with a processor made ${SLOWER} times slower: a quiz taken by the keyboard, from the key to the painted frame, in milliseconds`,
    '',
    table(['', 'keys', 'median', 'p95', 'most', 'aim'], [row('the next question', goneOn, `median < ${BROWSER_AIMS.goneOn}`), row('the same in a bare page', bare, ''), row('its explanation, by the server', explained, '')]),
    '',
    'JavaScript that a first visit loads before it rests, in kB',
    '',
    table(['', 'files', 'gzipped', 'whole', 'aim'], scripts.map(({ route, files, gzipped, whole }) => [route, String(files), kilobytes(gzipped), kilobytes(whole), `gzipped < ${BROWSER_AIMS.gzipped}`])),
  ].join('\n');
}
