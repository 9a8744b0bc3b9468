import { useQuery } from '@tanstack/react-query';
import { checkUsername } from '~/domain/accounts/contract';
import type { Output } from '~/domain/kit/contract';
import { post } from '~/web/live/request';

export type Availability = 'unasked' | 'checking' | 'available' | 'taken';

/**
 * Whether a username or an e-mail address is free. Ask with an empty text for nothing. A check that fails says
 * nothing: the server decides when the form is sent.
 */
export function useAvailability(name: string): Availability {
  const { data, isFetching } = useQuery({
    queryKey: ['availability', name],
    queryFn: ({ signal }) =>
      post(checkUsername.path, { username: name }, signal) as Promise<Output<typeof checkUsername>>,
    enabled: name !== '',
    retry: false,
    staleTime: 30_000,
  });
  if (name === '') return 'unasked';
  if (isFetching) return 'checking';
  if (!data) return 'unasked';
  return data.status === 'available' ? 'available' : 'taken';
}
