import { deletedWithAccount, erasingStep, type PersonalData } from '../kit/personal-data';

/** What the mailbox of a demo received at the addresses that a person had or asked for, unless they are somebody else's. */
const emptyMailbox = erasingStep(
  'mails-mailbox',
  `DELETE FROM mailbox WHERE id IN (
     SELECT received.id FROM mailbox received
      WHERE lower(received.to_address) IN (
        SELECT lower(email) FROM accounts WHERE id = ANY ($1::int[]) AND email IS NOT NULL
         UNION SELECT lower(address) FROM email_changes, unnest(ARRAY[old_email, new_email]) AS address WHERE account_id = ANY ($1::int[]))
        AND NOT EXISTS (SELECT FROM accounts other WHERE lower(other.email) = lower(received.to_address) AND other.id <> ALL ($1::int[]))
      LIMIT $2)
   RETURNING id AS gone`,
);

export const mailsPersonalData: PersonalData = {
  tables: [
    deletedWithAccount('mails', 'to_address, language, template, body, created_at, sent_at', { key: 'id::text' }),
  ],
  erase: [emptyMailbox],
};
