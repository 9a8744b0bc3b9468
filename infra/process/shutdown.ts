import type { Logger } from 'pino';

/** The longest a graceful shutdown may take, in milliseconds; the launcher kills after 10 s. */
const PATIENCE = 8_000;

/** Runs `close` once, with the signal, on SIGTERM or SIGINT and then ends the process; a second signal, or too long a wait, ends it at once. */
export function onShutdown(log: Logger, close: (signal: 'SIGTERM' | 'SIGINT') => Promise<void>): void {
  let closing = false;
  const end = (signal: 'SIGTERM' | 'SIGINT') => {
    if (closing) process.exit(1);
    closing = true;
    log.info({ signal }, 'shutting down');
    setTimeout(() => process.exit(1), PATIENCE).unref();
    close(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not shut down cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
}
