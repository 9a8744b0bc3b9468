import type { FastifyInstance } from 'fastify';
import { changeAvatar, dropAvatar } from '~/domain/accounts/profile/change-avatar';
import { AVATAR_KEY, AVATAR_PATH, removeAvatar, setAvatar } from '~/domain/accounts/profile/contract';
import { findAvatar } from '~/domain/accounts/profile/avatar.query';
import { IMAGE_BYTES_MAX } from '~/domain/images/contract';
import { notFound } from '~/domain/kit/errors';
import { readAvatar } from '~/infra/images/read-avatar';
import type { Deps } from '~/infra/process/deps';
import { bindCall } from '../../bind';
import { sendPicture, unchangedPicture } from '../../images/send-picture';
import { takePicture } from '../../images/sent-picture';
import { admitFiles } from '../../plugins/uploads';
import { registerScope } from '../../plugins/scope';

export function bindAvatars(app: FastifyInstance, deps: Deps): void {
  void registerScope(app, 'avatars', async (uploads) => {
    admitFiles(uploads, { bytes: IMAGE_BYTES_MAX });
    bindCall(uploads, deps, setAvatar, async ({ person, request }) => {
      const picture = await readAvatar(await takePicture(app, person.id, request));
      const avatar = await deps.inTransaction((tx) => changeAvatar(tx, person, picture));
      await app.sessions.forgetPerson(person.id);
      return { avatar };
    });
  });

  bindCall(app, deps, removeAvatar, async ({ person }) => {
    await deps.inTransaction((tx) => dropAvatar(tx, person));
    await app.sessions.forgetPerson(person.id);
    return { ok: true } as const;
  });

  app.get<{ Params: { key: string } }>(
    AVATAR_PATH,
    { schema: { hide: true }, config: { shared: true } },
    async (request, reply) => {
      const { key } = request.params;
      if (!AVATAR_KEY.test(key)) throw notFound();
      if (unchangedPicture(request, reply, key)) return reply.send();
      const bytes = await findAvatar(deps.read, key);
      if (!bytes) throw notFound();
      return sendPicture(reply, { key, bytes: bytes.length, body: bytes });
    },
  );
}
