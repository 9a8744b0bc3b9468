import { network, TRY_EVERY } from './network';
import { mayReloadFor, PartMissing, reloadFor } from './reload';
import { reportError } from './report-error';

declare global {
  /** Put around every dynamic import of the build: `web/build/chunk-files.ts`. */
  var __bringChunk: typeof bringChunk | undefined;
}

/** How often a file that is not served is asked for once more if a reload has not helped: gateways may be of two builds for a moment. */
const TRIES = 3;

const coming = new Map<string, Promise<void>>();

/**
 * Imports a chunk once everything it needs was fetched, so that `import()` is never called without a network: Chromium
 * remembers a module that failed for as long as the document lives. Waits for the network as long as it takes. If a
 * file is not served any more, or the import fails all the same, the page saves its drafts and reloads.
 *
 * @param numbers of the files it needs, itself first, in `names`
 * @param names paths below the origin, without the leading slash
 * @throws PartMissing if a reload has not helped; errors of the chunk itself
 */
export async function bringChunk<T>(
  numbers: readonly number[],
  names: readonly string[],
  run: () => Promise<T>,
): Promise<T> {
  const files = numbers.map((number) => names[number]!);
  await Promise.all(files.map(bring));
  await Promise.all(files.filter((file) => file.endsWith('.css')).map(addStyles));
  try {
    return await run();
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    return reloadAndReport(files[0] ?? '', error);
  }
}

/** Operators hear of it even though nobody sees an error. */
function reloadAndReport(file: string, cause?: unknown): Promise<never> {
  reportError(new PartMissing(file));
  return reloadFor(file, cause);
}

/** What browsers throw when a module cannot be fetched, rather than when it throws itself. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

function bring(file: string): Promise<void> {
  const known = coming.get(file);
  if (known) return known;
  const fetched = cameWithPage(file) ? Promise.resolve() : fetchFile(file);
  coming.set(file, fetched);
  fetched.catch(() => coming.delete(file));
  return fetched;
}

/** Whether the page has it already: what its HTML names comes before the first import. */
const cameWithPage = (file: string): boolean =>
  performance
    .getEntriesByName(new URL(`/${file}`, window.location.href).href, 'resource')
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);

async function fetchFile(file: string): Promise<void> {
  for (let missing = 0; ;) {
    const answer = await ask(file);
    if (answer === 'there') return;
    if (answer === 'away') await network.untilBack();
    else if (mayReloadFor(file)) return reloadAndReport(file);
    else if ((missing += 1) === TRIES) throw new PartMissing(file);
    else await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
  }
}

/** `away` is also what a proxy says in the gateway's place, and the sign-in page of a public network. */
async function ask(file: string): Promise<'there' | 'missing' | 'away'> {
  try {
    const answer = await fetch(`/${file}`, { credentials: 'same-origin' });
    if (answer.status === 404 || answer.status === 410) return 'missing';
    if (!answer.ok || !/javascript|css/.test(answer.headers.get('content-type') ?? '')) return 'away';
    // To its end: only then the browser has it for the import.
    await answer.arrayBuffer();
    return 'there';
  } catch {
    return 'away';
  }
}

const styles = new Map<string, Promise<void>>();

function addStyles(file: string): Promise<void> {
  const known = styles.get(file);
  if (known) return known;
  const added = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `/${file}`,
      crossOrigin: '',
    });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      styles.delete(file);
      reject(new PartMissing(file));
    });
    document.head.append(link);
  });
  styles.set(file, added);
  return added;
}
