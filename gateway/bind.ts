import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import type { Language } from '../domain/accounts/contract';
import type { Person } from '../domain/accounts/person';
import { bookmark, type Bookmarkable } from '../domain/kit/acts/bookmark';
import type { BookmarkCall, VoteCall } from '../domain/kit/acts/contract';
import { type Votable, vote } from '../domain/kit/acts/vote';
import type { Access, Action, Call, Page } from '../domain/kit/contract';
import { roomOf } from '../domain/rooms';
import { Problem, invalid, notFound } from '../domain/kit/errors';
import { STATION_BASES } from '../domain/stations/styles';
import { type Writable, WrittenJson } from '../domain/kit/written-json';
import type { Deps } from '../infra/process/deps';
import { admit, askAgain, isAdmitted } from './admit';
import type { Matchmaker } from './audio-pairing/matchmaker';
import { firstAnswers } from './first-answers';
import type { CallStore } from './live/calls/store';
import type { Presence, PresenceListener } from './live/presence';
import type { Metrics } from './ops/metrics';
import type { Monitor } from './ops/monitor';
import { prefersJson } from './plugins/accepts';
import { openGuestLimits } from './plugins/guest-limits';
import type { FirstContent, FirstPage } from './plugins/first-html';
import type { PagePreview } from './plugins/page-preview';
import { answerOrGoOn } from './plugins/plain-forms';

declare module 'fastify' {
  interface FastifyInstance {
    /** The pages and calls that were bound so far. */
    bound: Set<unknown>;
  }
}

/** What rooms share beside the dependencies: one of each for a gateway. */
export interface Shared {
  presence: Presence;
  matchmaker: Matchmaker;
  callStore: CallStore;
  metrics: Metrics;
  monitor: Monitor;
}

/** A room of the product in the gateway. `<room>/room.ts` says it, `rooms.ts` lists the rooms. */
export interface GatewayRoom {
  /** As in the domain. */
  readonly name: string;
  bind?(app: FastifyInstance, deps: Deps, shared: Shared): void;
  /** Addresses that are there for staff only. */
  bindForStaff?(app: FastifyInstance, deps: Deps, shared: Shared): void | Promise<void>;
  /** Who hears of people's coming and going, by what the names of their presences begin with. */
  presences?(deps: Deps, matchmaker: Matchmaker): Readonly<Record<string, PresenceListener>>;
  /** Live resources without rows, of which this gateway holds a part. */
  live?(callStore: CallStore): readonly { readonly resource: { readonly name: string } }[];
}

export interface Context<I, P = Record<string, never>, Q = Record<string, never>, Who = Person> {
  deps: Deps;
  /** Who asks; null only if the contract's access is `anyone` and nobody is signed in. */
  person: Who;
  input: I;
  params: P;
  query: Q;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<S extends z.ZodType> = Promise<z.input<S>> | z.input<S>;
/** What is written already is not looked at again: that it is what the contract says, a test of its room says. */
type PageAnswer<S extends z.ZodType> = Promise<Writable<z.input<S>>> | Writable<z.input<S>>;

function bytesOf({ pieces }: WrittenJson<unknown>): Buffer {
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at);
  return bytes;
}

const WHO: Record<Access, string> = {
  anyone: 'Anyone.',
  guest: 'Anyone signed in, and guests.',
  registered: 'Anyone with an account.',
  staff: 'Staff.',
};
const CONFIRMED = 'Asks the person to prove who they are, where they have not done so within ten minutes.';

/** A field of a form may hold JSON that is nested deeper than any recursion goes. */
function safelyParsed<S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> {
  try {
    return schema.safeParse(value ?? {});
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('malformed', 'malformed', 'The request is nested too deeply.');
    throw error;
  }
}

/** @throws Problem `invalid-input` (422) naming each field, never the value */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = safelyParsed(schema, value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw invalid('invalid-input', 'Some fields are missing or not valid.', errors);
}

/** An address parameter of the wrong form names nothing that exists. */
function parseParams<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw notFound();
  return parsed.data;
}

function schemaOf(parts: {
  summary: string;
  spec?: string;
  access: Access;
  confirmed?: boolean;
  room: string;
  params?: z.ZodType;
  querystring?: z.ZodType;
  body?: z.ZodType;
  output: z.ZodType;
}): RouteShorthandOptions['schema'] {
  const { summary, spec, access, confirmed, room, output, ...rest } = parts;
  return {
    summary,
    description: [WHO[access], confirmed && CONFIRMED, spec && `Specification: ${spec}.`].filter(Boolean).join(' '),
    tags: [room],
    response: { 200: output },
    ...rest,
  };
}

const hasNoInput = (input: z.ZodType): boolean => input instanceof z.ZodObject && Object.keys(input.shape).length === 0;

