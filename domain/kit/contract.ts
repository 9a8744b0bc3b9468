/**
 * The kit that the rooms' contracts are written in: what crosses the wire is said once here, and the gateway, the
 * workers, the browser and the API docs are typed from it. Runs in the browser too: nothing here needs Node.
 */
import { z } from 'zod';
import type { Example } from './example';

/** Who may call at all; finer rules are the room's `policy.ts`. `guest` is somebody who joined under a name only. */
export type Access = 'anyone' | 'guest' | 'registered' | 'staff';

/** The largest whole number that a column of the database holds. */
const INT_MAX = 2_147_483_647;
/** A whole number that a column of the database holds, as JSON number: a count, a revision, a version. */
export const int = () => z.number().int().min(-INT_MAX).max(INT_MAX);
/** The same, as JSON number or as form text. */
export const formInt = () => z.coerce.number().int().min(-INT_MAX).max(INT_MAX);
/** Milliseconds since the epoch, as JSON number or as form text. */
export const formInstant = () => z.coerce.number().int().min(0).max(8_640_000_000_000_000);
/** A value that may come as JSON text in a field of a form. */
export const jsonField = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  }, schema);
/** A whole positive id, as JSON number or as form text. */
export const id = () => formInt().positive();
/**
 * A value as the text that a form would send. What JSON has beside texts, numbers and truth values stays as it is, so that what
 * comes next refuses it: a hostile object cannot be made a text.
 */
export const asFormText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
/** A list; a form that has one value for it sends no list. */
export const oneOrMore = <S extends z.ZodArray>(list: S) =>
  z.preprocess((value) => (typeof value === 'string' || typeof value === 'number' ? [value] : value), list);
/** The last so many days; 0 for all of time. */
export const lastDays = () => formInt().min(0).max(3_650);
export const noInput = z.object({});
export const done = z.object({ ok: z.literal(true) });

type Schema = z.ZodType;
type Shape = z.ZodObject;

export interface Call<I extends Schema = Schema, O extends Schema = Schema> {
  readonly kind: 'call';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** Where the specification says so, such as `spec 3 §7`. */
  readonly spec?: string;
  readonly input: I;
  readonly output: O;
  /** Only for who has proved who they are within the last ten minutes; else 403 `confirmation-needed`, and the web app asks. */
  readonly confirmed?: boolean;
  /** Also for somebody whose account is about to be deleted; everything else is closed to them. */
  readonly whileLeaving?: boolean;
  /** The largest body in bytes, if it is not the usual 256 KiB. */
  readonly bodyLimit?: number;
  /** A plain HTML form of our own pages may post it without a CSRF header, and is answered 303 to `next_url`. */
  readonly plainForm?: boolean;
}

/** A documented `/api/…` or `/content/…` address. */
export const call = <I extends Schema, O extends Schema>(definition: Omit<Call<I, O>, 'kind'>): Call<I, O> => ({
  kind: 'call',
  ...definition,
});

export interface Action<I extends Schema = Schema, O extends Schema = Schema> {
  readonly access?: Access;
  readonly summary: string;
  readonly spec?: string;
  readonly input: I;
  readonly output: O;
  /** As of a call. */
  readonly confirmed?: boolean;
}

export const action = <I extends Schema, O extends Schema>(definition: Action<I, O>): Action<I, O> => definition;

export interface Page<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  D extends Schema = Schema,
  A extends Record<string, Action> = Record<string, Action>,
> {
  readonly kind: 'page';
  /** `:name` stands for a parameter; `:base` for each of the four station bases. */
  readonly path: string;
  /** A thing whose address is an example of the page's. */
  readonly example?: Example;
  readonly access: Access;
  readonly summary: string;
  readonly spec?: string;
  /** As of a call. */
  readonly whileLeaving?: boolean;
  /** The largest body of its actions in bytes, if it is not the usual 256 KiB. */
  readonly bodyLimit?: number;
  /** A token in its address proves who may post, and the session is not looked at: it is posted without a CSRF header. */
  readonly signed?: boolean;
  /** As of a call: the form of its `submit`. */
  readonly plainForm?: boolean;
  readonly params: P;
  readonly query: Q;
  readonly data: D;
  /** By their `data_request`; the one called `submit` is also what a POST without a `data_request` runs. */
  readonly actions: A;
}

