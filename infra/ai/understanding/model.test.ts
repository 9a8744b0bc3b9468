import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startModelServer, type ModelServer } from '~/infra/tooling/testing/model-server';
import { modelPatient } from '../model-patient';
import { modelUnderstanding } from '../model-understanding';
import { ask, scriptOf } from './ask';
import { type Case, judge, readCases, rowOf, scoreOf, type Verdict } from './measure';

/** What turns were taken for: recorded once, and answered again by a local server. */
const RECORDED = JSON.parse(readFileSync(path.join(__dirname, 'recorded-turns.json'), 'utf8')) as Record<
  string,
  string[]
>;
/** Of the questions of the building half, how many must be answered rightly. */
const RIGHT = 0.95;

let server: ModelServer;
beforeAll(async () => void (server = await startModelServer()));
afterAll(() => server.close());

const event = (delta: Record<string, unknown>, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const spoken = (text: string) => ({
  headers: { 'content-type': 'text/event-stream' },
  body: `${event({ content: text })}${event({}, 'stop')}data: [DONE]\n\n`,
});

describe('a patient with a model behind it, that answers from recorded turns', () => {
  const provider = () => ({ baseUrl: server.baseUrl, apiKey: 'key', model: 'model-1', timeoutMs: 60_000 });
  const heard: { said: string; secrets: string[] }[] = [];

  async function verdictOn(one: Case): Promise<Verdict> {
    const { facts } = scriptOf(one.station);
    const guarded = facts.filter(({ disclosure }) => disclosure === 'if-asked-directly' || disclosure === 'about-fear');
    // It blurts out a secret with every answer: the gate holds it back.
    const secret = guarded.at(-1)?.said ?? '';
    server.reply(async ({ messages }) => {
      const { tell } = JSON.parse(messages[1]!.content) as { tell: string[] };
      return spoken(`${tell.join(' ') || 'I am not sure, doctor.'} ${secret}`.trim());
    });
    const reply = await ask(one, modelPatient(provider()), undefined, modelUnderstanding(provider()));
    heard.push({ said: reply.said, secrets: reply.told.includes(secret) || secret === '' ? [] : [secret] });
    return judge(one, reply);
  }

  it('is measured by the same table, and says no secret that it blurts out', async () => {
    server.understands((asked) => RECORDED[asked] ?? []);
    const verdicts: Verdict[] = [];
    for (const one of readCases('building')) verdicts.push(await verdictOn(one));
    const score = scoreOf(verdicts);
    process.stdout.write(`${rowOf('understanding, recorded model, building', score)}\n`);
    expect(score.right / score.all).toBeGreaterThanOrEqual(RIGHT);
    expect([score.leaked, score.invented]).toEqual([0, 0]);
    const blurted = heard.filter(({ said, secrets }) => secrets.some((secret) => said.includes(secret)));
    expect(heard.filter(({ secrets }) => secrets.length > 0).length).toBeGreaterThan(50);
    expect(blurted).toEqual([]);
  });
});
