import { notFound } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import type { Person } from '../person';

/** The names of the fields, as the specification has them (spec 2 §7). */
export const EMAIL_PREFERENCES = ['receive_marketing_emails', 'receive_following_emails'] as const;
export type EmailPreferences = Record<(typeof EMAIL_PREFERENCES)[number], boolean>;

const save = statement<EmailPreferences, [number, boolean | null, boolean | null, Date]>(
  'accounts.save-email-preferences',
  `UPDATE accounts
      SET receive_marketing_emails = coalesce($2, receive_marketing_emails), receive_following_emails = coalesce($3, receive_following_emails),
          updated_at = $4
    WHERE id = $1 AND NOT guest RETURNING receive_marketing_emails, receive_following_emails`,
);

/**
 * Which e-mails somebody wants (spec 2 §7). What is undefined stays as it is, so that two tabs do not undo each other.
 *
 * @returns both as they are now
 */
export async function saveEmailPreferences(
  tx: Transaction,
  person: Person,
  wanted: Partial<EmailPreferences>,
): Promise<EmailPreferences> {
  const { receive_marketing_emails: marketing, receive_following_emails: following } = wanted;
  const saved = await tx.sql.one(save, [person.id, marketing ?? null, following ?? null, tx.clock.now()]);
  if (!saved) throw notFound();
  return saved;
}
