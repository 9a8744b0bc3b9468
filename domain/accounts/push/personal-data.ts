import { deletedWithAccount } from '../../kit/personal-data';

/** The address of a device opens it to whoever has it: of it, only whose service it is goes into a download. */
export const pushTables = [
  deletedWithAccount(
    'push_subscriptions',
    [['id', 'int']],
    [['service', `split_part(endpoint, '/', 3)`], 'created_at'],
  ),
];
