import { OPTIONAL_MAILS, type OptionalMails } from '../kit/mail';

/** The id behind the token that ends the optional mails of somebody. */
export const subscriptionId = (accountId: number, kind: OptionalMails): string => `${kind}-${accountId}`;

/** Null for an id of something else. */
export function readSubscriptionId(id: string): { accountId: number; kind: OptionalMails } | null {
  const [, name, account] = /^([a-z]+)-(\d{1,10})$/.exec(id) ?? [];
  const kind = OPTIONAL_MAILS.find((one) => one === name);
  return kind && account ? { accountId: Number(account), kind } : null;
}
