import { logout } from '~/domain/accounts/contract';
import { useMutate } from '../live/client';
import { useEnter } from './enter';
import { forgetDevice } from './forget-device';
import { useSession } from './session';

/** Signs out, and removes what is kept of the person on this device; `mutate({})`. */
export function useSignOut() {
  const enter = useEnter();
  const personId = useSession().person?.id ?? 0;
  return useMutate(logout, {
    onSuccess: async ({ next_url }) => {
      await forgetDevice(personId);
      await enter(next_url);
      // What pages kept as they were left.
      await forgetDevice(personId);
    },
  });
}
