import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';

interface Request {
  resource: string;
  key: string;
}

/** A gateway's live side as the contract has it, on a port of its own: answers watches, pushes what a test says. */
export async function openGateway() {
  const http = createServer();
  const io = new Server(http, { path: '/socket.io/' });
  const watches: Request[] = [];
  const unwatches: Request[] = [];
  const answers = new Map<string, unknown>();
  const handshakes: unknown[] = [];
  io.on('connection', (socket: Socket) => {
    handshakes.push(socket.handshake.auth);
    socket.on('watch', (request: Request, acknowledge: (answer: unknown) => void) => {
      watches.push(request);
      acknowledge(answers.get(request.key));
    });
    socket.on('unwatch', (request: Request) => void unwatches.push(request));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    watches,
    unwatches,
    /** What each connection came with. */
    handshakes,
    answer: (key: string, answer: unknown) => void answers.set(key, answer),
    emit: (event: 'live' | 'unwatched' | 'roles-changed', message: unknown) => void io.emit(event, message),
    /** Cuts every connection; the clients come back by themselves. */
    cut: () => io.sockets.sockets.forEach((socket) => socket.conn.close()),
    close: () => new Promise<void>((resolve) => void io.close(() => resolve())),
  };
}
