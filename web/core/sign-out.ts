import { logout } from '~/domain/accounts/contract';
import { useMutate } from '../live/client';
import { useEnter } from './enter';
import { forgetDevice } from './forget-device';
import { useSession } from './session';

/** Goes on as nobody: what is kept of the person on this device is removed. */
export function useDepart(): (nextUrl: string) => Promise<void> {
  const enter = useEnter();
  const personId = useSession().person?.id ?? 0;
  return async (nextUrl) => {
    await forgetDevice(personId);
    await enter(nextUrl);
    // What pages kept as they were left.
    await forgetDevice(personId);
  };
}

/** Signs out; `mutate({})`. */
export function useSignOut() {
  const depart = useDepart();
  return useMutate(logout, { onSuccess: ({ next_url }) => depart(next_url) });
}
