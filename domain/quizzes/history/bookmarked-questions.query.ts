import type { AskedOf, FoundOf } from '~/domain/kit/profile-list';
import { PROFILE_PAGE } from '~/domain/kit/profile-list';
import type { Person } from '~/domain/kit/person';
import { onePage } from '~/domain/kit/list';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { type LastMet, lastMet, lastMetUrl } from '../last-met';
import { BOOKMARKED } from '~/domain/questions/bookmarked.query';
import type { bookmarkedQuestions } from '~/domain/questions/profile/contract';
import { QUESTION_STATES, TOPICS } from '~/domain/questions/views';

interface Row {
  question_id: number;
  stem: string;
  specialty_id: number;
  topic_name: string;
  topic_name_es: string;
  created_at: Date;
  last_correct: boolean | null;
  met: LastMet | null;
}

const count = statement<{ count: number }, [number]>(
  'questions.count-bookmarked',
  `SELECT count(*)::int AS count FROM ${BOOKMARKED}`,
);

const list = statement<Row, [person: number, limit: number, offset: number]>(
  'questions.bookmarked',
  `SELECT page.question_id, page.stem, page.specialty_id, topic.name AS topic_name, topic.name_es AS topic_name_es, page.created_at,
          (SELECT known.last_correct FROM ${QUESTION_STATES} known WHERE known.account_id = $1 AND known.question_id = page.question_id) AS last_correct,
          ${lastMet('$1', 'page.question_id')} AS met
     FROM (SELECT question.id AS question_id, question.first_words AS stem, question.specialty_id, question.topic_id, bookmark.created_at
             FROM ${BOOKMARKED} ORDER BY bookmark.created_at DESC, bookmark.question_id LIMIT $2 OFFSET $3) page
     JOIN ${TOPICS} topic ON topic.id = page.topic_id
    ORDER BY page.created_at DESC, page.question_id`,
);

/** The questions that somebody has bookmarked and may see, the last first. */
export async function findBookmarkedQuestions(
  read: Reader,
  person: Person,
  { page }: AskedOf<typeof bookmarkedQuestions>,
): Promise<FoundOf<typeof bookmarkedQuestions>> {
  const counted = await read.sql.one(count, [person.id]);
  const found = await onePage(page, PROFILE_PAGE, counted?.count ?? 0, (limit, offset) =>
    read.sql.all(list, [person.id, limit, offset]),
  );
  return {
    ...found,
    items: found.items.map(({ topic_name, topic_name_es, created_at, met, ...row }) => ({
      ...row,
      topic: person.language === 'es' ? topic_name_es : topic_name,
      bookmarked_at: created_at.toISOString(),
      url: lastMetUrl(met, row.question_id),
    })),
  };
}
