import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { EMPTY, type ExchangedQuestion } from '~/domain/questions/exchange/exchanged-question';
import {
  type Format,
  IMPORT_QUESTIONS_MAX,
  importStart,
  type ImportSnapshot,
} from '~/domain/questions/exchange/contract';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { formats } from '~/infra/formats/formats';
import { seeded } from '~/infra/support/seeded';
import type { AskingOrders } from './asking-client';
import type { Benchmark, Context } from './benchmark';
import { ms, table, verdicts, whole } from './markdown';
import { forgetPeak, memoryOf } from './memory';
import { startClient } from './orders';
import { type OurSide, roundOf, startOurs } from './quizzes';
import { mustBeRight } from './rounds';
import { median, percentile } from './statistics';

const IMPORTED: readonly Format[] = ['moodle-xml', 'gift'];

interface Answering {
  perSecond: number;
  p50: number;
  p99: number;
}

interface ImportResult {
  format: Format;
  megabytes: number;
  /** Seconds from the sending of the file until it is read, and from the confirmation until all are taken. */
  read: number;
  taken: number;
  /** Of the worker process, in MB. */
  memory: { idle: number; peak: number } | null;
  /** Of answer_submit: the medians of the rounds, before and after, and while the file is read and taken. */
  idle: Answering;
  importing: Answering;
  rounds: number;
  /** The same times while people answer. */
  beside: { read: number; taken: number };
}

const POLL = 50;
const FINDINGS = [
  'raised jugular venous pressure',
  'basal crackles',
  'a displaced apex beat',
  'ankle oedema',
  'a third heart sound',
  'clubbing',
  'a pleural rub',
  'stridor',
  'jaundice',
  'ascites',
  'splenomegaly',
  'nystagmus',
];

/** Ten thousand questions as a bank elsewhere may have them: a vignette, five options, feedback. */
function aBank(seed: number): ExchangedQuestion[] {
  const chance = seeded(seed);
  const some = () => FINDINGS[chance.below(FINDINGS.length)]!;
  return Array.from({ length: IMPORT_QUESTIONS_MAX }, (_, index) => ({
    ...EMPTY,
    title: `Question ${index + 1}`,
    stem: `<p>A ${20 + chance.below(70)}-year-old person (file ${seed}, case ${index + 1}) has had <strong>breathlessness</strong> for ${1 + chance.below(12)} weeks. On examination there is ${some()} and ${some()}; the blood pressure is ${90 + chance.below(90)}/${50 + chance.below(50)} mmHg.</p><p>What is the most useful next investigation?</p>`,
    explanation: `<p>${`The combination points one way, and ${some()} does not change that. `.repeat(4)}</p><ul><li><strong>Echocardiography</strong>: shows the function.</li></ul>`,
    answers: ['Echocardiography', 'Spirometry', 'CT of the chest', 'Troponin', `Case ${index + 1}: none of these`].map(
      (text, place) => ({ label: '', text, correct: place === 0 }),
    ),
    focus: 'investigation',
    difficulty: 1 + (index % 3),
  }));
}

async function fileOf(format: Format, questions: ExchangedQuestion[]): Promise<string> {
  let file = '';
  for await (const piece of formats[format].write(
    questions.map((question, id) => ({ id, question, pictures: new Map() })),
  ))
    file += piece;
  return file;
}

/** Somebody with a file, who sends it, looks how far it is, and confirms. */
class Sender {
  constructor(
    private readonly ours: OurSide,
    private readonly database: Client,
    private readonly topic: number,
  ) {}

  private async post(path: string, body: FormData | string): Promise<Record<string, unknown>> {
    const { side } = this.ours;
    const headers = {
      accept: 'application/json',
      ...side.headersOf(0),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    };
    const answer = await fetch(side.url + path, { method: 'POST', headers, body });
    const told = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new UserFacingError(`${path} was refused: ${JSON.stringify(told)}`);
    return told;
  }

  private async until(path: string, state: ImportSnapshot['state']): Promise<ImportSnapshot> {
    for (;;) {
      const [row] = (
        await this.database.query<ImportSnapshot>(
          'SELECT state, accepted, refused, failure FROM question_imports WHERE id = $1',
          [Number(/\d+/.exec(path)![0])],
        )
      ).rows;
      if (row?.state === state) return row;
      if (row?.state === 'failed') throw new UserFacingError(`The import failed: ${row.failure}`);
      await pause(POLL);
    }
  }

  /** @returns seconds for the reading and for the taking */
  async bring(format: Format, file: string): Promise<{ read: number; taken: number }> {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      format,
      into: 'bank',
      topic: String(this.topic),
      focus: '1',
      submission_id: randomUUID(),
    }))
      form.set(name, value);
    form.set('file', new Blob([file]), 'bank.txt');
    let began = performance.now();
    const path = String((await this.post(importStart.path, form)).next_url);
    const { accepted } = await this.until(path, 'ready');
    if (accepted !== IMPORT_QUESTIONS_MAX)
      throw new UserFacingError(
        `${accepted} of ${IMPORT_QUESTIONS_MAX} questions can be taken. The run counts for nothing.`,
      );
    const read = (performance.now() - began) / 1_000;
    began = performance.now();
    await this.post(path, JSON.stringify({ data_request: 'confirm' }));
    await this.until(path, 'done');
    return { read, taken: (performance.now() - began) / 1_000 };
  }
}

