import type { Person } from '~/domain/accounts/person';
import type { ExchangedQuestion } from '~/domain/questions/exchange/exchanged-question';
import type { Format } from '~/domain/questions/exchange/contract';
import { exported } from '~/domain/questions/exported-questions.query';
import { IMAGE_KEY, imageAddress } from '~/domain/images/contract';
import type { ImageStore } from '~/domain/images/image-store';
import type { Deps } from '~/infra/process/deps';
import { picturesIn, withPictures } from '~/infra/formats/pictures';
import type { Leaving } from '~/infra/formats/writer';
import { openImageStore } from '~/infra/images/open-store';

/** The key of one of our own pictures, by its address; null for any other. */
const keyOf = (address: string): string | null => {
  const key = address.slice(address.lastIndexOf('/') + 1);
  return IMAGE_KEY.test(key) && address === imageAddress(key) ? key : null;
};

async function bytesOf(store: ImageStore, key: string): Promise<Uint8Array | null> {
  const found = await store.open(key);
  if (!found) return null;
  const parts: Buffer[] = [];
  for await (const part of found.body) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function embedded(store: ImageStore, { stem, explanation }: ExchangedQuestion): Promise<Leaving['pictures']> {
  const pictures = new Map<string, { name: string; bytes: Uint8Array }>();
  for (const { address } of [...picturesIn(stem), ...picturesIn(explanation)]) {
    const key = pictures.has(address) ? null : keyOf(address);
    const bytes = key && (await bytesOf(store, key));
    if (key && bytes) pictures.set(address, { name: key, bytes });
  }
  return pictures;
}

/** Elsewhere, a link of ours needs our name in front. */
function linked(origin: string | undefined, question: ExchangedQuestion): ExchangedQuestion {
  if (!origin) return question;
  const whole = (html: string) =>
    withPictures(
      html,
      new Map(
        picturesIn(html).flatMap(({ address }) => (address.startsWith('/media/') ? [[address, origin + address]] : [])),
      ),
    );
  return { ...question, stem: whole(question.stem), explanation: whole(question.explanation) };
}

/** The questions of a file, one after another, each with its pictures if the format holds them. */
export async function* leavingOf(
  deps: Deps,
  person: Person,
  format: Format,
  ids: readonly number[],
): AsyncGenerator<Leaving> {
  const store = openImageStore(deps);
  for await (const { id, question, left_out } of exported(deps.read, person, format, ids)) {
    if (left_out) continue;
    if (format === 'moodle-xml') yield { id, question, pictures: await embedded(store, question) };
    else yield { id, question: linked(deps.config.publicUrl, question), pictures: new Map() };
  }
}
