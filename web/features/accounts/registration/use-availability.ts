import { checkUsername } from '~/domain/accounts/contract';
import { usePosted } from '~/web/live/client';

export type Availability = 'unasked' | 'checking' | 'available' | 'taken';

/**
 * Whether a username or an e-mail address is free. Ask with an empty text for nothing. A check that fails says
 * nothing: the server decides when the form is sent.
 */
export function useAvailability(name: string): Availability {
  const { data, isFetching } = usePosted(
    checkUsername,
    { username: name },
    { enabled: name !== '', retry: false, staleTime: 30_000 },
  );
  if (name === '') return 'unasked';
  if (isFetching) return 'checking';
  if (!data) return 'unasked';
  return data.status === 'available' ? 'available' : 'taken';
}
