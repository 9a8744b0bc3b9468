import Fastify from 'fastify';
import { randomInt } from 'node:crypto';
import { Server } from 'socket.io';

/**
 * What joins with colliding PINs are measured against: a quiz game as many are written. Rooms are in the memory of one
 * process, a PIN is drawn without a look at those that are taken, and whoever joins is told to the room's sockets.
 */
const app = Fastify();
const io = new Server(app.server, { serveClient: false, perMessageDeflate: false, httpCompression: false });
const rooms = new Map<string, { host: number; members: number[] }>();
const few = Number(process.env.BENCH_PINS);

app.get('/readyz', async () => ({ status: 'ready' }));
app.post<{ Body: { host: number } }>('/open/', async ({ body: { host } }) => {
  const pin = String(randomInt(few)).padStart(9, '0');
  rooms.set(pin, { host, members: [host] });
  return { pin };
});
app.post<{ Params: { pin: string }; Body: { account_id: number } }>(
  '/join/:pin/',
  async ({ params: { pin }, body: { account_id } }) => {
    const room = rooms.get(pin)!;
    room.members.push(account_id);
    io.to(pin).emit('live', room);
    return { next_url: `/group-study/${pin}/` };
  },
);
app.get<{ Params: { pin: string } }>('/room/:pin/', async ({ params: { pin } }) => rooms.get(pin));
app.post('/forget/', async () => {
  rooms.clear();
  return {};
});

void app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });
