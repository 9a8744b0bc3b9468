import { createAdapter } from '@socket.io/redis-adapter';
import { Server } from 'socket.io';
import { groupLobby } from '~/domain/group-practice/contract';
import { joinGroup } from '~/domain/group-practice/join-group';
import { lobbySnapshotOf } from '~/domain/group-practice/snapshots.query';
import { topicOf } from '~/domain/kit/live';
import { app, inTransaction, listen, personOf, read, redis, withSessions } from './bare-server';

/**
 * The peer of joins and polls: the least that does the same job on the same libraries. A join is the same
 * statements between BEGIN and COMMIT, then the same snapshot to everyone who watches, over Socket.IO's own Redis
 * adapter; no session, CSRF, limits, outbox or presence. A poll is a session from Redis and the same named statement.
 */
const io = new Server(app.server, {
  serveClient: false,
  perMessageDeflate: false,
  httpCompression: false,
  adapter: createAdapter(
    redis.duplicate({ enableAutoPipelining: false }),
    redis.duplicate({ enableAutoPipelining: false }),
  ),
});

io.on('connection', (socket) => {
  socket.on('watch', async ({ key }: { key: string }, acknowledge: (answer: unknown) => void) => {
    await socket.join(topicOf(groupLobby.name, key));
    const snapshot = await lobbySnapshotOf(read, key);
    acknowledge({ ok: true, version: snapshot?.version, snapshot });
  });
});

async function announce(pin: string): Promise<void> {
  const snapshot = await lobbySnapshotOf(read, pin);
  io.to(topicOf(groupLobby.name, pin)).emit('live', {
    resource: groupLobby.name,
    key: pin,
    version: snapshot?.version,
    snapshot,
  });
}

app.get('/join/:pin/', async () => ({ needs_name: false }));
app.post<{ Params: { pin: string }; Body: { account_id: number } }>(
  '/join/:pin/',
  async ({ params: { pin }, body }) => {
    await inTransaction((tx) => joinGroup(tx, { id: body.account_id }, pin));
    void announce(pin);
    return { next_url: `/group-study/${pin}/` };
  },
);

withSessions((routes) =>
  routes.post<{ Body: { pin: string } }>('/api/group-study/check/', async (request) => {
    await personOf(request);
    return lobbySnapshotOf(read, request.body.pin);
  }),
);

listen();
