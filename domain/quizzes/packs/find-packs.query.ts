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
  language: Language;
}

const IN_BANK = `question.status = 'published' AND question.deleted_at IS NULL`;

const packs = statement<Row, [number, readonly string[], Language]>(
  'quizzes.packs',
  `SELECT pack, count(*)::int AS questions, count(*) FILTER (WHERE NOT premium)::int AS free, count(*) FILTER (WHERE open)::int AS open,
          count(*) FILTER (WHERE open AND last_correct IS NULL)::int AS new, count(*) FILTER (WHERE open AND wrong)::int AS incorrect,
          language
     FROM (
       SELECT pack, question.premium, question.language, known.last_correct, ${stillWrong()} AS wrong, ${practisable('question', '$2')} AS open
         FROM (SELECT id, unnest(packs) AS pack FROM ${QUESTIONS} question WHERE ${IN_BANK} AND packs <> '{}'
                UNION ALL SELECT id, '${NO_PACK}' FROM ${QUESTIONS} question WHERE ${IN_BANK} AND premium AND packs = '{}') filed
         JOIN ${QUESTIONS} question ON question.id = filed.id
         LEFT JOIN ${QUESTION_STATES} known ON known.account_id = $1::int AND known.question_id = question.id) counted
    GROUP BY pack, language ORDER BY language = $3 DESC, language`,
);

/** The product that sells a pack; premium questions of no pack come with the supporter tier. */
const soldAs = (pack: PractisedPack): string =>
  ({ premium: 'supporter', ukmla: 'ukmla-subscription', psa: 'psa-subscription' })[pack as string] ?? pack;

/** The packs that have questions, with what a person may practise of each in their language or else in that of the pack, and the mock papers. */
export async function findPacks(read: Reader, person: Person): Promise<PageData<typeof packsPage>> {
  const open = openPacks(person);
  const [found, papers] = await Promise.all([
    read.sql.all(packs, [person.id, open, person.language]),
    findPapers(read, person),
  ]);
  return {
    papers,
    packs: PRACTISED_PACKS.flatMap((pack) => {
      const inEach = found.filter((row) => row.pack === pack);
      // In the person's language, if the pack has it.
      const [row] = inEach;
      if (!row) return [];
      return {
        pack,
        open: row.open === row.questions,
        questions: row.questions,
        free: row.free,
        counts: { all: row.open, new: row.new, incorrect: row.incorrect },
        languages: inEach.map(({ language }) => language).toSorted(),
        purchase_url: href(purchasePage, { slug: soldAs(pack) }),
      };
    }),
  };
}
