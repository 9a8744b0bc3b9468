import { notificationsStore } from '@mantine/notifications';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazily } from '../ui/fetched';

const ToastContainer = lazily(async () => (await import('./toast-container')).ToastContainer);

const anyShown = (): boolean => notificationsStore.getState().notifications.length > 0;

/** Short messages at the foot of the page. What draws them is fetched with the first one. */
export function Toasts() {
  const shown = useSyncExternalStore(notificationsStore.subscribe, anyShown);
  const [needed, setNeeded] = useState(shown);
  if (shown && !needed) setNeeded(true);
  return (
    needed && (
      <Suspense fallback={null}>
        <ToastContainer />
      </Suspense>
    )
  );
}
