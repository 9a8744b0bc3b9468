/** What the libraries say, without a code, of a connection that ended in the middle, or that could not be had in time. */
const GONE =
  /^Connection terminated|and is not queryable$|^timeout exceeded when trying to connect$|^Command timed out$|^Connection is closed\.$/;
/** Of the network; and of a PostgreSQL that stops, starts or recovers, has no connection left, or gave up a statement that took too long. */
const AWAY = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '57014',
];

/** Whether an error says that PostgreSQL or Redis cannot be reached now and may be reached later. */
export function isUnreachable(error: Error): boolean {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return (
    error.name === 'MaxRetriesPerRequestError' ||
    AWAY.includes(code) ||
    // A Unix socket goes with its server.
    (code === 'ENOENT' && syscall === 'connect') ||
    GONE.test(error.message)
  );
}
