import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IMAGE_KEY, IMAGE_PATH, imageAddress, SOUND_KEY, SOUND_PATH, uploadImage } from '~/domain/images/contract';
import type { ImageStore } from '~/domain/images/image-store';
import { mayUpload } from '~/domain/images/policy';
import { imagesBusy, imageWrongType } from '~/domain/images/refusals';
import { notAllowed, notFound, notSignedIn, type Problem } from '~/domain/kit/errors';
import type { Call } from '~/domain/kit/contract';
import type { Deps } from '~/infra/process/deps';
import { saveImage } from '~/infra/images/save-image';
import { openImageStore } from '~/infra/images/open-store';
import { bindCall, type GatewayRoom } from '../bind';
import { sendPicture, unchangedPicture } from './send-picture';
import { takePicture } from './sent-picture';
import { registerScope } from '../plugins/scope';

/** Pictures that are on their way to one gateway at once, of everybody and of one person: each is held in memory until it is read. */
const ON_THE_WAY = { all: 12, person: 3 };

/** Runs before the body is read: a refused client has sent only its header. */
function admitUploads(app: FastifyInstance): void {
  const onTheWay = new Map<number, number>();
  let all = 0;
  app.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    const { person } = request;
    const refuse = (problem: Problem) => {
      reply.header('connection', 'close');
      throw problem;
    };
    if (!person) return refuse(notSignedIn());
    if (!mayUpload(person)) return refuse(notAllowed());
    if (!/^multipart\/form-data/i.test(request.headers['content-type'] ?? '')) return refuse(imageWrongType());
    const own = onTheWay.get(person.id) ?? 0;
    if (all >= ON_THE_WAY.all || own >= ON_THE_WAY.person) return refuse(imagesBusy());
    all += 1;
    onTheWay.set(person.id, own + 1);
    // Also of a connection that ends in the middle.
    reply.raw.once('close', () => {
      all -= 1;
      const left = onTheWay.get(person.id)! - 1;
      if (left > 0) onTheWay.set(person.id, left);
      else onTheWay.delete(person.id);
    });
  });
}

/** A call that takes a picture and answers where it is. */
type UploadCall = Call<(typeof uploadImage)['input'], (typeof uploadImage)['output']>;

/** A call that takes a picture. @param addressOf where it is read, by its key */
export function bindUpload(
  app: FastifyInstance,
  deps: Deps,
  contract: UploadCall,
  addressOf: (key: string) => string,
  store: ImageStore = openImageStore(deps),
): void {
  void registerScope(app, 'images', async (uploads) => {
    admitUploads(uploads);
    bindCall(uploads, deps, contract, async ({ person, request }) => {
      const sent = await takePicture(app, person.id, request);
      const { key, width, height } = await saveImage(deps, store, person.id, sent);
      return { url: addressOf(key), width, height };
    });
  });
}

type Send = (
  reply: FastifyReply,
  file: { key: string; body: AsyncIterable<Uint8Array>; bytes: number },
) => FastifyReply | Promise<FastifyReply>;

/** Serves files to anyone who has their address. @param path with `:key` @param keys what a key looks like */
function serveFiles(app: FastifyInstance, path: string, keys: RegExp, store: ImageStore, send: Send): void {
  app.get<{ Params: { key: string } }>(
    path,
    { schema: { hide: true }, config: { shared: true } },
    async (request, reply) => {
      const { key } = request.params;
      if (!keys.test(key)) throw notFound();
      if (unchangedPicture(request, reply, key)) return reply.send();
      const file = await store.open(key);
      if (!file) throw notFound();
      return send(reply, { key, ...file });
    },
  );
}

/** Serves pictures to anyone who has their address. @param path with `:key` */
export const servePictures = (
  app: FastifyInstance,
  deps: Deps,
  path: string,
  store: ImageStore = openImageStore(deps),
): void => serveFiles(app, path, IMAGE_KEY, store, sendPicture);

/** The first and the last byte of a request for a part of a file; null for all of it, as for what cannot be read. */
function rangeOf(header: string | undefined, bytes: number): [from: number, to: number] | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  // `-500` asks for the last 500 bytes.
  if (!first) return [Math.max(0, bytes - Number(last)), bytes - 1];
  return [Number(first), last ? Math.min(Number(last), bytes - 1) : bytes - 1];
}

/** Sends a sound whole or in parts: Safari plays nothing that cannot be asked for in parts. */
const sendSound: Send = async (reply, { key, body }) => {
  const whole = await buffer(body);
  void reply.header('accept-ranges', 'bytes');
  const range = rangeOf(reply.request.headers.range, whole.length);
  if (!range) return sendPicture(reply, { key, bytes: whole.length, body: whole });
  const [from, to] = range;
  if (from > to) return reply.code(416).header('content-range', `bytes */${whole.length}`).send();
  void reply.code(206).header('content-range', `bytes ${from}-${to}/${whole.length}`);
  return sendPicture(reply, { key, bytes: to - from + 1, body: whole.subarray(from, to + 1) });
};

export function bindImages(app: FastifyInstance, deps: Deps, store: ImageStore = openImageStore(deps)): void {
  bindUpload(app, deps, uploadImage, imageAddress, store);
  servePictures(app, deps, IMAGE_PATH, store);
  serveFiles(app, SOUND_PATH, SOUND_KEY, store, sendSound);
}

export const imagesRoom: GatewayRoom = { name: 'images', bind: (app, deps) => bindImages(app, deps) };
