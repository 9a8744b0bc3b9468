import { type ChildProcess, spawn } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { root } from '~/infra/process/root';
import { Unreadable } from '../unreadable';
import type { CollectionReply, CollectionRequest } from './collection-protocol';
import type { PackageCard } from './package-card';

/** Of the JavaScript heap of the process that reads, in megabytes. */
const HEAP_MAX = 512;
/** Of all its memory, in kilobytes: the file, its database twice, and the heaps. The system stops what wants more. */
const MEMORY_MAX = 1_500_000;
export const LIMITS = {
  /** What reading one file may take of a processor, in seconds. */
  cpu: 60,
  /** The same by the clock, in milliseconds; what is done with its cards meanwhile does not count. */
  reading: 180_000,
};

/** Of a build, a program beside ours; else the source. */
function startReader(cpu: number): ChildProcess {
  const own = process.argv[1] ?? '';
  const built = ['workers.js', 'gateway.js'].includes(basename(own));
  const file = built ? join(dirname(own), 'collection.js') : join(root, 'infra/formats/anki/collection-process.ts');
  const command = [
    process.execPath,
    `--max-old-space-size=${HEAP_MAX}`,
    ...(built ? [] : ['--require', 'tsx/cjs']),
    file,
  ];
  // Windows has no such limits; the heaps and the clock bound it there as well.
  if (process.platform !== 'win32')
    command.unshift('/bin/sh', '-c', `ulimit -d ${MEMORY_MAX}; ulimit -t ${cpu}; exec "$0" "$@"`);
  return spawn(command[0]!, command.slice(1), {
    cwd: root,
    // It knows no addresses and no secrets of ours.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

class Reader {
  private readonly child: ChildProcess;
  private left: number;

  constructor({ cpu, reading }: typeof LIMITS) {
    this.child = startReader(cpu);
    this.left = reading;
  }

  ask(request: CollectionRequest): Promise<CollectionReply> {
    const { child } = this;
    const asked = performance.now();
    return new Promise((resolve, reject) => {
      const settle = (work: () => void) => {
        clearTimeout(timer);
        this.left -= performance.now() - asked;
        child.removeAllListeners();
        work();
      };
      const timer = setTimeout(() => settle(() => reject(new Unreadable('hostile-file', 0))), Math.max(0, this.left));
      child.once('message', (reply: CollectionReply) => settle(() => resolve(reply)));
      // Out of memory, most often.
      child.once('exit', () => settle(() => reject(new Unreadable('hostile-file', 0))));
      child.once('error', (error) => settle(() => reject(error)));
      child.send(request, (error) => error && settle(() => reject(error)));
    });
  }

  /** Ends the process and waits until it is gone: the next file may need its memory. */
  async stop(): Promise<void> {
    const { child } = this;
    child.removeAllListeners();
    child.on('error', () => undefined);
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}

/** What a package tells, one thing after another: how many cards there are, and the cards. */
export type FromPackage = { total: number } | { cards: PackageCard[] };

let lastTurn: Promise<void> = Promise.resolve();
/** Waits for the files before it. @returns what ends its turn */
async function takeTurn(): Promise<() => void> {
  const before = lastTurn;
  let end!: () => void;
  lastTurn = new Promise((resolve) => (end = resolve));
  await before;
  return end;
}

/**
 * Reads an `.apkg` or `.colpkg` of any of the three forms, in a process of its own, one after another: together, several hostile ones
 * would need what one may not.
 * @param path of the file
 * @throws Unreadable `unknown-format`, `broken-file`, `hostile-file`
 */
export async function* readPackage(path: string, limits = LIMITS): AsyncGenerator<FromPackage> {
  const endTurn = await takeTurn();
  const reader = new Reader(limits);
  try {
    for (let request: CollectionRequest = { open: path }; ; request = {}) {
      const reply = await reader.ask(request);
      if ('failure' in reply) throw new Unreadable(reply.failure, 0);
      if ('total' in reply) yield reply;
      else {
        yield { cards: reply.cards };
        if (reply.done) return;
      }
    }
  } finally {
    await reader.stop();
    endTurn();
  }
}
