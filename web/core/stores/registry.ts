/**
 * Everything that the product keeps in a browser. Lint refuses any other use of these stores, and a key that no entry names is no
 * `LocalKey` or `TabKey`. Signing out wipes what is not `device`: `forget-device.ts`.
 */
interface Store {
  /** The whole name, or what names begin with if it ends with a dot. The id of the owner follows it if there is one. */
  readonly name: string;
  /** `local` and `tab` are Web Storage, of the origin and of one tab. */
  readonly in: 'local' | 'tab' | 'database' | 'cache';
  /** `owner`: one person's. `session`: of the person who is signed in. `device`: nobody's; it stays. */
  readonly of: 'owner' | 'session' | 'device';
  /** If it is work that the server may lack. */
  readonly work?: Work;
  /** If work of this name cannot be sent without it: it stays as long as that. */
  readonly with?: string;
}

export interface Work {
  /** What it is called: the message `app.unsent.<word>`. */
  readonly word: string;
  /** How many things below a key the server lacks. */
  readonly unsent: (text: string) => number;
  /** A list of the same person: what has its `submission_id` there is sent with that, and counts there. */
  readonly sentIn?: 'wardmates.submits.';
  /** Sends a person's. Rejects, or leaves some, if that fails. Without it, a page has to be opened: `where`. */
  readonly send?: () => Promise<(personId: number) => Promise<void>>;
  /** The page that goes on with it; null if what is kept does not say. @param rest of the key after the owner */
  readonly where?: (rest: string, text: string) => string | null;
}

const one = (): number => 1;

function listed(text: string): number {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.length : 0;
  } catch {
    return 0;
  }
}

/** A sheet of marks stays on the device until it is submitted; its `changes` are what the server lacks. Older pages kept no list. */
function sheetOfMarks(text: string): number {
  try {
    const { changes } = JSON.parse(text) as { changes?: unknown };
    return Array.isArray(changes) && changes.length === 0 ? 0 : 1;
  } catch {
    return 0;
  }
}

/** Where a copy of `web/drafts/device-copy.ts` was written. Copies of older releases do not say. */
function pageOfCopy(_: string, text: string): string | null {
  try {
    const { page } = JSON.parse(text) as { page?: unknown };
    return typeof page === 'string' && /^\/(?![/\\])/.test(page) ? page : null;
  } catch {
    return null;
  }
}

const draft: Work = { word: 'drafts', unsent: one, where: pageOfCopy };

const reviews: Work = {
  word: 'reviews',
  unsent: one,
  send: async () => (await import('~/web/features/flashcards/review/review-queue')).sendReviews,
};

