import { randomUUID } from 'node:crypto';
import { ApiError } from './api-error';
import { expand } from './answers';
import { ApiVersion } from './api-version';
import { catchUp, catchUpAll } from './clocks';
import { decodeForm, Params } from './form';
import { idOf } from './objects';
import type { Provider } from './provider';
import { findRoute } from './routes';
import { Store } from './store';
import { type Deliver, Webhooks } from './webhooks';

export interface ProviderOptions {
  secretKey: string;
  webhookSecret: string;
  deliver: Deliver;
  /** Of the journal; without one, nothing outlives the process. */
  file?: string;
  /** Milliseconds since 1970. */
  clock?: () => number;
  random?: () => number;
  /** Deliveries of events that are under way at once; one after the other without it. */
  together?: number;
}

export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  version: string | undefined;
  idempotencyKey: string | undefined;
}
export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** How long an idempotency key is known, in seconds. */
const KEY_LASTS = 86_400;

/** The provider without its port: state, API and webhooks. All of a request happens at once, so no two ever meet. */
export class EmbeddedProvider {
  readonly provider: Provider;
  readonly webhooks: Webhooks;
  private readonly store: Store;

  constructor(private readonly options: ProviderOptions) {
    const clock = options.clock ?? Date.now;
    this.store = new Store(options.file);
    const { store } = this;
    const frozen = (customer?: string | null) =>
      store.find('test_helpers.test_clock', idOf(store.find('customer', customer)?.test_clock))?.frozen_time;
    const wall = () => Math.floor(clock() / 1_000);
    this.provider = {
      store,
      url: '',
      now: (customer) => frozen(customer) ?? wall() + (store.kept('clock', 'clock')?.ahead ?? 0),
      wall: (customer) => frozen(customer) ?? wall(),
      announce: (event) => this.webhooks.add(event),
    };
    const random = options.random ?? Math.random;
    this.webhooks = new Webhooks({
      provider: this.provider,
      secret: options.webhookSecret,
      deliver: options.deliver,
      clock,
      random,
      together: options.together,
    });
  }

  /** Renewals, further tries and expiries that are due. */
  tick(): void {
    catchUpAll(this.provider);
    this.store.flush();
  }

  /** Moves the clock of everybody without a test clock. @param seconds forward */
  moveOn(seconds: number): void {
    const ahead = (this.store.kept('clock', 'clock')?.ahead ?? 0) + seconds;
    this.store.keep('clock', { id: 'clock', ahead });
    this.tick();
  }

  setChaos(on: string[]): void {
    this.store.keep('chaos', { id: 'chaos', on });
    this.store.flush();
  }

  flush = (): void => this.store.flush();
  close = (): void => this.store.close();

  /** Answers a request of the API. */
  answer(request: ApiRequest): ApiAnswer {
    const headers = {
      'content-type': 'application/json',
      'request-id': `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
      'stripe-version': ApiVersion,
    };
    try {
      const { status, body, replayed } = this.run(request);
      return { status, headers: { ...headers, ...(replayed ? { 'idempotent-replayed': 'true' } : {}) }, body };
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(500, 'api_error', 'Something went wrong.');
      return { status: known.status, headers, body: JSON.stringify(known.body) };
    } finally {
      this.store.flush();
    }
  }

  private run({ method, path, query, body, authorization, version, idempotencyKey }: ApiRequest) {
    if (authorization !== `Bearer ${this.options.secretKey}`)
      throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided.', { code: 'api_key_invalid' });
    if (version !== undefined && version !== ApiVersion)
      throw new ApiError(400, 'invalid_request_error', `Invalid Stripe API version: ${version.slice(0, 40)}`);
    const route = findRoute(method, path);
    if (!route) throw new ApiError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
    const params = new Params(decodeForm(method === 'POST' ? body : query));
    const replay = this.replay(method, path, body, idempotencyKey);
    if (replay) return { ...replay, replayed: true };
    // What is due at the customer is done first, so that nobody sees a renewal that should have happened.
    const customer = params.text('customer');
    if (customer && this.store.find('customer', customer)) catchUp(this.provider, customer);
    const answer = this.act(() =>
      expand(this.provider, route.handler(this.provider, params, route.id), params.texts('expand')),
    );
    if (method === 'POST' && idempotencyKey)
      this.store.keep('answer', {
        id: idempotencyKey,
        request: `${method} ${path} ${body}`,
        ...answer,
        at: this.provider.now(),
      });
    return { ...answer, replayed: false };
  }

  /** A declined card is an answer that is kept, as a success is. What is refused before anything is done is not. */
  private act(work: () => unknown): { status: number; body: string } {
    try {
      return { status: 200, body: JSON.stringify(work()) };
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 402)) throw error;
      return { status: error.status, body: JSON.stringify(error.body) };
    }
  }

  private replay(method: string, path: string, body: string, key: string | undefined) {
    const before = method === 'POST' && key ? this.store.kept('answer', key) : undefined;
    if (!before || (before.at !== undefined && this.provider.now() - before.at >= KEY_LASTS)) return null;
    if (before.request !== `${method} ${path} ${body}`)
      throw new ApiError(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      );
    return { status: before.status, body: before.body };
  }
}
