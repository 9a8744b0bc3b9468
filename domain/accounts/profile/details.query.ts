import type { PageData } from '../../kit/contract';
import { notFound } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import type { profileDetails } from './contract';

export type ProfileDetails = PageData<typeof profileDetails>;

const details = statement<Omit<ProfileDetails, 'institutions'>, [number]>(
  'accounts.profile-details',
  `SELECT profile_revision AS revision, first_name, last_name, coalesce(username, '') AS username, coalesce(country, '') AS country,
          training_stage, medical_school_year, specialty, educational_stage, bio, public_creator, avatar,
          receive_marketing_emails, receive_following_emails
     FROM accounts WHERE id = $1 AND NOT guest`,
);

const institutions = statement<ProfileDetails['institutions'][number], [number]>(
  'accounts.profile-institutions',
  `SELECT institution.name, institution.is_verified, institution.user_count
     FROM account_institutions studies JOIN institutions institution ON institution.id = studies.institution_id
    WHERE studies.account_id = $1 ORDER BY lower(institution.name), institution.id`,
);

/** What somebody said of themselves. @throws Problem `not-found` for who has no account */
export async function profileOf(read: Reader, accountId: number): Promise<ProfileDetails> {
  const row = await read.sql.one(details, [accountId]);
  if (!row) throw notFound();
  return { ...row, institutions: await read.sql.all(institutions, [accountId]) };
}