const inTheMiddle = (rounds: readonly Answering[]): Answering => ({
  perSecond: median(rounds.map((one) => one.perSecond)),
  p50: median(rounds.map((one) => one.p50)),
  p99: median(rounds.map((one) => one.p99)),
});

async function measureImports({
  servers,
  plan: { bankRounds: rounds, bankSeconds: seconds },
  say,
}: Context): Promise<ImportResult[]> {
  const client = startClient<AskingOrders>(require.resolve('./asking-client'));
  say('filling the bank');
  const ours = await startOurs(servers, { workers: 1, namespace: 'bench-imports' });
  const { side, database } = ours;
  const { hostname, port } = new URL(side.url);
  const worker = ours.workers[0]!.pid;
  let nth = 0;
  const answerFor = async (): Promise<Answering> => {
    const order = {
      host: hostname,
      port: Number(port),
      time: seconds * 1_000,
      ...(await roundOf('answer_submit', side, (nth += 1), seconds, database)),
    };
    const result = await client.tell('ask', order);
    mustBeRight('product', 'answer_submit', result.wrong);
    return {
      perSecond: result.perSecond,
      p50: percentile(result.latencies, 0.5),
      p99: percentile(result.latencies, 0.99),
    };
  };

  try {
    await database.query(`UPDATE accounts SET roles = '{author}' WHERE id = $1`, [side.people[0]]);
    const topic = (await database.query<{ id: number }>('SELECT id FROM topics ORDER BY id LIMIT 1')).rows[0]!.id;
    const sender = new Sender(ours, database, topic);
    const results: ImportResult[] = [];
    for (const [index, format] of IMPORTED.entries()) {
      const [first, second] = [await fileOf(format, aBank(2 * index + 1)), await fileOf(format, aBank(2 * index + 2))];
      const idle = memoryOf(worker);
      forgetPeak(worker);
      const alone = await sender.bring(format, first);
      say(`${format}: read in ${alone.read.toFixed(1)} s, taken in ${alone.taken.toFixed(1)} s`);
      // The first round only warms up.
      await answerFor();
      const before: Answering[] = [];
      for (let round = 0; round < rounds; round += 1) before.push(await answerFor());
      let over = false;
      const bringing = sender.bring(format, second).finally(() => void (over = true));
      // A failure among the answers is reported, not the import that it cuts off.
      bringing.catch(() => undefined);
      const importing: Answering[] = [];
      while (!over) {
        const figures = await answerFor();
        if (!over) importing.push(figures);
      }
      const beside = await bringing;
      if (importing.length === 0)
        throw new UserFacingError(
          'The file was taken before a round of answers was over: there is nothing to compare.',
        );
      const after: Answering[] = [];
      for (let round = 0; round < rounds; round += 1) after.push(await answerFor());
      const peak = memoryOf(worker);
      say(`${format}: read in ${beside.read.toFixed(1)} s and taken in ${beside.taken.toFixed(1)} s beside answers`);
      results.push({
        format,
        megabytes: Buffer.byteLength(first) / 1_048_576,
        ...alone,
        beside,
        memory: idle && peak && { idle: idle.now, peak: peak.peak },
        idle: inTheMiddle([...before, ...after]),
        importing: inTheMiddle(importing),
        rounds: importing.length,
      });
    }
    return results;
  } finally {
    await client.stop();
    await ours.stop();
  }
}

/** How much slower the slowest answers may be while a file is read and taken. */
const P99_AIM = 1.5;

function report(results: readonly ImportResult[]): string {
  const inSeconds = (value: number) => `${value.toFixed(1)} s`;
  const rows = results.map(({ format, megabytes, read, taken, beside, memory }) => [
    format,
    megabytes.toFixed(1),
    inSeconds(read),
    inSeconds(taken),
    inSeconds(beside.read),
    inSeconds(beside.taken),
    memory ? whole(memory.idle) : '',
    memory ? whole(memory.peak) : '',
  ]);
  const answering = results.flatMap(({ format, idle, importing }) => [
    [`${format}: before and after`, whole(idle.perSecond), ms(idle.p50), ms(idle.p99)],
    [`${format}: meanwhile`, whole(importing.perSecond), ms(importing.p50), ms(importing.p99)],
  ]);
  return [
    `${whole(IMPORT_QUESTIONS_MAX)} questions brought into a bank of 100,000 by one worker; medians of the rounds, ${results.map(({ rounds }) => rounds).join(' and ')} of them meanwhile.`,
    table(
      ['', 'MB', 'read', 'taken', 'read beside answers', 'taken beside answers', 'worker MB before', 'at most'],
      rows,
    ),
    table(['answer_submit, ms', 'a second', 'p50', 'p99'], answering),
    verdicts(
      results.map(({ format, idle, importing }) => [
        { what: `${format}: p99 of an answer meanwhile beside before and after`, most: P99_AIM },
        importing.p99 / idle.p99,
      ]),
    ),
  ].join('\n\n');
}

/** What those who answer notice of a large file that is brought in. */
export const imports: Benchmark = {
  name: 'imports',
  longest: 150_000,
  title: 'Ten thousand questions brought in',
  peer: 'There is no peer; answers meanwhile are compared with answers before and after.',
  run: async (context) => report(await measureImports(context)),
};