/** Binds a call to what answers it. */
export function bindCall<I extends z.ZodType, O extends z.ZodType>(
  app: FastifyInstance,
  deps: Deps,
  contract: Call<I, O>,
  handler: (context: Context<z.output<I>, Record<string, never>, Record<string, never>, Person>) => Answer<O>,
): void {
  const source = contract.method === 'GET' ? 'querystring' : 'body';
  app.bound.add(contract);
  const answerTo = async (request: FastifyRequest, reply: FastifyReply) => {
    admit(contract.access, request.person, contract);
    await askAgain(app, contract, request);
    const input = parse(contract.input, source === 'body' ? request.body : request.query);
    return handler({ deps, person: request.person as Person, input, params: {}, query: {}, request, reply });
  };
  if (contract.method === 'GET' && hasNoInput(contract.input))
    app.answerers.set(contract.path, async (request, reply) =>
      JSON.stringify(contract.output.parse(await answerTo(request, reply))),
    );
  app.route({
    method: contract.method,
    url: contract.path,
    bodyLimit: contract.bodyLimit,
    config: {
      plainForm: contract.plainForm,
      ...(contract.bodyLimit ? { multipartOptions: { limits: { fileSize: contract.bodyLimit } } } : {}),
    },
    schema: schemaOf({
      summary: contract.summary,
      spec: contract.spec,
      access: contract.access,
      confirmed: contract.confirmed,
      room: roomOf(contract),
      [source]: contract.input,
      output: contract.output,
    }),
    handler: async (request, reply) => {
      const answer = await answerTo(request, reply);
      if (reply.sent) return reply;
      return answerOrGoOn(request, reply, contract.output.parse(answer));
    },
  });
}

/** Binds putting bookmarks on things of a kind. */
export const bindBookmark = <F extends string>(
  app: FastifyInstance,
  deps: Deps,
  contract: BookmarkCall<F>,
  kind: Bookmarkable,
): void => {
  const guests = openGuestLimits(app);
  bindCall(app, deps, contract, async ({ person, input, request }) => {
    await guests.act(person, request);
    return deps.inTransaction((tx) => bookmark(tx, person, kind, input[contract.idField], input.action));
  });
};

/** Binds voting on things of a kind. */
export const bindVote = <F extends string>(
  app: FastifyInstance,
  deps: Deps,
  contract: VoteCall<F>,
  kind: Votable,
): void => {
  const guests = openGuestLimits(app);
  bindCall(app, deps, contract, async ({ person, input, request }) => {
    await guests.act(person, request);
    return deps.inTransaction((tx) => vote(tx, person, kind, input[contract.idField], input.vote_type));
  });
};

type ActionsOf<P extends z.ZodObject, Q extends z.ZodObject, A extends Record<string, Action>> = {
  [K in keyof A]: (context: Context<z.output<A[K]['input']>, z.output<P>, z.output<Q>>) => Answer<A[K]['output']>;
};

interface Handlers<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  D extends z.ZodType,
  A extends Record<string, Action>,
> {
  data?: (context: Context<Record<string, never>, z.output<P>, z.output<Q>>) => PageAnswer<D>;
  actions: ActionsOf<P, Q, A>;
  /** Where a browser is sent in place of this page by what a plain form has asked; null for nowhere. */
  goesOn?: (query: z.output<Q>) => string | null;
  /** What a shared link shows of it, for everybody who has the address; null for that of the product. */
  preview?: (asked: {
    params: z.output<P>;
    query: z.output<Q>;
    /** That of the page, if what is shown has none of its own. */
    language: Language;
    /** Who is signed in; null for search engines, and for whom a link is shared with. */
    person: Person | null;
  }) => Promise<PagePreview | null>;
  /** What its HTML shows of its data until the app does. */
  first?: (data: z.output<D>, params: z.output<P>) => FirstContent;
  /** What the page asks for at once beside its own data: GET calls without input. Their answers come with its HTML. */
  calls?: readonly Call[];
  /** The largest file that is posted here, in bytes: it is kept on disk meanwhile. */
  fileOnDisk?: number;
}

/** The app itself says what is wrong with an address; it comes when its preview cannot be read, too. */
async function previewOf<P extends z.ZodObject, Q extends z.ZodObject>(
  contract: { params: P; query: Q },
  preview: Handlers<P, Q, z.ZodType, Record<string, Action>>['preview'],
  request: FastifyRequest,
  base: string | null,
): Promise<PagePreview | null> {
  const [asked, query] = [contract.params, contract.query].map((schema, index) =>
    schema.safeParse(index === 0 ? { ...(request.params as object), ...(base ? { base } : {}) } : request.query),
  );
  if (!preview || !asked?.success || !query?.success) return null;
  const { data: params } = asked as { data: z.output<P> };
  const { language, person } = request;
  return preview({ params, query: query.data as z.output<Q>, language, person }).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    request.log.warn({ err: error }, 'a preview could not be read');
    return null;
  });
}

const aboutOf = (contract: Page) => ({ spec: contract.spec, access: contract.access, room: roomOf(contract) });

