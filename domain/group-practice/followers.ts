import { personChanged } from '../accounts/events';
import { follow } from '../kit/event';
import { memberChanged } from './member-changed';

/** A group shows its members by name and picture. */
export const groupPracticeFollowers = [follow(personChanged, (tx, { account_id }) => memberChanged(tx, account_id))];
