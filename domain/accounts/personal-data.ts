import { deletedWithAccount, type ErasingStep, exportedRows, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';
import { emailTables } from './email/personal-data';
import { pushTables } from './push/personal-data';
import { rolesTables } from './roles/personal-data';
import { trialTables } from './trial/personal-data';
import { securityTables } from './security/personal-data';

// Notifications to somebody else that name a person. Namesakes lose the name there, too.
const unnameIn = (kind: 'result-handed-over' | 'comment-answered', field: 'examiner' | 'name'): ErasingStep =>
  statement<{ gone: number }, [number[], number]>(
    `accounts.erase-name-in-${kind}`,
    `UPDATE notifications SET "values" = "values" || '{"${field}":"–"}'
      WHERE id IN (SELECT n.id FROM accounts a JOIN notifications n ON n.kind = '${kind}' AND n."values" ->> '${field}' = a.display_name
                    WHERE a.id = ANY ($1::int[]) AND NOT a.guest AND a.display_name <> '–' LIMIT $2)
     RETURNING id AS gone`,
  );

export const accountsPersonalData: PersonalData = {
  tables: [
    {
      table: 'accounts',
      accounts: ['id'],
      exported: exportedRows('accounts', {
        where: 'id = $1',
        key: [['id', 'int']],
        columns: [
          'id',
          'username',
          'email',
          'email_confirmed_at',
          'first_name',
          'last_name',
          'display_name',
          'avatar',
          'country',
          'training_stage',
          'medical_school_year',
          'specialty',
          'educational_stage',
          'roles',
          'language',
          'receive_marketing_emails',
          'receive_following_emails',
          'push_off',
          'bio',
          'public_creator',
          'hidden_profile',
          'created_at',
          'updated_at',
          'erase_at',
        ],
      }),
      erased: 'deleted',
    },
    {
      table: 'institution_acts',
      accounts: ['account_id'],
      exported: 'What staff did with institutions; it says nothing of the person.',
      erased: 'unlinked',
    },
    {
      table: 'account_institutions',
      accounts: ['account_id'],
      exported: exportedRows('account_institutions', {
        from: 'account_institutions a JOIN institutions i ON i.id = a.institution_id',
        where: 'a.account_id = $1',
        key: [['i.id', 'int']],
        columns: [
          ['name', 'i.name'],
          ['country', 'i.country'],
        ],
      }),
      erased: 'deleted',
    },
    deletedWithAccount(
      'sessions',
      [['token_hash', 'text']],
      ['user_agent', 'created_at', 'last_used_at', 'expires_at'],
    ),
    ...emailTables,
    ...securityTables,
    ...pushTables,
    ...rolesTables,
    ...trialTables,
    deletedWithAccount(
      'notifications',
      [['id', 'int']],
      ['kind', ['values', '"values"'], 'url', 'read_at', 'created_at'],
    ),
    deletedWithAccount(
      'avatars',
      [['account_id', 'int']],
      ['key', ['webp_base64', "encode(bytes, 'base64')"], 'created_at'],
    ),
    deletedWithAccount(
      'account_consents',
      [
        ['kind', 'text'],
        ['version', 'int'],
      ],
      ['kind', 'version', 'given_at'],
    ),
    deletedWithAccount('account_exports', [['id', 'int']], ['state', 'bytes', 'created_at', 'expires_at']),
  ],
  erase: [unnameIn('result-handed-over', 'examiner'), unnameIn('comment-answered', 'name')],
};
