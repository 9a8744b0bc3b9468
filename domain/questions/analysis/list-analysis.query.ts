import type { Person } from '~/domain/accounts/person';
import type { PageData, Parsed } from '~/domain/kit/contract';
import { pageInfo } from '~/domain/kit/list';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { ANALYSIS_PAGE, type analysisList } from './contract';
import { mayAnalyseBank } from './policy';
import { firstWords } from '../first-words';
import { itemStatistics } from './item-statistics';
import { inState, type StateRow, talliesOf, type TallyRow, toItem, toTallies } from './tallies.query';

type Choice = Parsed<{ input: (typeof analysisList)['query'] }>;

interface Row {
  question_id: number;
  specialty_id: number;
  state: StateRow;
  tallies: TallyRow[] | null;
}

/** Each is an index; what few have answered comes last if a figure could be chance. */
const ORDERS: Record<Choice['sort'], string> = {
  discrimination: 'known.few, known.discrimination, known.question_id',
  facility: 'known.few, known.facility, known.question_id',
  answers: 'known.answers DESC, known.question_id',
};

const NEWEST =
  'question_statistics known JOIN questions question ON question.id = known.question_id AND question.revision = known.revision';
const IN_BANK = `question.status = 'published' AND question.deleted_at IS NULL`;
const described = (
  chosen: string,
  order: string,
) => `WITH chosen AS MATERIALIZED (${chosen} ORDER BY ${order} LIMIT ${ANALYSIS_PAGE} OFFSET $2)
  SELECT question.id AS question_id, question.specialty_id, ${inState('question.revision')} AS state, ${talliesOf('question.revision')} AS tallies
    FROM chosen JOIN questions question ON question.id = chosen.question_id ORDER BY chosen.place`;
const placed = (order: string) => `SELECT known.question_id, row_number() OVER (ORDER BY ${order}) AS place`;

const ofBank = (sort: Choice['sort']) =>
  statement<Row, [specialty: number, offset: number]>(
    `questions.analysis-of-bank-by-${sort}`,
    described(
      `${placed(ORDERS[sort])} FROM ${NEWEST} WHERE ${IN_BANK} AND ($1::int = 0 OR question.specialty_id = $1)`,
      ORDERS[sort],
    ),
  );
const ofAuthor = (sort: Choice['sort']) =>
  statement<Row, [specialty: number, offset: number, author: number]>(
    `questions.analysis-of-author-by-${sort}`,
    described(
      `${placed(ORDERS[sort])} FROM (SELECT mine.id, mine.revision FROM questions mine WHERE mine.author_id = $3 AND mine.deleted_at IS NULL AND ($1::int = 0 OR mine.specialty_id = $1) OFFSET 0) own
         JOIN question_statistics known ON known.question_id = own.id AND known.revision = own.revision`,
      ORDERS[sort],
    ),
  );

const bySort = <T>(make: (sort: Choice['sort']) => T): Record<Choice['sort'], T> => ({
  discrimination: make('discrimination'),
  facility: make('facility'),
  answers: make('answers'),
});
const BANK = bySort(ofBank);
const AUTHOR = bySort(ofAuthor);

const countBank = statement<{ specialty_id: number; questions: number }, []>(
  'questions.count-analysed',
  `SELECT question.specialty_id, count(*)::int AS questions FROM ${NEWEST} WHERE ${IN_BANK} GROUP BY question.specialty_id`,
);
const countAuthor = statement<{ questions: number }, [specialty: number, author: number]>(
  'questions.count-analysed-of-author',
  `SELECT count(*)::int AS questions FROM ${NEWEST} WHERE question.author_id = $2 AND question.deleted_at IS NULL AND ($1::int = 0 OR question.specialty_id = $1)`,
);

/** How many questions of the bank have figures, by specialty; 0 is all. The same for every editor: worth remembering for a while. */
export async function countAnalysedBank(read: Pick<Reader, 'sql'>): Promise<Map<number, number>> {
  const rows = await read.sql.all(countBank, []);
  return new Map([
    [0, rows.reduce((sum, { questions }) => sum + questions, 0)],
    ...rows.map(({ specialty_id, questions }) => [specialty_id, questions] as const),
  ]);
}

/**
 * Questions with figures of their newest state: for editors those of the bank, for everybody else their own.
 * @param inBank how many of the bank there are to list, of a specialty or, for 0, of all
 */
export async function listAnalysis(
  read: Pick<Reader, 'sql'>,
  person: Person,
  { page, sort, specialty }: Choice,
  inBank: (specialty: number) => Promise<number>,
): Promise<PageData<typeof analysisList>> {
  const offset = (page - 1) * ANALYSIS_PAGE;
  const [rows, count] = mayAnalyseBank(person)
    ? await Promise.all([read.sql.all(BANK[sort], [specialty, offset]), inBank(specialty)])
    : await Promise.all([
        read.sql.all(AUTHOR[sort], [specialty, offset, person.id]),
        read.sql.one(countAuthor, [specialty, person.id]).then((row) => row!.questions),
      ]);
  return {
    items: rows.map(({ question_id, specialty_id, state, tallies }) => ({
      ...itemStatistics(toTallies(tallies), toItem(state)).figures,
      question_id,
      specialty_id,
      title: firstWords(state.stem),
    })),
    ...pageInfo(page, ANALYSIS_PAGE, count),
  };
}
