import { deletedWithAccount } from '../../kit/personal-data';

/** Anyone who has the address of a device can push to it, so a download holds only the host of its service. */
export const pushTables = [
  deletedWithAccount('push_subscriptions', `split_part(endpoint, '/', 3) AS service, created_at`),
];
