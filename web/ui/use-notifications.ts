import { useQueryClient } from '@tanstack/react-query';
import { notifications, notificationsPage } from '~/domain/accounts/contract';
import { useAction } from '../live/client';
import { offerSnapshot } from '../live/snapshots';
import { useLive } from '../live/use-live';

/** The notifications of the person signed in, and marking them as read. @param enabled false listens to no news of them yet */
export function useNotifications(personId: number, enabled = true) {
  const cache = useQueryClient();
  const { snapshot, error } = useLive(notifications, personId, { enabled });
  const markRead = useAction(
    notificationsPage,
    'mark_read',
    {},
    { onSuccess: (answer) => offerSnapshot(cache, notifications, personId, answer) },
  );
  return {
    snapshot,
    error,
    open: (item: { id: number; read: boolean }) => {
      if (!item.read) markRead.mutate({ notification_id: item.id });
    },
    markAll: () => markRead.mutate({}),
  };
}
