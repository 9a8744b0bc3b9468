import { type Child, type ChildOptions, type Exit, lastLines, startChild } from '../embedded/child';
import { RotatingLog } from '../embedded/rotating-log';
import { UserFacingError } from '~/infra/support/user-facing-error';

export interface Supervised {
  stop(patience?: number): Promise<void>;
  /** Rejects when it ended before it was ready the first time: starting it again would end the same way. */
  ready(isReady: () => Promise<boolean>): Promise<void>;
}

const BACKOFF = { first: 500, most: 10_000 };
/** After this long, in milliseconds, a crash counts as the first one again. */
const SETTLED = 30_000;

/** Keeps a program running: started again after a crash, each time a little later. */
export async function supervise(name: string, options: ChildOptions & { logFile?: string }): Promise<Supervised> {
  const { logFile, ...program } = options;
  const log = logFile ? new RotatingLog(logFile) : undefined;
  let child: Child;
  let stopping = false;
  let wasReady = false;
  let wait = BACKOFF.first;
  let again: NodeJS.Timeout | undefined;

  const start = async () => {
    const began = Date.now();
    child = await startChild({ ...program, output: log, private: log !== undefined });
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
      await child.silent;
      const said = logFile ? `\nThe end of ${logFile}:\n${lastLines(logFile)}` : '';
      throw new UserFacingError(`${name} ended before it was ready (${describe(await child.exited)}).${said}`);
    },
    async stop(patience) {
      stopping = true;
      clearTimeout(again);
      await child.stop(patience);
    },
  };
}

const describe = ({ code, signal }: Exit) => (signal ? `signal ${signal}` : `code ${code}`);
