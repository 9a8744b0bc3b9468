import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { AuthorData } from '../contract';
import { ACCOUNT_INSTITUTIONS, INSTITUTIONS } from '~/domain/accounts/views';

const panels = statement<AuthorData & { id: number }, [readonly number[]]>(
  'questions.authors',
  `SELECT account.id, account.avatar AS avatar_url, account.first_name, account.last_name, coalesce(account.username, '') AS username, account.training_stage,
          coalesce((SELECT institution.name FROM ${ACCOUNT_INSTITUTIONS} studies JOIN ${INSTITUTIONS} institution ON institution.id = studies.institution_id
                     WHERE studies.account_id = account.id ORDER BY institution.id LIMIT 1), '') AS school,
          (SELECT coalesce(sum(question.upvotes), 0)::int FROM questions question WHERE question.author_id = account.id AND question.deleted_at IS NULL) AS total_upvotes,
          account.bio, account.roles && '{supporter,staff}'::text[] AS supporter, account.public_creator
     FROM accounts account WHERE account.id = ANY ($1::int[])`,
);

/** The panels about authors (spec 1 §3), by account. Summing votes over all that an author wrote takes its time: worth remembering for a while. */
export async function findAuthors(
  read: Pick<Reader, 'sql'>,
  accountIds: readonly number[],
): Promise<Map<number, AuthorData>> {
  const rows = await read.sql.all(panels, [accountIds]);
  return new Map(rows.map(({ id, ...panel }) => [id, panel]));
}
