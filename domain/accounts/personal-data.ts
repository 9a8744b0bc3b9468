import {
  deletedWithAccount,
  erasingStep,
  type ErasingStep,
  notExported,
  type PersonalData,
} from '../kit/personal-data';
import { emailTables } from './email/personal-data';
import { pushTables } from './push/personal-data';
import { rolesTables } from './roles/personal-data';
import { trialTables } from './trial/personal-data';
import { securityTables } from './security/personal-data';

// Notifications to somebody else that name a person. Namesakes lose the name there, too.
const unnameIn = (kind: 'result-handed-over' | 'comment-answered', field: 'examiner' | 'name'): ErasingStep =>
  erasingStep(
    `accounts-name-in-${kind}`,
    `UPDATE notifications SET "values" = "values" || '{"${field}":"–"}'
      WHERE id IN (SELECT n.id FROM accounts a JOIN notifications n ON n.kind = '${kind}' AND n."values" ->> '${field}' = a.display_name
                    WHERE a.id = ANY ($1::int[]) AND NOT a.guest AND a.display_name <> '–' LIMIT $2)
     RETURNING id AS gone`,
  );

export const accountsPersonalData: PersonalData = {
  tables: [
    deletedWithAccount(
      'accounts',
      'id, username, email, email_confirmed_at, first_name, last_name, display_name, avatar, country, training_stage, medical_school_year, specialty, educational_stage, roles, language, receive_marketing_emails, receive_following_emails, push_off, bio, public_creator, hidden_profile, created_at, updated_at, erase_at',
      { accounts: ['id'] },
    ),
    notExported(
      'institution_acts',
      ['account_id'],
      'unlinked',
      'What staff did with institutions; it says nothing of the person.',
    ),
    deletedWithAccount('account_institutions', 'i.name, i.country', {
      from: 'account_institutions a JOIN institutions i ON i.id = a.institution_id',
      where: 'a.account_id = $1',
      key: 'i.id',
    }),
    deletedWithAccount('sessions', 'user_agent, created_at, last_used_at, expires_at', { key: 'token_hash::text' }),
    ...emailTables,
    ...securityTables,
    ...pushTables,
    ...rolesTables,
    ...trialTables,
    deletedWithAccount('notifications', 'kind, "values" AS values, url, read_at, created_at'),
    deletedWithAccount('avatars', `key, encode(bytes, 'base64') AS webp_base64, created_at`, { key: 'account_id' }),
    deletedWithAccount('account_consents', 'kind, version, given_at', { key: 'kind::text, version' }),
    deletedWithAccount('account_exports', 'state, bytes, created_at, expires_at'),
  ],
  erase: [unnameIn('result-handed-over', 'examiner'), unnameIn('comment-answered', 'name')],
};
