import { implement } from '../kit/live';
import { notifications } from './contract';
import { notificationsOf } from './notifications.query';
import { mayReadNotifications } from './policy';

const notificationsLive = implement(notifications, {
  snapshot: notificationsOf,
  mayWatch: async (_read, person, accountId) => mayReadNotifications(person, accountId),
});

export const accountsLive = [notificationsLive];
