/**
 * The service worker: it shows messages that come while no page is open, and lets pages open without a network, those of the cards always and others once they were visited. Translated and put before its list of files by
 * `service-worker.ts`. Nothing of a person is in its cache: the page is the one that everybody gets, fetched without a session and
 * kept with the headers it came with, so that its nonce fits. Answers of the gateway are never cached.
 */
export {};

interface Extendable {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Told extends Extendable {
  readonly data: { json(): unknown } | null;
}
/** A page of ours that is open. */
interface OpenPage {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden';
  focus(): Promise<unknown>;
}
interface Pressed extends Extendable {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Fetched extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', act: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', act: (event: Fetched) => void): void;
  addEventListener(type: 'push', act: (event: Told) => void): void;
  addEventListener(type: 'notificationclick', act: (event: Pressed) => void): void;
  addEventListener(type: 'message', act: (event: Asked) => void): void;
}
declare const self: unknown;
/** Of this build: its entry, and every file that the pages of the cards need, as paths. */
declare const ENTRY: string;
declare const FILES: readonly string[];
/** The path of the picture that stands beside a message. */
declare const ICON: string;
/** The path of `Parts`, and what the name of a file ends with in this build alone. */
declare const PARTS: string;
declare const HASH: RegExp;

/** What each file needs, itself included, by the name that it has in every build; numbers are of `names`, which are paths. */
interface Parts {
  names: readonly string[];
  needs: Readonly<Record<string, readonly number[]>>;
}

/** A message of `workers/accounts/send-push.ts`. */
interface Message {
  title: string;
  body: string;
  lang: string;
  url: string;
  pages: readonly string[];
  tag: string;
}

const scope = self as Scope;
const SHELLS = 'wardmates.shell.';
const SHELL = SHELLS + ENTRY;
/** Nobody's page, without data: `gateway/server.ts`. */
const PAGE = '/app-shell/';
const files = new Set(FILES);

async function saveShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  const page = await fetch(PAGE, { credentials: 'omit', cache: 'no-store', headers: { accept: 'text/html' } });
  // Gateways may be of two builds for a moment; the browser tries again later.
  if (!page.ok || !(await page.clone().text()).includes(ENTRY)) throw new Error('The page is of another build');
  await shell.put(PAGE, page);
  await shell.addAll(FILES);
  await saveVisited();
}

const otherShells = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL);

async function pathsIn(cacheName: string): Promise<string[]> {
  return (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url).pathname);
}

/** What visited pages need of this build: for each file that is kept with another one, what this one has in its place. */
async function saveVisited(): Promise<void> {
  const before = (await Promise.all((await otherShells()).map(pathsIn))).flat();
  if (before.length === 0) return;
  const { names, needs } = (await (await fetch(PARTS)).json()) as Parts;
  const wanted = new Set(before.flatMap((path) => needs[path.replace(HASH, '')] ?? []).map((each) => names[each]!));
  const shell = await caches.open(SHELL);
  const here = new Set(await pathsIn(SHELL));
  const keep = async (path: string): Promise<void> => {
    const same = await kept(path);
    await (same ? shell.put(path, same) : shell.add(path));
  };
  await Promise.all([...wanted].filter((path) => !here.has(path)).map(keep));
}

/** Pages may have been visited since this was installed. What cannot be had now stays as it is, until the next version. */
const goOver = (): Promise<void> => saveVisited().then(dropOldShells, () => undefined);

async function dropOldShells(): Promise<void> {
  await Promise.all((await otherShells()).map((name) => caches.delete(name)));
}

/** What is kept, by its name alone: files are named by their content. */
const kept = (path: string, cacheName?: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true, ...(cacheName === undefined ? {} : { cacheName }) });

/** What is kept, or the part of it that was asked for: Safari plays a sound only from such an answer. */
async function keptPart({ headers, url }: Request): Promise<Response | undefined> {
  const whole = await kept(new URL(url).pathname);
  const range = /^bytes=(\d+)-(\d*)$/.exec(headers.get('range') ?? '');
  if (!whole || !range) return whole;
  const bytes = await whole.blob();
  const [from, to] = [Number(range[1]), Math.min(Number(range[2] || bytes.size), bytes.size - 1)];
  return new Response(bytes.slice(from, to + 1, bytes.type), {
    status: 206,
    headers: { 'content-type': bytes.type, 'content-range': `bytes ${from}-${to}/${bytes.size}` },
  });
}

/** The network comes first; without one, the page as it was kept. */
async function open(event: Fetched): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const page = await kept(PAGE, SHELL);
    if (page) return page;
    throw error;
  }
}

/** A file of a page that was visited: kept with the shell, and let go with it. Its name says what is in it. */
async function visited(event: Fetched, path: string): Promise<Response> {
  const found = await kept(path);
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(SHELL).then((shell) => shell.put(path, copy)));
  }
  return answer;
}

/** What a page had loaded before this worked: it opens without a network like every page after it. What is gone meanwhile does not matter. */
async function saveLoaded(paths: readonly string[]): Promise<void> {
  const shell = await caches.open(SHELL);
  const missing = paths.filter((path) => path.startsWith('/assets/') && !files.has(path));
  await Promise.all(
    missing.map(async (path) => {
      if (!(await kept(path))) await shell.add(path).catch(() => undefined);
    }),
  );
}

const openPages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
const isAt = (page: OpenPage, paths: readonly string[]) => paths.includes(new URL(page.url).pathname);

/** Shows a message, unless a page that says the same is being looked at. */
async function tell({ title, body, lang, url, pages, tag }: Message): Promise<void> {
  const open = await openPages();
  if (open.some((page) => page.visibilityState === 'visible' && isAt(page, pages))) return;
  await scope.registration.showNotification(title, { body, lang, tag, icon: ICON, data: { url, pages } });
}

/** Goes to the page that says the same, or opens the one that a message leads to. No other page is taken away from anybody. */
async function follow({ url, pages }: Pick<Message, 'url' | 'pages'>): Promise<void> {
  const { origin, pathname, search } = new URL(url, location.origin);
  if (origin !== location.origin) return;
  const page = (await openPages()).find((one) => isAt(one, [pathname, ...pages]));
  await (page ? page.focus() : scope.clients.openWindow(pathname + search));
}

/** For a page that is of this build already. Other pages may be of the one before, and need what is kept of it. */
async function takeOverAlone(): Promise<void> {
  if ((await openPages()).length <= 1) await scope.skipWaiting();
}

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json() as Message));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data as Message));
});
scope.addEventListener('install', (event) => event.waitUntil(saveShell()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([goOver(), scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
);
scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'take-over') void scope.skipWaiting();
  if (typeof data !== 'object' || data === null) return;
  if ('loaded' in data) event.waitUntil(saveLoaded(data.loaded as readonly string[]));
  if (!('entry' in data)) return;
  const same = data.entry === ENTRY;
  ports[0]?.postMessage(same);
  if (same) event.waitUntil(takeOverAlone());
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(open(event));
  else if (files.has(pathname)) event.respondWith(kept(pathname, SHELL).then((found) => found ?? fetch(request)));
  else if (pathname.startsWith('/assets/')) event.respondWith(visited(event, pathname));
  // Pictures and sounds of cards, which signing out takes away: `away/save-cards.ts`.
  else if (pathname.startsWith('/media/'))
    event.respondWith(keptPart(request).then((found) => found ?? fetch(request)));
});
