import { notify } from '../accounts/notify';
import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { type LastMet, lastMet, lastMetUrl } from '../quizzes/last-met';
import { QUESTIONS } from '../questions/views';

/** Of a discussion the people of so many of the last comments hear of a new one. */
const LAST = 30;

// In the order of their ids, as everybody who notifies several: two comments at once never wait for each other in a circle.
const others = statement<{ account_id: number; stem: string; met: LastMet | null }, [number, number]>(
  'discussion.others',
  `SELECT other.account_id, question.first_words AS stem, ${lastMet('other.account_id', '$1')} AS met
     FROM ${QUESTIONS} question CROSS JOIN (
       SELECT DISTINCT lately.account_id FROM (
         SELECT account_id FROM comments WHERE question_id = $1 AND comment_type = 'standard' AND deleted_at IS NULL ORDER BY id DESC LIMIT ${LAST}) lately
        WHERE lately.account_id <> $2) other
    WHERE question.id = $1
      -- no second notice while the last one is unread
      AND NOT EXISTS (SELECT FROM notifications known WHERE known.account_id = other.account_id AND known.read_at IS NULL
                        AND known.kind = 'comment-answered' AND known."values" ->> 'question_id' = $1::text)
    ORDER BY other.account_id`,
);

/** Tells everybody else who has taken part in a discussion lately that there is a new comment. */
export async function notifyOthers(tx: Transaction, person: Person, questionId: number): Promise<void> {
  for (const { account_id, stem, met } of await tx.sql.all(others, [questionId, person.id])) {
    const url = lastMetUrl(met, questionId);
    if (url === '') continue;
    await notify(tx, {
      account_id,
      kind: 'comment-answered',
      values: { name: person.name, question: stem, question_id: String(questionId) },
      url,
    });
  }
}
