import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { type ConsultationSnapshot, launchpad, stationConsultation } from '~/domain/consultations/contract';
import { SPEAK_PATH, SPEECH_RATE, transcribeSpeech } from '~/domain/consultations/speech/contract';
import { writeWav } from '~/domain/consultations/speech/wav';
import { href } from '~/domain/kit/contract';
import { readConfig } from '~/infra/process/config';
import { openDeps } from '~/infra/process/deps';
import { openSessions } from '~/infra/sessions/sessions';
import { startProduct } from '../testing/product';
import { startSpeechServer, toneOf } from '../testing/speech-server';
import { startBareProgram } from './bare-program';
import type { Benchmark, Context } from './benchmark';
import { ms, spread, table } from './markdown';
import { SIDES, type SideName } from './plan';
import { PRODUCTION_LIMITS } from './product-side';
import { inTurns } from './rounds';
import { openDatabase } from './side';
import { signedInHeaders } from './signed-in-headers';
import { median, percentile, ratioOf } from './statistics';

/** Each has a talk of their own, so that nobody comes near the limits of production. */
const PEOPLE = 10;
const FIRST_PERSON = 4_000_000;
const QUESTION = 'Where is the pain?';
/** Two seconds of speech. */
const SOUND = writeWav(toneOf(2, SPEECH_RATE), SPEECH_RATE);
/** Milliseconds after which an answer counts as lost. */
const PATIENCE = 30_000;

/** What somebody talks to. */
interface Talk {
  url: string;
  headers: Record<string, string>;
  key: number;
  transcription: string;
  /** Of the form, with the sound. */
  field: string;
  speaking: string;
  say(text: string, turnId: string): [path: string, body: object];
}

interface SpeechSide {
  talks: Talk[];
  stop(): Promise<void>;
}

/** Milliseconds since the end of the question. */
interface Latency {
  text: number;
  word: number;
  sound: number;
}

