import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IMAGE_KEY, IMAGE_PATH, imageAddress, uploadImage } from '~/domain/images/contract';
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

/** Serves pictures to anyone who has their address. @param path with `:key` */
export function servePictures(
  app: FastifyInstance,
  deps: Deps,
  path: string,
  store: ImageStore = openImageStore(deps),
): void {
  app.get<{ Params: { key: string } }>(
    path,
    { schema: { hide: true }, config: { shared: true } },
    async (request, reply) => {
      const { key } = request.params;
      if (!IMAGE_KEY.test(key)) throw notFound();
      if (unchangedPicture(request, reply, key)) return reply.send();
      const image = await store.open(key);
      if (!image) throw notFound();
      return sendPicture(reply, { key, ...image });
    },
  );
}

export function bindImages(app: FastifyInstance, deps: Deps, store: ImageStore = openImageStore(deps)): void {
  bindUpload(app, deps, uploadImage, imageAddress, store);
  servePictures(app, deps, IMAGE_PATH, store);
}

export const imagesRoom: GatewayRoom = { name: 'images', bind: (app, deps) => bindImages(app, deps) };
