import { href } from '../../kit/contract';
import type { Transaction } from '../../kit/transaction';
import { sendMail } from '../../mails/send-mail';
import { notify } from '../notify';
import { profileSecurity } from '../profile/contract';
import {
  appAddedMail,
  appRemovedMail,
  deletionRequestedMail,
  factorsRemovedMail,
  newDeviceMail,
  passkeyAddedMail,
  passkeyRemovedMail,
} from './mails';

/** What stands for a browser that does not say what it is. */
const UNKNOWN = '–';

type Change = 'added' | 'removed';
const APP = { added: appAddedMail, removed: appRemovedMail } as const;
const PASSKEY = { added: passkeyAddedMail, removed: passkeyRemovedMail } as const;

// Each notice leads to the page where a person who did not make the change can undo it.
const url = href(profileSecurity);

/** Tells a person that their authenticator app was added or removed, by a notification and a mail. */
export async function notifyApp(tx: Transaction, account_id: number, change: Change): Promise<void> {
  await notify(tx, { account_id, kind: `factor-${change}`, values: { factor: 'app', name: '' }, url });
  await sendMail(tx, { accountId: account_id, template: APP[change], values: {} });
}

/** The same for a passkey. */
export async function notifyPasskey(tx: Transaction, account_id: number, change: Change, name: string): Promise<void> {
  await notify(tx, { account_id, kind: `factor-${change}`, values: { factor: 'passkey', name }, url });
  await sendMail(tx, { accountId: account_id, template: PASSKEY[change], values: { name } });
}

/** Tells a person that an operator removed all of their second factors. */
export async function notifyRemovedFactors(tx: Transaction, account_id: number): Promise<void> {
  await notify(tx, { account_id, kind: 'factors-removed', values: {}, url });
  await sendMail(tx, { accountId: account_id, template: factorsRemovedMail, values: {} });
}

/** Tells a person that somebody signed in to their account on a device that nobody had used for it before. */
export async function notifyNewDevice(
  tx: Transaction,
  account_id: number,
  { browser, system }: { browser: string; system: string },
): Promise<void> {
  const device = [browser, system].filter(Boolean).join(', ') || UNKNOWN;
  await notify(tx, { account_id, kind: 'new-device', values: { device }, url });
  await sendMail(tx, { accountId: account_id, template: newDeviceMail, values: { device } });
}

/** Tells a person that their account is going to be deleted. They read the notification when they have come back. */
export async function notifyDeletion(tx: Transaction, account_id: number): Promise<void> {
  await notify(tx, { account_id, kind: 'deletion-requested', values: {}, url });
  await sendMail(tx, { accountId: account_id, template: deletionRequestedMail, values: {} });
}
