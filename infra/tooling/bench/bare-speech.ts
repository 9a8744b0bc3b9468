import Fastify from 'fastify';
import { Server } from 'socket.io';

/**
 * What a talk by voice is measured against: the least that passes speech on. One process without session, database, queue or
 * checks; it hands sounds to the same speech server, and whatever is asked is answered with the same words at once.
 */
const app = Fastify({ bodyLimit: 4 * 1024 * 1024 });
const io = new Server(app.server, { serveClient: false, perMessageDeflate: false, httpCompression: false });
const speech = process.env.SPEECH_BASE_URL!;
const ANSWER = 'It has been about three weeks now.';
let version = 0;

io.on('connection', (socket) => {
  socket.on('watch', async ({ key }: { key: number }, acknowledge: (answer: unknown) => void) => {
    await socket.join(String(key));
    acknowledge({ ok: true });
  });
});

app.addContentTypeParser(/^multipart\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

app.get('/readyz', async () => ({ status: 'ready' }));
app.post<{ Body: Buffer }>('/transcription', async ({ body, headers }) => {
  const answer = await fetch(`${speech}/audio/transcriptions`, {
    method: 'POST',
    headers: { 'content-type': headers['content-type']! },
    body: Uint8Array.from(body),
  });
  return answer.json();
});
app.post<{ Body: { key: number; turn_id: string; text: string } }>('/say', async ({ body: { key, turn_id, text } }) => {
  version += 1;
  const turn = { turn_id, number: version, asked: text, said: ANSWER, state: 'said', speaker: 'offline' };
  io.to(String(key)).emit('live', { snapshot: { version, state: 'running', turns: [turn] } });
  return {};
});
app.post('/speaking', async (_request, reply) => {
  const answer = await fetch(`${speech}/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'speaks', voice: 'alloy', input: ANSWER, response_format: 'wav' }),
  });
  return reply.type('audio/wav').send(answer.body);
});

void app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });
