import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { session } from '~/domain/accounts/contract';
import { callKey } from '../live/client';

/**
 * Goes on as somebody else: after signing in or out, registering, or joining as a guest. What was read as the one
 * before is forgotten, the session is asked for, and only then the next page is shown.
 */
export function useEnter(): (nextUrl: string) => Promise<void> {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async (nextUrl) => {
    const key = callKey(session, {});
    await cache.refetchQueries({ queryKey: key });
    await navigate(nextUrl);
    cache.removeQueries({ predicate: (query) => query.queryKey[1] !== key[1] && query.getObserversCount() === 0 });
    await cache.invalidateQueries({
      predicate: ({ queryKey: [kind] }) => kind === 'page' || kind === 'call' || kind === 'action',
    });
  };
}