export const STORES = [
  // Work of a person, until the server has it.
  {
    name: 'wardmates.marks.',
    in: 'local',
    of: 'owner',
    work: {
      word: 'marks',
      unsent: sheetOfMarks,
      sentIn: 'wardmates.submits.',
      send: async () => (await import('~/web/features/stations/examiner/send-drafts')).sendDrafts,
    },
  },
  {
    name: 'wardmates.submits.',
    in: 'local',
    of: 'owner',
    work: {
      word: 'submits',
      unsent: listed,
      send: async () => (await import('~/web/drafts/submit-outbox')).sendSubmits,
    },
  },
  {
    name: 'wardmates.acts.',
    in: 'local',
    of: 'owner',
    work: { word: 'acts', unsent: listed, send: async () => (await import('~/web/drafts/act-outbox')).sendActs },
  },
  {
    name: 'wardmates.answers.',
    in: 'local',
    of: 'owner',
    work: {
      word: 'answers',
      unsent: listed,
      send: async () => (await import('~/web/features/quizzes/run/send-answers')).sendAnswers,
    },
  },
  {
    name: 'wardmates.said.',
    in: 'local',
    of: 'owner',
    work: { word: 'said', unsent: listed, where: (rest) => `/consultations/${rest}/` },
  },
  { name: 'wardmates.note.', in: 'local', of: 'owner', work: { word: 'notes', unsent: one, where: pageOfCopy } },
  { name: 'wardmates.deck.1.', in: 'local', of: 'owner', work: draft },
  { name: 'wardmates.question.', in: 'local', of: 'owner', work: draft },
  { name: 'wardmates.station.', in: 'local', of: 'owner', work: draft },
  { name: 'wardmates.notebook.', in: 'local', of: 'owner', work: draft },
  { name: 'wardmates.reviews.', in: 'local', of: 'owner', work: reviews },
  {
    name: 'wardmates.reviews.refused.',
    in: 'local',
    of: 'owner',
    work: { word: 'reviews', unsent: one, where: () => '/flashcards/away/' },
  },

  {
    name: 'wardmates.observed.',
    in: 'tab',
    of: 'owner',
    work: { word: 'ticks', unsent: one, where: (rest) => `/group-study/${rest.split('.')[0]}/` },
  },

  // Other things of a person.
  { name: 'wardmates.hand-in.', in: 'local', of: 'owner', with: 'wardmates.answers.' },
  { name: 'wardmates.reviews.started.', in: 'local', of: 'owner', with: 'wardmates.reviews.' },
  { name: 'wardmates.saying.', in: 'local', of: 'owner' },
  { name: 'wardmates.consent.', in: 'local', of: 'owner' },
  { name: 'wardmates.quiz-setup.', in: 'local', of: 'owner' },
  { name: 'wardmates.recent.', in: 'local', of: 'owner' },
  { name: 'wardmates.flashcards.', in: 'database', of: 'owner' },
  { name: 'wardmates.pictures.', in: 'cache', of: 'owner' },

  // Of who is signed in.
  { name: 'wardmates.session', in: 'local', of: 'session' },
  { name: 'wardmates.away', in: 'local', of: 'session' },
  { name: 'wardmates.push', in: 'local', of: 'session' },
  { name: 'wardmates.curtain', in: 'local', of: 'session' },
  { name: 'wardmates.visited', in: 'cache', of: 'session' },
  { name: 'wardmates.tab-of', in: 'tab', of: 'session' },
  { name: 'wardmates.call', in: 'tab', of: 'session' },
  { name: 'wardmates.pairing', in: 'tab', of: 'session' },
  { name: 'wardmates.group-dismissed', in: 'tab', of: 'session' },
  { name: 'wardmates.countdown.', in: 'tab', of: 'session' },
  { name: 'wardmates.quiz-timer.', in: 'tab', of: 'session' },
  { name: 'first-staff', in: 'tab', of: 'session' },

  // Of the device.
  { name: 'wardmates.language', in: 'local', of: 'device' },
  { name: 'mantine-color-scheme-value', in: 'local', of: 'device' },
  { name: 'wardmates.timer.', in: 'local', of: 'device' },
  { name: 'wardmates.microphone', in: 'local', of: 'device' },
  { name: 'wardmates.consultation.voice', in: 'local', of: 'device' },
  { name: 'wardmates.promotions', in: 'local', of: 'device' },
  { name: 'wardmates.push-declined', in: 'local', of: 'device' },
  { name: 'wardmates.reviews.offset', in: 'local', of: 'device' },
  { name: 'wardmates.promotions.seen', in: 'tab', of: 'device' },
  { name: 'wardmates.start', in: 'tab', of: 'device' },
  { name: 'wardmates.reloaded', in: 'tab', of: 'device' },
  { name: 'react-router-scroll-positions', in: 'tab', of: 'device' },
  // The files of the app: `web/build/service-worker-source.ts`.
  { name: 'wardmates.shell.', in: 'cache', of: 'device' },
] as const satisfies readonly Store[];

type Named<In extends Store['in']> = Extract<(typeof STORES)[number], { in: In }>['name'];
type Key<Name extends string> = Name extends `${string}.` ? `${Name}${string}` : Name;
export type LocalKey = Key<Named<'local'>>;
export type TabKey = Key<Named<'tab'>>;
export type DatabaseName = Key<Named<'database'>>;
export type CacheName = Key<Named<'cache'>>;

/** The entry of a key and whose it is, if it is of an owner; undefined for what is not ours. */
export function entryOf(
  where: Store['in'],
  key: string,
): { store: Store; owner: number | null; rest: string } | undefined {
  const fits = (STORES as readonly Store[]).filter(
    (each) => each.in === where && (each.name.endsWith('.') ? key.startsWith(each.name) : key === each.name),
  );
  const store = fits.toSorted((a, b) => b.name.length - a.name.length)[0];
  if (!store) return undefined;
  const [, id, rest = ''] = /^(\d+)(?:\.(.*))?$/s.exec(key.slice(store.name.length)) ?? [];
  return { store, owner: store.of === 'owner' && id !== undefined ? Number(id) : null, rest };
}
