import { type ChildProcess, fork } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { root } from '~/infra/process/root';
import { Unreadable } from '../unreadable';
import type { CollectionReply, CollectionRequest } from './collection-protocol';
import type { PackageCard } from './package-card';

/** Of the JavaScript heap of the process that reads, in megabytes; its databases are bounded by their size. */
const HEAP_MAX = 512;
/** Until an answer, in milliseconds. What takes longer was made to. */
const ANSWER_MAX = 120_000;

/** Of a build, a program beside ours; else the source. */
function startReader(): ChildProcess {
  const own = process.argv[1] ?? '';
  const built = ['workers.js', 'gateway.js'].includes(basename(own));
  const file = built ? join(dirname(own), 'collection.js') : join(root, 'infra/formats/anki/collection-process.ts');
  return fork(file, {
    cwd: root,
    // It knows no addresses and no secrets of ours.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR },
    execArgv: [`--max-old-space-size=${HEAP_MAX}`, ...(built ? [] : ['--require', 'tsx/cjs'])],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

class Reader {
  private readonly child = startReader();

  ask(request: CollectionRequest): Promise<CollectionReply> {
    const { child } = this;
    return new Promise((resolve, reject) => {
      const settle = (work: () => void) => {
        clearTimeout(timer);
        child.removeAllListeners();
        work();
      };
      const timer = setTimeout(() => settle(() => reject(new Unreadable('hostile-file', 0))), ANSWER_MAX);
      child.once('message', (reply: CollectionReply) => settle(() => resolve(reply)));
      // Out of memory, most often.
      child.once('exit', () => settle(() => reject(new Unreadable('hostile-file', 0))));
      child.once('error', (error) => settle(() => reject(error)));
      child.send(request, (error) => error && settle(() => reject(error)));
    });
  }

  stop(): void {
    this.child.removeAllListeners();
    this.child.on('error', () => undefined);
    this.child.kill('SIGKILL');
  }
}

/** What a package tells, one thing after another: how many cards there are, and the cards. */
export type FromPackage = { total: number } | { cards: PackageCard[] };

/**
 * Reads an `.apkg` or `.colpkg` of any of the three forms, in a process of its own.
 * @param path of the file
 * @throws Unreadable `unknown-format`, `broken-file`, `hostile-file`
 */
export async function* readPackage(path: string): AsyncGenerator<FromPackage> {
  const reader = new Reader();
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
    reader.stop();
  }
}
