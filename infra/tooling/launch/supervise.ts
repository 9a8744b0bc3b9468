import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Child, type ChildOptions, type Exit, lastLines, startChild } from '../embedded/child';
import { UserFacingError } from '~/infra/support/user-facing-error';

export interface Supervised {
  stop(patience?: number): Promise<void>;
  /** Rejects when it ended before it was ready the first time: starting it again would end the same way. */
  ready(isReady: () => Promise<boolean>): Promise<void>;
}

const BACKOFF = { first: 500, most: 10_000 };
/** After this long, in milliseconds, a crash counts as the first one again. */
const SETTLED = 30_000;
const LOG_LIMIT = 5_000_000;

/** Keeps a program running: started again after a crash, each time a little later. */
export async function supervise(name: string, options: ChildOptions & { logFile?: string }): Promise<Supervised> {
  if (options.logFile) freshLog(options.logFile);
  let child: Child;
  let stopping = false;
  let wasReady = false;
  let wait = BACKOFF.first;
  let again: NodeJS.Timeout | undefined;

  const start = async () => {
    const began = Date.now();
    child = await startChild(options);
    void child.exited.then((exit) => {
      if (stopping || !wasReady) return;
      if (Date.now() - began > SETTLED) wait = BACKOFF.first;
      console.log(`${name} ended unexpectedly (${describe(exit)}); starting it again in ${wait / 1000} s`);
      again = setTimeout(() => void start(), wait);
      wait = Math.min(wait * 2, BACKOFF.most);
    });
  };
  await start();

  return {
    async ready(isReady) {
      while (child.running()) {
        if (await isReady()) {
          wasReady = true;
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      if (stopping) return;
      const log = options.logFile ? `\nThe end of ${options.logFile}:\n${lastLines(options.logFile)}` : '';
      throw new UserFacingError(`${name} ended before it was ready (${describe(await child.exited)}).${log}`);
    },
    async stop(patience) {
      stopping = true;
      clearTimeout(again);
      await child.stop(patience);
    },
  };
}

const describe = ({ code, signal }: Exit) => (signal ? `signal ${signal}` : `code ${code}`);

/** The log goes on over restarts; a long one becomes the previous one. */
function freshLog(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > LOG_LIMIT) renameSync(file, `${file}.1`);
}
