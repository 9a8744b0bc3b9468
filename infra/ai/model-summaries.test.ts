import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SummaryRequest } from '~/domain/notebook/writing/summary-writer';
import { modelSummaryWriter } from './model-summaries';

const REQUEST: SummaryRequest = {
  language: 'en',
  topic: { slug: 'stroke', name: 'Stroke' },
  specialty: 'neurology',
  focus: null,
  avoid: ['First hour'],
};
const SAID = {
  title: 'After the first day',
  focus: 'management',
  parts: [{ heading: 'Why', text: 'Because.', points: [{ term: 'Aspirin', text: 'For two weeks.' }] }],
};

/** A provider that answers with `content` and records its requests. */
async function aProvider(content: unknown) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push(body);
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ choices: [{ finish_reason: 'stop', message: { content: JSON.stringify(content) } }] }),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const write = modelSummaryWriter({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: undefined,
    model: 'test',
    timeoutMs: 30_000,
    pause: async () => undefined,
  });
  return { asked, write, close: () => new Promise((done) => server.close(done)) };
}

describe('a draft of a section by a model', () => {
  it('is asked for with the topic as data, and has no sources', async () => {
    const { write, asked, close } = await aProvider(SAID);
    expect(await write(REQUEST)).toEqual({ ...SAID, sources: [], writer: 'model' });
    expect((await write({ ...REQUEST, focus: 'diagnosis' })).focus).toBe('diagnosis');
    const { messages } = JSON.parse(asked[0]!) as { messages: { role: string; content: string }[] };
    expect(JSON.parse(messages[1]!.content)).toEqual({
      topic: 'Stroke',
      specialty: 'neurology',
      focus: 'any',
      avoid: ['First hour'],
    });
    await close();
  });

  it.each([
    ['without a part', { ...SAID, parts: [] }],
    ['that is too long', { ...SAID, parts: [{ heading: '', text: 'x'.repeat(4_001), points: [] }] }],
    ['of another kind', 'A text.'],
  ])('%s is nonsense', async (_, said) => {
    const { write, close } = await aProvider(said);
    await expect(write(REQUEST)).rejects.toMatchObject({ name: 'SummaryWriterError', kind: 'provider-nonsense' });
    await close();
  });
});
