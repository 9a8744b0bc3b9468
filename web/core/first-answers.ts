import { type Query, type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import type { CacheKey } from '../live/query-keys';

/** Milliseconds after the start in which an answer of the HTML stands for a request. */
const FRESH = 5_000;

function read(): Map<string, unknown> {
  const element = typeof document === 'undefined' ? null : document.getElementById('answers');
  if (!element) return new Map();
  element.remove();
  const answers = JSON.parse(element.textContent) as Record<string, unknown>;
  return new Map(Object.entries(answers));
}

/**
 * What the gateway has answered in the HTML (`gateway/first-answers.ts`): each answer stands for the first request of its
 * address. After a change, after a few seconds, or once the page was hidden, everything is asked for.
 */
class FirstAnswers {
  private readonly held = read();
  private readonly until = performance.now() + FRESH;

  constructor() {
    // The device may have slept, which the clock of a page need not count.
    globalThis.document?.addEventListener('visibilitychange', () => this.forget());
  }

  /** Undefined if it has to be asked for. Once for each address. */
  take(address: string): unknown {
    if (this.held.size === 0) return undefined;
    if (performance.now() > this.until) this.forget();
    const answer = this.held.get(address);
    this.held.delete(address);
    return answer;
  }

  /** Without taking it. */
  see(address: string): unknown {
    return this.held.get(address);
  }

  get size(): number {
    return this.held.size;
  }

  forget(): void {
    this.held.clear();
  }
}

export const firstAnswers = new FirstAnswers();

/** The page was opened without a network: the HTML that the service worker has is of nobody and answers nothing. */
export const openedHere =
  typeof document !== 'undefined' && document.getElementById('first') !== null && firstAnswers.size === 0;

/** Lets queries begin with what the HTML has answered, so that nothing flashes before it is there. */
export function seed(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    const [kind, address]: CacheKey = query.queryKey;
    if (type !== 'added' || query.state.data !== undefined || (kind !== 'page' && kind !== 'call')) return;
    // A query that is never stale does not ask when it begins. What is read later must not be answered by the HTML.
    const { staleTime } = query.options as QueryObserverOptions;
    const answer = staleTime === Infinity ? firstAnswers.take(address) : firstAnswers.see(address);
    if (answer === undefined) return;
    query.setData(answer, { manual: true });
    holdUntilShown(client, query);
  });
}

/** A query that is kept for no time would go before a page that takes long to be drawn shows it, and be asked for again. */
function holdUntilShown(client: QueryClient, query: Query): void {
  const holder = new QueryObserver(client, { ...query.options, queryKey: query.queryKey, enabled: false });
  const letGo = holder.subscribe(() => undefined);
  const stop = () => {
    clearTimeout(timer);
    unsubscribe();
    letGo();
  };
  const timer = setTimeout(stop, FRESH);
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'observerAdded' && event.query === query) stop();
  });
}
