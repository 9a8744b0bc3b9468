import type { Person } from '~/domain/accounts/person';
import { importStart } from '~/domain/flashcards/exchange/contract';
import type { World } from '../world';
import { aPerson } from './accounts';

interface SentFile {
  person?: Person;
  name?: string;
  fields?: Record<string, string>;
}

/** A file of cards that somebody new sends; not yet imported. */
export async function aSentCardFile(world: World, file: Buffer | string, options: SentFile = {}) {
  const { person = await aPerson(world), name = 'cards.apkg', fields = {} } = options;
  const client = await world.signedIn(person);
  const sent = await client.upload(importStart.path, { field: 'file', bytes: Buffer.from(file), name }, fields);
  const path: string = sent.body?.next_url ?? '';
  const look = async (query = '') => (await client.get(path + query)).body;
  return {
    ...sent,
    id: Number(/\d+/.exec(path)?.[0] ?? 0),
    path,
    person,
    client,
    look,
    undo: () => client.post(path, { data_request: 'undo' }),
    cancel: () => client.post(path, { data_request: 'cancel' }),
  };
}

/** The same, imported. */
export async function anImport(world: World, file: Buffer | string, options: SentFile = {}) {
  const sent = await aSentCardFile(world, file, options);
  if (sent.status !== 200) throw new Error(`the file was refused: ${JSON.stringify(sent.body)}`);
  const failures = await world.drain();
  if (failures.length > 0) throw failures[0]!;
  return sent;
}
