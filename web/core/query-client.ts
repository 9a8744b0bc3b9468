import { QueryCache, QueryClient } from '@tanstack/react-query';
import { seed } from './first-answers';
import { network } from './loading/network';
import { ProblemError } from '../live/client';

/** What could not be read for want of a network is read again by itself once the gateway answers. */
function goOnWhenBack(client: QueryClient): void {
  if (waiting.has(client)) return;
  waiting.add(client);
  void network.untilBack().then(() => {
    waiting.delete(client);
    return client.refetchQueries({ type: 'active', predicate: ({ state }) => isOffline(state.error) });
  });
}

const waiting = new WeakSet<QueryClient>();
const isOffline = (error: unknown): boolean => error instanceof ProblemError && error.code === 'offline';

/** Passing failures are tried twice more; a refusal is shown at once. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isOffline(error)) goOnWhenBack(client);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && error instanceof ProblemError && error.passing,
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  seed(client);
  return client;
}
