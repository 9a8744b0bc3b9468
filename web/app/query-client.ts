import { QueryCache, QueryClient } from '@tanstack/react-query';
import { session } from '../../domain/accounts/contract';
import { callKey, ProblemError } from '../live/client';

/** Passing failures are tried twice more; a refusal is shown at once, and one for want of a session asks for it again. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ProblemError && error.status === 401) void client.invalidateQueries({ queryKey: callKey(session, {}) });
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
  return client;
}
