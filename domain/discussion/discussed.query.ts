import type { AskedOf, FoundOf } from '../kit/profile-list';
import { PROFILE_PAGE } from '../kit/profile-list';
import type { Person } from '../kit/person';
import { onePage } from '../kit/list';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { type LastMet, lastMet, lastMetUrl } from '../quizzes/last-met';
import type { discussions } from './contract';
import { QUESTIONS } from '../questions/views';

/** Of a comment this much is shown, in characters. */
const EXCERPT = 200;

interface Row {
  question_id: number;
  stem: string;
  specialty_id: number;
  text: string;
  created_at: Date;
  answers: number;
  met: LastMet | null;
}

/** One's last comment on each question whose discussion is still there. */
const LATEST = `(SELECT DISTINCT ON (comment.question_id) comment.question_id, comment.id AS comment_id FROM comments comment
    WHERE comment.account_id = $1 AND comment.deleted_at IS NULL AND comment.comment_type = 'standard'
    ORDER BY comment.question_id, comment.id DESC) latest
  JOIN ${QUESTIONS} question ON question.id = latest.question_id AND question.status = 'published' AND question.deleted_at IS NULL`;

const count = statement<{ count: number }, [number]>(
  'discussion.count-discussed',
  `SELECT count(*)::int AS count FROM ${LATEST}`,
);

const list = statement<Row, [person: number, limit: number, offset: number]>(
  'discussion.discussed',
  `SELECT page.question_id, page.stem, page.specialty_id, left(comment.text, ${EXCERPT}) AS text, comment.created_at,
          (SELECT count(*)::int FROM comments answer
            WHERE answer.question_id = page.question_id AND answer.id > page.comment_id AND answer.account_id <> $1 AND answer.deleted_at IS NULL AND answer.comment_type = 'standard') AS answers,
          ${lastMet('$1', 'page.question_id')} AS met
     FROM (SELECT latest.question_id, latest.comment_id, question.first_words AS stem, question.specialty_id
             FROM ${LATEST} ORDER BY latest.comment_id DESC LIMIT $2 OFFSET $3) page
     JOIN comments comment ON comment.id = page.comment_id
    ORDER BY page.comment_id DESC`,
);

/** The discussions that somebody takes part in, the one they wrote to last first. */
export async function findDiscussions(
  read: Reader,
  person: Person,
  { page }: AskedOf<typeof discussions>,
): Promise<FoundOf<typeof discussions>> {
  const counted = await read.sql.one(count, [person.id]);
  const found = await onePage(page, PROFILE_PAGE, counted?.count ?? 0, (limit, offset) =>
    read.sql.all(list, [person.id, limit, offset]),
  );
  return {
    ...found,
    items: found.items.map(({ created_at, met, ...row }) => ({
      ...row,
      commented_at: created_at.toISOString(),
      url: lastMetUrl(met, row.question_id),
    })),
  };
}
