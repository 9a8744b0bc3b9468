import Fastify from 'fastify';
import { Server } from 'socket.io';

/**
 * What pairing is measured against: the least that tells two people of each other. One process, a queue in its memory, no
 * session, no database, no second gateway. Each search is paired with the one that waits, and both get the same push.
 */
const app = Fastify();
const io = new Server(app.server, { serveClient: false, perMessageDeflate: false, httpCompression: false });
const topic = (account: number) => `pairing.match:${account}`;
let waiting: number[] = [];
let version = 0;

io.on('connection', (socket) => {
  socket.on('watch', async ({ key }: { key: number }, acknowledge: (answer: unknown) => void) => {
    await socket.join(topic(key));
    acknowledge({ ok: true, version: 0, snapshot: { state: 'idle' } });
  });
});

function tell(account: number, partner: number, url: string): void {
  version += 1;
  const snapshot = {
    version,
    state: 'matched',
    partner_name: `Person ${partner}`,
    partner_avatar: '',
    partner_training_stage: 3,
    partner_reliability: { attended: 0, of: 0 },
    partner_came: false,
    url,
    pairing_id: version,
    come_by: Date.now() + 20_000,
    searching_count: waiting.length,
    waiting_since: null,
    preferences: { style: 1, stage: 'near', language: 'en' },
    notice: null,
    to_rate: null,
    server_time: Date.now(),
  };
  io.to(topic(account)).emit('live', { resource: 'pairing.match', key: account, version, snapshot });
}

app.get('/readyz', async () => ({ status: 'ready' }));
app.post('/reset', async () => {
  waiting = [];
  return {};
});
app.post<{ Body: { account_id: number } }>('/osce-stations/audio-pairing/', async ({ body: { account_id } }) => {
  const partner = waiting.shift();
  if (partner === undefined) {
    waiting.push(account_id);
    return { state: 'searching' };
  }
  const url = `/group-study/${100_000_000 + version}/`;
  tell(account_id, partner, url);
  tell(partner, account_id, url);
  return { state: 'matched' };
});

void app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });
