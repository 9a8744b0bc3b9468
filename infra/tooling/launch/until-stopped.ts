import { UserFacingError } from '~/infra/support/user-facing-error';

/** How often the parent process is checked, in milliseconds. */
const LOOK = 500;

/**
 * Waits for what ends the run. Ctrl-C reaches us twice, from the terminal and from npm: only the first one counts, and
 * stopping has time limits of its own. If npm, or a shell between npm and us, is killed and passes nothing on, the
 * end of our parent counts as one.
 */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
    const parent = process.ppid;
    if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && resolve('SIGTERM'), LOOK).unref();
  });
}

/** Ends the process after `main`: with its code, or with 1 and the message. */
export async function runMain(main: () => Promise<number>): Promise<void> {
  let code = 1;
  try {
    code = await main();
  } catch (error) {
    console.error(error instanceof UserFacingError ? `\n${error.message}\n` : error);
  }
  process.exit(code);
}
