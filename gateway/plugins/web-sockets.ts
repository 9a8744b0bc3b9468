import websocket from '@fastify/websocket';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Nobody sends us anything but pings, in bytes. */
const LARGEST_MESSAGE = 1_024;

/** WebSockets as routes, beside Socket.IO's own: what is not Socket.IO's goes the way of every request, to a 404 too. */
export const webSockets = plugin(
  async (app: FastifyInstance) => {
    const upgrades = new EventEmitter();
    app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (!request.url?.startsWith('/socket.io/')) upgrades.emit('upgrade', request, socket, head);
    });
    await app.register(websocket, { options: { server: upgrades as unknown as Server, maxPayload: LARGEST_MESSAGE } });
  },
  { name: 'web-sockets' },
);
