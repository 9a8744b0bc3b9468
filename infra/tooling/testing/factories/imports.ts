import { setTimeout as pause } from 'node:timers/promises';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Person } from '~/domain/accounts/person';
import { importStart } from '~/domain/questions/exchange/contract';
import type { World } from '../world';
import { aPerson } from './accounts';
import { aTopic } from './questions';
import type { Topic } from '../rows';

let made = 0;

/** So many questions of GIFT, none like any other. */
export function aGiftFile(questions: number): string {
  made += 1;
  return Array.from(
    { length: questions },
    (_, index) =>
      `::Question ${made}.${index + 1}::Which is number ${index + 1} of file ${made}?{=this ~that # no ~neither}`,
  ).join('\n\n');
}

interface SentFile {
  person?: Person;
  topic?: Topic;
  file?: string | Buffer;
  name?: string;
  fields?: Record<string, string>;
}

/** A file that somebody new sends, into a new quiz of theirs unless the fields say otherwise; not yet read. */
export async function aSentFile(world: World, options: SentFile = {}) {
  const {
    person = await aPerson(world),
    topic = await aTopic(world),
    file = aGiftFile(3),
    name = 'questions.txt',
    fields = {},
  } = options;
  const client = await world.signedIn(person);
  const sent = await client.upload(
    importStart.path,
    { field: 'file', bytes: Buffer.from(file), name },
    { into: 'quiz', topic: String(topic.id), focus: '1', ...fields },
  );
  const path: string = sent.body?.next_url ?? '';
  const id = Number(/\d+/.exec(path)?.[0] ?? 0);
  const look = async (query = '') => (await client.get(path + query)).body;
  return {
    ...sent,
    id,
    path,
    person,
    topic,
    client,
    look,
    confirm: () => client.post(path, { data_request: 'confirm' }),
    cancel: () => client.post(path, { data_request: 'cancel' }),
  };
}

/** The same, read and ready to be taken. */
export async function aReadFile(world: World, options: SentFile = {}) {
  const sent = await aSentFile(world, options);
  if (sent.status !== 200) throw new Error(`the file was refused: ${JSON.stringify(sent.body)}`);
  const failures = await world.drain();
  if (failures.length > 0) throw failures[0]!;
  return sent;
}

/** How long a file may still be there after its request, in milliseconds: it goes when the connection has ended, which nobody waits for. */
const GONE_WITHIN = 50_000;

/** Files that this process's uploads have left behind. */
export async function leftOnDisk(): Promise<string[]> {
  for (const until = Date.now() + GONE_WITHIN; ; await pause(5)) {
    const left = (await readdir(tmpdir())).filter((name) => name.startsWith(`wardmates-upload-${process.pid}-`));
    if (left.length === 0 || Date.now() > until) return left;
  }
}