interface Route {
  url: string;
  params: z.ZodObject;
  paramsOf(request: FastifyRequest): unknown;
}

function bindActions<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  D extends z.ZodType,
  A extends Record<string, Action>,
>(
  app: FastifyInstance,
  deps: Deps,
  contract: Page<P, Q, D, A>,
  { actions, fileOnDisk }: Handlers<P, Q, D, A>,
  { url, params, paramsOf }: Route,
): void {
  const names = Object.keys(contract.actions);
  app.route({
    method: 'POST',
    url,
    bodyLimit: contract.bodyLimit,
    config: {
      signed: contract.signed,
      plainForm: contract.plainForm,
      ...(fileOnDisk === undefined ? {} : { fileOnDisk, multipartOptions: { limits: { fileSize: fileOnDisk } } }),
    },
    schema: schemaOf({
      ...aboutOf(contract),
      summary: `${contract.summary} Actions: ${names.join(', ')}.`,
      params,
      querystring: contract.query,
      body: z.union(names.map((name) => bodyOf(name, contract.actions[name]!))),
      output: z.union(names.map((name) => contract.actions[name]!.output)),
    }),
    handler: async (request, reply) => {
      const sent = (request.body ?? {}) as Record<string, unknown>;
      const name = sent.data_request ?? sent.action ?? 'submit';
      const action =
        typeof name === 'string' && Object.hasOwn(contract.actions, name) ? contract.actions[name] : undefined;
      admit(action?.access ?? contract.access, request.person, contract);
      if (!action)
        throw new Problem('malformed', 'unknown-action', 'This address has no action with this data_request.');
      await askAgain(app, action, request);
      const query = parse(contract.query, request.query);
      const run = actions[name as keyof A] as (context: unknown) => Promise<unknown>;
      const result = await run({
        deps,
        person: request.person,
        input: parse(action.input, sent),
        params: paramsOf(request),
        query,
        request,
        reply,
      });
      return answerOrGoOn(request, reply, action.output.parse(result));
    },
  });
}

/**
 * Binds an address with data and actions. A browser that asks for HTML gets the app, with the data in it.
 * A POST runs the action that its `data_request` (or `action`) names, or `submit` when it names none.
 */
export function bindPage<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  D extends z.ZodType,
  A extends Record<string, Action>,
>(app: FastifyInstance, deps: Deps, contract: Page<P, Q, D, A>, handlers: Handlers<P, Q, D, A>): void {
  app.bound.add(contract);
  const about = aboutOf(contract);

  for (const base of contract.path.includes('/:base/') ? STATION_BASES : [null]) {
    const url = base ? contract.path.replace(':base', base) : contract.path;
    const paramsOf = (request: FastifyRequest) =>
      parseParams(contract.params, base ? { ...(request.params as object), base } : request.params);
    const params = base ? contract.params.omit({ base: true }) : contract.params;

    const dataFor = async (request: FastifyRequest, reply: FastifyReply) => {
      admit(contract.access, request.person, contract);
      const query = parse(contract.query, request.query);
      const params = paramsOf(request);
      const person = request.person as Person;
      const data = handlers.data ? await handlers.data({ deps, person, input: {}, params, query, request, reply }) : {};
      return data instanceof WrittenJson ? data : contract.data.parse(data);
    };
    const firstPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FirstPage> => ({
      path: contract.path,
      url,
      preview: await previewOf(contract, handlers.preview, request, base),
      admitted: isAdmitted(contract.access, request.person, contract),
      answers: () =>
        firstAnswers(app, request, reply, {
          calls: handlers.calls,
          own: async () => {
            const data = await dataFor(request, reply);
            if (data instanceof WrittenJson) return { json: data.pieces.join('') };
            return { json: JSON.stringify(data), content: handlers.first?.(data, paramsOf(request)) };
          },
        }),
    });

    app.route({
      method: 'GET',
      url,
      schema: schemaOf({
        ...about,
        summary: contract.summary,
        params,
        querystring: contract.query,
        output: contract.data,
      }),
      handler: async (request, reply) => {
        reply.header('vary', 'Accept');
        if (!prefersJson(request)) {
          const onward = handlers.goesOn?.(parse(contract.query, request.query));
          if (onward) return reply.redirect(onward, 303);
          return reply.sendApp(await firstPage(request, reply));
        }
        reply.header('cache-control', 'no-store');
        const data = await dataFor(request, reply);
        return data instanceof WrittenJson ? reply.type('application/json; charset=utf-8').send(bytesOf(data)) : data;
      },
    });

    if (Object.keys(contract.actions).length > 0) bindActions(app, deps, contract, handlers, { url, params, paramsOf });
  }
}

function bodyOf(name: string, action: Action): z.ZodType {
  const request = name === 'submit' ? z.literal('submit').optional() : z.literal(name);
  return action.input instanceof z.ZodObject ? action.input.extend({ data_request: request }) : action.input;
}
