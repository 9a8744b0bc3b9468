import type { Deps } from '~/infra/process/deps';

/**
 * Notes every so often that a worker is at an import: its silence tells those who watch that it was killed. One note at a time; one
 * that is lost is not worth a failed import.
 *
 * @param every milliseconds
 */
export async function whileNoting(
  { log }: Pick<Deps, 'log'>,
  { import_id, every, note }: { import_id: number; every: number; note: () => Promise<unknown> },
  work: () => Promise<void>,
): Promise<void> {
  let noting: Promise<unknown> = Promise.resolve();
  const beat = setInterval(() => {
    noting = noting
      .then(note)
      .catch((error: unknown) =>
        log.warn({ err: error, import_id }, 'an import could not say that it is being worked on'),
      );
  }, every);
  try {
    await work();
  } finally {
    clearInterval(beat);
    await noting;
  }
}