/** @throws Error where it is refused */
async function post(url: string, headers: Record<string, string>, body: FormData | object): Promise<Response> {
  const form = body instanceof FormData;
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers, ...(form ? {} : { 'content-type': 'application/json' }) },
    body: form ? body : JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${new URL(url).pathname} was answered ${response.status}: ${await response.text()}`);
  return response;
}

async function startProductForSpeech({ servers }: Context, baseUrl: string): Promise<SpeechSide> {
  const env = {
    DEMO: '0',
    SESSION_SECRET: randomUUID() + randomUUID(),
    REDIS_NAMESPACE: 'bench-speech',
    SPEECH_BASE_URL: baseUrl,
    ...PRODUCTION_LIMITS,
  };
  const product = await startProduct({
    gateways: 1,
    workers: 1,
    web: false,
    databaseUrl: servers.databaseUrl,
    redisUrl: servers.redisUrl,
    env,
  });
  const database = await openDatabase(product.databaseUrl);
  await database.query(
    `INSERT INTO accounts (id, guest, username, email, password_hash, first_name, last_name, display_name, training_stage, roles)
     SELECT id, false, 'speech' || id, 'speech' || id || '@bench.example', 'nobody signs in with it', 'Person', 'Bench', 'Person ' || id, 3, '{learner}' FROM generate_series($1::int, $2::int) AS id`,
    [FIRST_PERSON, FIRST_PERSON + PEOPLE - 1],
  );
  const deps = await openDeps(
    readConfig({ ...env, DATABASE_URL: product.databaseUrl, REDIS_URL: servers.redisUrl, LOG_LEVEL: 'silent' }),
  );
  const sessions = openSessions(deps);
  const url = product.gateways[0]!.url;
  const talks: Talk[] = [];
  for (let person = FIRST_PERSON; person < FIRST_PERSON + PEOPLE; person += 1) {
    const headers = signedInHeaders(deps.config, (await sessions.create(person)).token);
    const start = { data_request: 'start', slug: 'new-headache-in-later-life', submission_id: randomUUID() };
    const begun = await post(`${url}${href(launchpad, { base: 'osce-stations' })}`, headers, start);
    const { next_url: path } = (await begun.json()) as { next_url: string };
    await post(`${url}${path}`, headers, { data_request: 'begin' });
    talks.push({
      url,
      headers,
      key: Number(/\d+/.exec(path)![0]),
      transcription: transcribeSpeech.path,
      field: 'sound',
      speaking: SPEAK_PATH,
      say: (text, turn_id) => [path, { data_request: 'say', text, turn_id }],
    });
  }
  return {
    talks,
    async stop() {
      await database.end();
      await deps.close();
      await product.stop();
    },
  };
}

async function startPeerForSpeech(baseUrl: string): Promise<SpeechSide> {
  const { url, stop } = await startBareProgram('bare-speech', { SPEECH_BASE_URL: baseUrl });
  const talks = Array.from({ length: PEOPLE }, (_, key) => ({
    url,
    headers: {},
    key,
    transcription: '/transcription',
    field: 'file',
    speaking: '/speaking',
    say: (text: string, turn_id: string): [string, object] => ['/say', { key, text, turn_id }],
  }));
  return { talks, stop };
}

type Turn = ConsultationSnapshot['turns'][number];

/** Watches a talk as a browser does. @returns what waits for the answer to a turn: its first words, then the whole of it */
async function watch(
  talk: Talk,
): Promise<{ socket: Socket; until(turnId: string, is: (turn: Turn) => boolean): Promise<Turn> }> {
  const socket = io(talk.url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin: talk.url, ...talk.headers },
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  let turns: readonly Turn[] = [];
  const listeners = new Set<() => void>();
  socket.on('live', ({ snapshot }: { snapshot: ConsultationSnapshot }) => {
    turns = snapshot.turns;
    listeners.forEach((tell) => tell());
  });
  const answer = (await socket
    .timeout(PATIENCE)
    .emitWithAck('watch', { resource: stationConsultation.name, key: talk.key })) as { ok: boolean };
  if (!answer.ok) throw new Error(`A watch was refused: ${JSON.stringify(answer).slice(0, 300)}`);
  return {
    socket,
    until: (turnId, is) =>
      new Promise((resolve, reject) => {
        const patience = setTimeout(() => reject(new Error('An answer was lost.')), PATIENCE);
        const look = () => {
          const turn = turns.find(({ turn_id }) => turn_id === turnId);
          if (!turn || !is(turn)) return;
          clearTimeout(patience);
          listeners.delete(look);
          resolve(turn);
        };
        listeners.add(look);
        look();
      }),
  };
}

/** One question by voice, from its end to the first sound of the answer. */
async function askAloud(talk: Talk, { until }: Awaited<ReturnType<typeof watch>>): Promise<Latency> {
  const { url, headers, key } = talk;
  const form = new FormData();
  form.set('consultation_id', String(key));
  form.set('agreed', 'true');
  form.set(talk.field, new Blob([SOUND], { type: 'audio/wav' }), 'speech.wav');
  const turnId = randomUUID();
  const from = performance.now();
  const { text } = (await (await post(`${url}${talk.transcription}`, headers, form)).json()) as { text: string };
  const heard = performance.now() - from;
  const [path, body] = talk.say(text, turnId);
  await Promise.all([post(`${url}${path}`, headers, body), until(turnId, ({ said }) => said !== '')]);
  const word = performance.now() - from;
  const { said } = await until(turnId, ({ state }) => state === 'said' || state === 'speaking');
  const asked = { consultation_id: key, turn_id: turnId, from: 0, to: Math.min(said.length, 300), agreed: true };
  const spoken = await post(`${url}${talk.speaking}`, headers, asked);
  const reader = spoken.body!.getReader();
  await reader.read();
  const sound = performance.now() - from;
  while (!(await reader.read()).done);
  await until(turnId, ({ state }) => state === 'said');
  return { text: heard, word, sound };
}

async function run(context: Context): Promise<string> {
  const speech = await startSpeechServer();
  speech.hears(QUESTION);
  const sides: Record<SideName, SpeechSide> = {
    product: await startProductForSpeech(context, speech.baseUrl),
    peer: await startPeerForSpeech(speech.baseUrl),
  };
  const watching = new Map<Talk, Awaited<ReturnType<typeof watch>>>();
  try {
    for (const name of SIDES) for (const talk of sides[name].talks) watching.set(talk, await watch(talk));
    return report(
      await inTurns(
        SIDES,
        context.plan.rounds,
        async (name) => {
          const latencies: Latency[] = [];
          for (const talk of sides[name].talks) latencies.push(await askAloud(talk, watching.get(talk)!));
          return latencies;
        },
        (done) => context.say(`${done} of ${context.plan.rounds} rounds`),
      ),
    );
  } finally {
    for (const { socket } of watching.values()) socket.disconnect();
    for (const name of SIDES) await sides[name].stop();
    await speech.close();
  }
}

function report(results: Record<SideName, Latency[][]>): string {
  const row = (title: string, what: (latency: Latency) => number, part: number) => {
    const of = (rounds: Latency[][]) => rounds.map((round) => percentile(round.map(what), part));
    const [product, peer] = [of(results.product), of(results.peer)];
    return [title, ms(median(product)), ms(median(peer)), spread(ratioOf(product, peer))];
  };
  return [
    `${PEOPLE} people, one question each a round, one after the other; one gateway and one worker; ${results.peer.length} rounds in turn. The speech server answers at once: what a real one takes is added on both sides.`,
    table(
      ['after the end of the question, ms', 'product', 'peer', 'ratio'],
      [
        row('the question as text p50', ({ text }) => text, 0.5),
        row('the first word of the answer p50', ({ word }) => word, 0.5),
        row('the first word of the answer p95', ({ word }) => word, 0.95),
        row('the first sound of the answer p50', ({ sound }) => sound, 0.5),
        row('the first sound of the answer p95', ({ sound }) => sound, 0.95),
      ],
    ),
  ].join('\n\n');
}

/** A talk with a virtual patient by voice, from the end of the question to the first word. */
export const speech: Benchmark = {
  name: 'speech',
  title: 'A talk by voice: from the end of the question to the first word',
  peer: 'The peer is one process that passes sounds on to the same speech server and answers every question with the same words. It has no session, no database, no queue and no checks.',
  run,
};
