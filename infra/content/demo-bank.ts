import { discussionThread } from '~/domain/discussion/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';

export const DEMO_AUTHOR = 'author1';

const BIO =
  'General physician and clinical teacher. I write questions about the decisions of the first hour: what to ask, what to measure, what to give.';

/** `submission_id` makes each of them said once, however often they are loaded. */
const COMMENTS = [
  {
    question: 'stemi-choice-of-reperfusion',
    username: DEMO_AUTHOR,
    submission_id: '5d1f0f6e-2c0b-4c57-9a86-0d7c3b1f7a01',
    text: 'The 120 minutes are counted from the moment fibrinolysis could have been given, not from the onset of pain.',
  },
  {
    question: 'stemi-choice-of-reperfusion',
    username: 'moderator1',
    submission_id: '5d1f0f6e-2c0b-4c57-9a86-0d7c3b1f7a02',
    text: 'And it is the longest delay that can be accepted, not a target: the sooner the artery is open, the more muscle is saved.',
  },
  {
    question: 'acute-asthma-normal-carbon-dioxide',
    username: 'moderator1',
    submission_id: '5d1f0f6e-2c0b-4c57-9a86-0d7c3b1f7a03',
    text: 'A way to remember it: somebody who breathes 28 times a minute ought to have a low PaCO₂.\nThat it is "normal" is the warning.',
  },
  {
    question: 'theophylline-toxicity-after-antibiotic',
    username: DEMO_AUTHOR,
    submission_id: '5d1f0f6e-2c0b-4c57-9a86-0d7c3b1f7a04',
    text: 'The same watchfulness is due when somebody on theophylline stops smoking: the enzyme is no longer induced, and the level rises.',
  },
] as const;

const introduce = statement<never, [string, string]>(
  'content.demo-author',
  `UPDATE accounts SET bio = $2, public_creator = true WHERE username = $1 AND email = $1 || '@demo.example' AND bio = ''`,
);

/** Selects by a digest of the key, so that it is the same half every time, also after questions are added. */
const claim = statement<never, [string]>(
  'content.demo-questions',
  `UPDATE questions q SET author_id = account.id FROM accounts account
    WHERE account.username = $1 AND account.email = $1 || '@demo.example' AND q.author_id IS NULL AND q.content_key IS NOT NULL AND md5(q.content_key) < '8'`,
);

const say = statement<{ id: number }, [string, Date]>(
  'content.demo-comments',
  `WITH said AS (
     INSERT INTO comments (question_id, account_id, comment_type, text, submission_id, created_at)
     SELECT q.id, account.id, 'standard', listed.text, listed.submission_id, $2::timestamptz
       FROM jsonb_to_recordset($1::jsonb) AS listed (question text, username text, submission_id uuid, text text)
       JOIN questions q ON q.content_key = listed.question AND q.deleted_at IS NULL
       JOIN accounts account ON account.username = listed.username AND account.email = listed.username || '@demo.example'
      ORDER BY listed.submission_id
     ON CONFLICT (account_id, submission_id) DO NOTHING
     RETURNING question_id),
   counted AS (SELECT question_id, count(*)::int AS comments FROM said GROUP BY question_id)
   UPDATE questions q SET comments_version = q.comments_version + counted.comments FROM counted WHERE q.id = counted.question_id RETURNING q.id`,
);

/** Gives half of the starter bank to the demo author, who says who she is, and begins a few discussions. What is there already stays as it is. */
export async function loadDemoBank(run: {
  inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}): Promise<void> {
  await run.inTransaction(async (tx) => {
    await tx.sql.all(introduce, [DEMO_AUTHOR, BIO]);
    await tx.sql.all(claim, [DEMO_AUTHOR]);
    const discussed = await tx.sql.all(say, [JSON.stringify(COMMENTS), tx.clock.now()]);
    for (const { id } of discussed) tx.publish(discussionThread, id);
  });
}
