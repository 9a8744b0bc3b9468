import { Explained } from '../explained';

/**
 * Waits for the signal to stop. Ctrl-C reaches us twice, from the terminal and from npm: only the first one counts, and
 * stopping has time limits of its own.
 */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
  });
}

/** Ends the process after `main`: 0, or 1 with the message. What is explained by its message comes without a stack. */
export async function runMain(main: () => Promise<number>): Promise<void> {
  let code = 1;
  try {
    code = await main();
  } catch (error) {
    console.error(error instanceof Explained ? `\n${error.message}\n` : error);
  }
  process.exit(code);
}
