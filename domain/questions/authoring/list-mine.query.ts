import type { Person } from '~/domain/accounts/person';
import { pageInfo } from '~/domain/kit/list';
import { containing } from '~/domain/kit/search-patterns';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { MINE_PAGE, type OPEN_STATES, type PLACES } from './contract';

/** As much of a stem as its first words are read from, in characters of HTML. */
const STEM_HTML = 300;

export interface MyQuestion {
  question_id: number | null;
  draft_id: number | null;
  /** HTML that is cut somewhere. */
  stem: string;
  question_type: number;
  place: (typeof PLACES)[number];
  proposal: (typeof OPEN_STATES)[number] | null;
  specialty_id: number;
  times_answered: number;
  times_correct: number;
  upvotes: number;
  downvotes: number;
  changed_at: string;
}

// What is on the page is found by ids alone; only then are texts read.
const list = statement<{ count: number; lines: MyQuestion[] | null }, [number, string, string, number]>(
  'questions.mine',
  `WITH mine AS (
     SELECT question.id AS question_id, draft.id AS draft_id, greatest(question.updated_at, draft.saved_at) AS changed_at
       FROM questions question LEFT JOIN question_drafts draft ON draft.question_id = question.id AND draft.account_id = $1
      WHERE question.author_id = $1 AND question.deleted_at IS NULL AND question.status <> 'generated' AND ($2 = '' OR question.status = $2)
        AND ($3 = '' OR question.question_text ILIKE $3)
      UNION ALL
     SELECT NULL, draft.id, draft.saved_at FROM question_drafts draft
      WHERE draft.account_id = $1 AND draft.question_id IS NULL AND $2 IN ('', 'draft') AND ($3 = '' OR draft.body ->> 'question_text' ILIKE $3))
   SELECT (SELECT count(*)::int FROM mine) AS count,
          (SELECT json_agg(line ORDER BY line.changed_at DESC, line.question_id DESC NULLS LAST, line.draft_id DESC) FROM (
             SELECT chosen.question_id, chosen.draft_id, chosen.changed_at, left(coalesce(question.question_text, draft.body ->> 'question_text', ''), ${STEM_HTML}) AS stem,
                    coalesce(question.question_type, (draft.body ->> 'question_type')::smallint) AS question_type, coalesce(question.status, 'draft') AS place, proposal.state AS proposal,
                    coalesce(question.specialty_id, (draft.body ->> 'specialty_id')::smallint, 0) AS specialty_id, coalesce(question.times_answered, 0) AS times_answered,
                    coalesce(question.times_correct, 0) AS times_correct, coalesce(question.upvotes, 0) AS upvotes, coalesce(question.downvotes, 0) AS downvotes
               FROM (SELECT * FROM mine ORDER BY changed_at DESC, question_id DESC NULLS LAST, draft_id DESC LIMIT ${MINE_PAGE} OFFSET $4::int) chosen
               LEFT JOIN questions question ON question.id = chosen.question_id
               LEFT JOIN question_drafts draft ON draft.id = chosen.draft_id
               LEFT JOIN question_proposals proposal ON proposal.question_id = chosen.question_id AND proposal.state IN ('proposed', 'returned')) line) AS lines`,
);

export interface Mine {
  page: number;
  place: '' | (typeof PLACES)[number];
  search: string;
}

/** What somebody has written and begun to write, the last changed first, 10 a page (spec 2 §9). */
export async function listMine(
  read: Reader,
  person: Person,
  { page, place, search }: Mine,
): Promise<{ items: MyQuestion[]; page: number; pages: number; count: number }> {
  const pattern = search === '' ? '' : containing(search);
  const { count, lines } = (await read.sql.one(list, [person.id, place, pattern, (page - 1) * MINE_PAGE]))!;
  return { items: lines ?? [], ...pageInfo(page, MINE_PAGE, count) };
}
