import { entryScript } from './loading/entry';
import { trustedPolicy } from './trusted-types';
import { checkNowAndThen } from './version-checks';

/** As `web/build/service-worker.ts` builds it and the gateway serves it. */
const WORKER = '/sw.js';

/** The page can be opened without a network only if the browser has service workers: not on plain http. */
export const canOpenAway = (): boolean => 'serviceWorker' in navigator;

let registration: Promise<ServiceWorkerRegistration | null> | null = null;

/** Lets pages open without a network from now on. Once in a tab. */
export function registerWorker(): void {
  if (import.meta.env.PROD) registration ??= register().catch(() => null);
}

/**
 * The service worker, once it works.
 * @throws Error if there is none, as in development
 */
export async function workerReady(): Promise<ServiceWorkerRegistration> {
  registerWorker();
  if (!(await registration)) throw new Error('There is no service worker');
  return navigator.serviceWorker.ready;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!canOpenAway()) return null;
  const address = trustedPolicy('wardmates-service-worker', {
    createScriptURL(url) {
      if (url !== WORKER) throw new TypeError('Not the service worker');
      return url;
    },
  });
  if (!navigator.serviceWorker.controller) handOverLoaded();
  const registered = await navigator.serviceWorker.register(address.createScriptURL(WORKER));
  watch(registered);
  checkNowAndThen(registered);
  return registered;
}

/** Sends the worker the files that were loaded before it controlled this page, so that this page opens again, too. */
function handOverLoaded(): void {
  const tell = (worker: ServiceWorker | null) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const ours = loaded.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
    worker?.postMessage({ loaded: ours.filter((path) => path.startsWith('/assets/')) });
  };
  const { serviceWorker } = navigator;
  // The second time, what came between the two; a page that was loaded past the worker is not taken over.
  void serviceWorker.ready.then(({ active }) => tell(active));
  serviceWorker.addEventListener('controllerchange', () => tell(serviceWorker.controller), { once: true });
}

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** A new version has been fetched and waits until all pages of this one are closed, or until it is wanted. */
export const isNewVersion = (): boolean => waiting !== null;
export const subscribeVersion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function watch(registered: ServiceWorkerRegistration): void {
  const look = async () => {
    // The first one has nothing to wait for.
    const next = navigator.serviceWorker.controller ? registered.waiting : null;
    waiting = next && !(await isOfThisPage(next)) ? next : null;
    listeners.forEach((listener) => listener());
  };
  registered.addEventListener('updatefound', () =>
    registered.installing?.addEventListener('statechange', () => void look()),
  );
  void look();
}

/** A page that was opened since the deployment is of the new build already: it comes from the network first. The worker then takes over by itself. */
function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const script = entryScript();
  if (!script) return Promise.resolve(false);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
    worker.postMessage({ entry: new URL(script.src).pathname.slice(1) }, [port2]);
  });
}

/** Goes over to the new version: this page is loaded anew, others go on with what they have. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting?.postMessage('take-over');
}
