import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileTooLarge, notAllowed, notSignedIn, unavailable } from '~/domain/kit/errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The largest file that is kept on disk while the request lasts, in bytes; if nothing is said, files are small and stay in memory. */
    fileOnDisk?: number;
  }
}

/** How a file is read from the disk, in bytes. */
const PIECE = 512 * 1024;

/** A file that somebody sent, as long as the request lasts. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly bytes: number,
    private readonly path: string,
  ) {}

  /** Opens the file at the first read: an unread stream would fail, unhandled, once the file of a refused request is gone. */
  async *pieces(): AsyncGenerator<Buffer> {
    for await (const piece of createReadStream(this.path, { highWaterMark: PIECE })) yield piece as Buffer;
  }

  /** At most so many bytes of its beginning. */
  async head(bytes: number): Promise<Buffer> {
    if (this.bytes === 0) return Buffer.alloc(0);
    const parts: Buffer[] = [];
    for await (const part of createReadStream(this.path, { end: bytes - 1 })) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }
}

/** Keeps a file if its address says so, and else in memory, as it was: what a body holds under the name of its field. */
export async function saveFile(request: FastifyRequest, part: MultipartFile): Promise<void> {
  if (request.routeOptions.config.fileOnDisk === undefined) return void (await part.toBuffer());
  const path = join(tmpdir(), `wardmates-upload-${process.pid}-${randomUUID()}`);
  request.uploads = [...(request.uploads ?? []), path];
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  await pipeline(part.file, file);
  (part as unknown as { value: UploadedFile }).value = new UploadedFile(part.filename, file.bytesWritten, path);
}

/** Files on their way to one gateway at once, of everybody and of one person, if nothing else is said: the same one sent twice is answered twice. */
const ON_THE_WAY = { all: 6, person: 2 };
const busy = () =>
  unavailable('uploads-busy', 'Too many files are being uploaded right now. Try again in a moment.', 5);

/** Runs before a body is read: a refused client has sent only its header. Applies to the routes of a scope. */
export function admitFiles(app: FastifyInstance, limits: { bytes: number; onTheWay?: typeof ON_THE_WAY }): void {
  const most = limits.onTheWay ?? ON_THE_WAY;
  const senders = new Map<number, number>();
  let all = 0;
  app.addHook('preParsing', async (request, reply) => {
    if (!/^multipart\//i.test(request.headers['content-type'] ?? '')) return;
    const refuse = (problem: Error): never => {
      reply.header('connection', 'close');
      throw problem;
    };
    const { person } = request;
    if (!person) return refuse(notSignedIn());
    if (person.guest) return refuse(notAllowed());
    // The fields beside the file are small.
    if (Number(request.headers['content-length']) > limits.bytes + 64 * 1024) return refuse(fileTooLarge(limits.bytes));
    const own = senders.get(person.id) ?? 0;
    if (all >= most.all || own >= most.person) return refuse(busy());
    all += 1;
    senders.set(person.id, own + 1);
    // Also for a request whose connection ends in the middle.
    reply.raw.once('close', () => {
      all -= 1;
      const left = senders.get(person.id)! - 1;
      if (left > 0) senders.set(person.id, left);
      else senders.delete(person.id);
      for (const path of request.uploads ?? []) rmSync(path, { force: true });
    });
  });
}
