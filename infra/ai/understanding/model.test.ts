import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sentencesOf } from '~/domain/consultations/engine/words/text';
import { startModelServer, type ModelServer } from '~/infra/tooling/testing/model-server';
import { modelPatient } from '../model-patient';
import { modelUnderstanding } from '../model-understanding';
import { ask, scriptOf } from './ask';
import { type Case, judge, readCases, rowOf, scoreOf, type Verdict } from './measure';

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(__dirname, name), 'utf8'));
/** What a model would take turns for: written by hand, and answered by a local server. */
const RECORDED = read('recorded-turns.json') as Record<string, string[]>;
/** What a good model and one that invents would answer to questions of the building half: written by hand, too. */
const ANSWERS = read('recorded-answers.json') as { station: string; asked: string; good: string; bad: string }[];
/** Of the questions whose understanding is recorded, how many must be answered rightly. */
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
    const cases = readCases('building');
    // If nothing is recorded, the rules read the turn, and the rows of the rules say how well.
    const recorded = cases.filter(({ says }) => says.at(-1)! in RECORDED);
    const verdicts: Verdict[] = [];
    for (const one of recorded) verdicts.push(await verdictOn(one));
    const score = scoreOf(verdicts);
    process.stdout.write(`${rowOf(`recorded model, ${recorded.length} of ${cases.length} cases`, score)}\n`);
    expect(score.right / score.all).toBeGreaterThanOrEqual(RIGHT);
    expect([score.leaked, score.invented]).toEqual([0, 0]);
    const blurted = heard.filter(({ said, secrets }) => secrets.some((secret) => said.includes(secret)));
    expect(heard.filter(({ secrets }) => secrets.length > 0).length).toBeGreaterThan(50);
    expect(blurted).toEqual([]);
  });

  /** What is heard of a recorded answer. */
  async function heardOf(answer: (typeof ANSWERS)[number], which: 'good' | 'bad') {
    const one = readCases('building').find(
      ({ station, says }) => station === answer.station && says.length === 1 && says[0] === answer.asked,
    )!;
    // The turns before the recorded one are answered from the script.
    server.reply(async ({ messages }) => {
      const { tell, asked } = JSON.parse(messages[1]!.content) as { tell: string[]; asked: string };
      return spoken(asked.includes(answer.asked) ? answer[which] : tell.join(' ') || 'Hello.');
    });
    const reply = await ask(one, modelPatient(provider()), undefined, modelUnderstanding(provider()));
    return { one, reply, sentences: sentencesOf(answer[which]) };
  }

  it('says what a good one answers in its own words, and nothing that a bad one invents, denies or turns round', async () => {
    server.understands((asked) => RECORDED[asked] ?? []);
    let own = 0;
    const verdicts: Verdict[] = [];
    const invented: string[] = [];
    const count = ({ one, reply }: Awaited<ReturnType<typeof heardOf>>) => verdicts.push(judge(one, reply));
    for (const answer of ANSWERS) {
      const good = await heardOf(answer, 'good');
      count(good);
      if (good.sentences.every((sentence) => good.reply.said.includes(sentence))) own += 1;
      const bad = await heardOf(answer, 'bad');
      count(bad);
      const { station, asked } = answer;
      invented.push(
        ...bad.sentences.filter((said) => bad.reply.said.includes(said)).map((said) => `${station}: ${asked} ${said}`),
      );
    }
    const score = scoreOf(verdicts);
    process.stdout.write(
      `${rowOf(`recorded answers, ${ANSWERS.length} good and as many bad`, score)}; ${own} good ones in their own words; heard of the bad ones ${invented.length}\n`,
    );
    expect(invented).toEqual([]);
    expect(score.right / score.all).toBeGreaterThanOrEqual(RIGHT);
    expect([score.leaked, score.invented]).toEqual([0, 0]);
    expect(own).toBeGreaterThan(ANSWERS.length * 0.8);
  });
});
