import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageStore } from '~/domain/images/image-store';
import { imageStoreDown } from '~/domain/images/refusals';

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Pictures in a folder that every gateway and worker sees, in 256 folders by how their keys begin. */
export function openDiskStore(folder: string, failed: (error: unknown) => void): ImageStore {
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key);
  const down = (error: unknown) => {
    failed(error);
    return imageStoreDown();
  };
  return {
    async put({ key, bytes }) {
      const file = fileOf(key);
      // Under another name until it is whole: a crash leaves half a file that nobody asks for.
      const unfinished = `${file}.${randomBytes(6).toString('hex')}.part`;
      try {
        if ((await stat(file).catch(() => null))?.size === bytes.length) return;
        await mkdir(dirname(file), { recursive: true });
        const handle = await open(unfinished, 'wx', 0o644);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw down(error);
      }
    },
    async open(key) {
      try {
        const handle = await open(fileOf(key), 'r');
        const { size } = await handle.stat();
        return { body: handle.createReadStream(), bytes: size };
      } catch (error) {
        if (isGone(error)) return null;
        throw down(error);
      }
    },
  };
}
