import { logout } from '~/domain/accounts/contract';
import { useMutate } from '../live/client';
import { forgetDevice } from './forget-device';
import { useEnter } from './enter';

/** Signs out, and takes away what rooms keep on this device; `mutate({})`. */
export function useSignOut() {
  const enter = useEnter();
  return useMutate(logout, {
    onSuccess: async ({ next_url }) => {
      await forgetDevice();
      await enter(next_url);
    },
  });
}
