import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { session } from '~/domain/accounts/contract';
import type { Output } from '~/domain/kit/contract';
import { callKey } from '../live/client';
import { typedIsSent } from './loading/typed';

let entering = false;
let entered: number | null = null;
/** Whether this tab itself has gone on as this person, or does so just now. */
export const isEntered = (personId: number): boolean => entering || entered === personId;

/**
 * Goes on as somebody else: after signing in or out, registering, or joining as a guest. What was read as the one
 * before is forgotten, the session is asked for, and only then the next page is shown.
 */
export function useEnter(): (nextUrl: string) => Promise<void> {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async (nextUrl) => {
    const key = callKey(session, {});
    entering = true;
    // Of the form that was sent: if a part of the next page is gone with its build, the page reloads at once.
    typedIsSent();
    try {
      await cache.refetchQueries({ queryKey: key });
      entered = cache.getQueryData<Output<typeof session>>(key)?.person?.id ?? null;
      await navigate(nextUrl);
    } finally {
      entering = false;
    }
    cache.removeQueries({ predicate: (query) => query.queryKey[1] !== key[1] && query.getObserversCount() === 0 });
    await cache.invalidateQueries({
      predicate: ({ queryKey: [kind] }) => kind === 'page' || kind === 'call' || kind === 'action',
    });
  };
}
