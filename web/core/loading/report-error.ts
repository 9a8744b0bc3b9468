import { matchPath } from 'react-router';
import { reportBrowserError } from '~/domain/ops/browser-errors/contract';
import { href } from '~/domain/kit/contract';
import { post } from '~/web/live/request';
import { entryScript } from './entry';
import { browserFamily, chunkPositions, plainMessage } from './error-facts';

/** How many reports one document sends at most, and milliseconds until the same one may be sent again. */
const MOST = 10;
const AGAIN_AFTER = 60_000;

interface Where {
  componentStack?: string | null;
}

const sent = new Map<string, number>();
let count = 0;
let patterns: readonly string[] = [];

/** The patterns of the app's routes, so that a report names these instead of addresses, which hold PINs and ids. */
export const reportRoutes = (paths: readonly string[]): void => void (patterns = paths);

const routeNow = (): string => patterns.find((path) => matchPath(path, window.location.pathname)) ?? '*';

/** The entry's name, which changes with every build. */
export function buildId(): string {
  const src = entryScript()?.src ?? '';
  return src.includes('/assets/') ? src.split('/').at(-1)!.replace(/\.js$/, '') : 'development';
}

/** Tells the gateway of an error in this browser, without anything that people wrote: what it is, where in our code, in which build. Never throws. */
export function reportError(error: unknown, where: Where = {}): void {
  try {
    const name = error instanceof Error ? error.name : typeof error;
    const message = plainMessage(error);
    const stack = chunkPositions(error instanceof Error ? (error.stack ?? '') : '');
    const key = `${name} ${message} ${stack[0] ?? ''}`;
    const now = performance.now();
    if (count >= MOST || now - (sent.get(key) ?? -AGAIN_AFTER) < AGAIN_AFTER) return;
    sent.set(key, now);
    count += 1;
    const component = where.componentStack ? (/^\s*at (\w+)/m.exec(where.componentStack)?.[1] ?? null) : null;
    void post(
      href(reportBrowserError),
      {
        name,
        message,
        stack,
        component,
        route: routeNow(),
        build: buildId(),
        browser: browserFamily(navigator.userAgent),
      },
      undefined,
      { keepalive: true },
    ).catch(() => undefined);
  } catch {
    // What reports failures may not be one.
  }
}

/** Reports what nothing else catches. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => {
    // A picture or script that did not load has no error, and is no error of ours.
    if (event.error) reportError(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
}
