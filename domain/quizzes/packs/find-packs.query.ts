import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { href, type PageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import { findPapers } from '../papers/find-papers.query';
import type { Reader } from '~/domain/kit/transaction';
import { purchasePage } from '~/domain/purchases/contract';
import { NO_PACK, openPacks, practisable } from '~/domain/questions/practisable';
import { type PractisedPack, PRACTISED_PACKS, type packsPage } from './contract';
import { QUESTIONS, QUESTION_STATES } from '~/domain/questions/views';
import { stillWrong } from '~/domain/questions/wrong-questions';

interface Row {
  pack: string;
  questions: number;
  free: number;
  open: number;
  new: number;
  incorrect: number;
  languages: Language[];
}

const IN_BANK = `question.status = 'published' AND question.deleted_at IS NULL`;

const packs = statement<Row, [number, readonly string[]]>(
  'quizzes.packs',
  `SELECT pack, count(*)::int AS questions, count(*) FILTER (WHERE NOT premium)::int AS free, count(*) FILTER (WHERE open)::int AS open,
          count(*) FILTER (WHERE open AND last_correct IS NULL)::int AS new, count(*) FILTER (WHERE open AND wrong)::int AS incorrect,
          array_agg(DISTINCT language) AS languages
     FROM (
       SELECT pack, question.premium, question.language, known.last_correct, ${stillWrong()} AS wrong, ${practisable('question', '$2')} AS open
         FROM (SELECT id, unnest(packs) AS pack FROM ${QUESTIONS} question WHERE ${IN_BANK} AND packs <> '{}'
                UNION ALL SELECT id, '${NO_PACK}' FROM ${QUESTIONS} question WHERE ${IN_BANK} AND premium AND packs = '{}') filed
         JOIN ${QUESTIONS} question ON question.id = filed.id
         LEFT JOIN ${QUESTION_STATES} known ON known.account_id = $1::int AND known.question_id = question.id) counted
    GROUP BY pack`,
);

/** The product that sells a pack; premium questions of no pack come with the supporter tier. */
const soldAs = (pack: PractisedPack): string =>
  ({ premium: 'supporter', ukmla: 'ukmla-subscription', psa: 'psa-subscription' })[pack as string] ?? pack;

/** The packs that have questions, with what a person may practise of each, and the mock papers. */
export async function findPacks(read: Reader, person: Person): Promise<PageData<typeof packsPage>> {
  const open = openPacks(person);
  const [found, papers] = await Promise.all([read.sql.all(packs, [person.id, open]), findPapers(read, person)]);
  const rows = new Map(found.map((row) => [row.pack, row]));
  return {
    papers,
    packs: PRACTISED_PACKS.flatMap((pack) => {
      const row = rows.get(pack);
      if (!row) return [];
      return {
        pack,
        open: row.open === row.questions,
        questions: row.questions,
        free: row.free,
        counts: { all: row.open, new: row.new, incorrect: row.incorrect },
        languages: row.languages.toSorted(),
        purchase_url: href(purchasePage, { slug: soldAs(pack) }),
      };
    }),
  };
}