/** A page with parameters beside `base` has to name an example, or nothing would open it. */
type WithExample<P extends Shape> =
  Exclude<keyof P['shape'], 'base'> extends never ? { example?: never } : { example: Example };

/** An address with data and actions: "the current page" of the specification. */
export const page = <
  P extends Shape = z.ZodObject<{}>,
  Q extends Shape = z.ZodObject<{}>,
  D extends Schema = typeof noInput,
  A extends Record<string, Action> = {},
>(
  definition: {
    path: string;
    access: Access;
    summary: string;
    spec?: string;
    bodyLimit?: number;
    signed?: boolean;
    plainForm?: boolean;
    whileLeaving?: boolean;
    params?: P;
    query?: Q;
    data?: D;
    actions?: A;
  } & WithExample<NoInfer<P>>,
): Page<P, Q, D, A> => ({
  kind: 'page',
  path: definition.path,
  example: definition.example,
  access: definition.access,
  summary: definition.summary,
  spec: definition.spec,
  bodyLimit: definition.bodyLimit,
  signed: definition.signed,
  plainForm: definition.plainForm,
  whileLeaving: definition.whileLeaving,
  params: definition.params ?? (noInput as unknown as P),
  query: definition.query ?? (noInput as unknown as Q),
  data: definition.data ?? (noInput as unknown as D),
  actions: definition.actions ?? ({} as A),
});

export interface Live<N extends string = string, K extends Schema = Schema, S extends Schema = Schema> {
  readonly kind: 'live';
  readonly name: N;
  readonly key: K;
  readonly snapshot: S;
  /** As of a call. */
  readonly whileLeaving?: boolean;
  /** The documented poll endpoint of the same snapshot, and how often it is asked while the socket is down. */
  readonly poll: {
    readonly every: number;
    readonly path: (key: string) => string;
    readonly body: (key: string) => Record<string, unknown>;
    /** Whether nothing more is to come for now: then polling stops. Without it, polling goes on while somebody watches. */
    settled?(snapshot: z.output<S>): boolean;
  };
  readonly summary: string;
}

/** Something a person waits for. One definition gives the watch, the push, the poll fallback and `useLive`. */
export const live = <N extends string, K extends Schema, S extends Schema>(
  definition: Omit<Live<N, K, S>, 'kind'>,
): Live<N, K, S> => ({ kind: 'live', ...definition });

export interface Job<N extends string = string, P extends Shape = Shape> {
  readonly kind: 'job';
  /** `<room>.<verb-thing>`, also the name of its queue. */
  readonly name: N;
  /** Ids only: the handler reads again. */
  readonly payload: P;
  readonly attempts: number;
  /** Milliseconds before the first retry; doubled for each further one. */
  readonly backoff: number;
  /** How many run at once in one worker process. */
  readonly concurrency: number;
  readonly summary: string;
}

export const job = <N extends string, P extends Shape>(definition: Omit<Job<N, P>, 'kind'>): Job<N, P> => ({
  kind: 'job',
  ...definition,
});

export type Input<T extends { input: Schema }> = z.input<T['input']>;
export type Parsed<T extends { input: Schema }> = z.output<T['input']>;
export type Output<T extends { output: Schema }> = z.output<T['output']>;
/** What a handler answers, before the contract makes it what goes over the wire. */
export type SentOutput<T extends { output: Schema }> = z.input<T['output']>;
export type PageData<T extends { data: Schema }> = z.output<T['data']>;
export type SentPageData<T extends { data: Schema }> = z.input<T['data']>;
export type Snapshot<T extends { snapshot: Schema }> = z.output<T['snapshot']>;
/** A snapshot as it leaves the server. */
export type SentSnapshot<T extends { snapshot: Schema }> = z.input<T['snapshot']>;
export type KeyOf<T extends { key: Schema }> = z.output<T['key']>;
export type PayloadOf<T extends { payload: Shape }> = z.output<T['payload']>;

/** The address of a page or call: parameters filled in and encoded, empty query values left out. */
export function href(
  target: { path: string },
  params: Record<string, string | number> = {},
  query: Record<string, string | number | boolean | null | undefined> = {},
): string {
  const path = target.path.replace(/:([A-Za-z_]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${target.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** One page of a list: `?page=` from 1. */
export const listOf = <T extends Schema>(item: T) =>
  z.object({ items: z.array(item), page: z.number().int(), pages: z.number().int(), count: z.number().int() });
export const pageNumber = formInt().min(1).max(100_000).default(1);
