import { personPage } from '../../accounts/roles/contract';
import { isStaff, mayModerate } from '../../accounts/policy';
import type { Person } from '../../accounts/person';
import { moderateCard } from '../../flashcards/moderating/contract';
import { countCardProposals, mayReviewCards } from '../../flashcards/moderating/reviewer.query';
import { href } from '../../kit/contract';
import { notFound } from '../../kit/errors';
import { searchPatterns } from '../../kit/search-patterns';
import { pageInfo } from '../../kit/list';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import { proposalPage as textProposalPage } from '../../notebook/writing/contract';
import { waitingFor } from '../../notebook/writing/list-texts.query';
import { mayReviewTexts } from '../../notebook/writing/reviewer.query';
import { questionEdit } from '../../questions/authoring/contract';
import { proposalPage } from '../../questions/proposals/contract';
import { mayReview } from '../../questions/proposals/reviewer.query';
import { bankCheckNow } from '../../quizzes/quality/check-bank';
import { stationEntry } from '../../stations/contract';
import { baseOf } from '../../stations/styles';
import { applicationPage } from '../applications/contract';
import { casePage, ownCasePage } from '../decisions/contract';
import { personPage as sanctionedPage } from '../sanctions/contract';
import { type ListedRow, type ListName, listPage, LISTS, pageSize, PROPOSAL_LISTS } from './contract';
import { SOURCES } from './sources';
import { PROPOSALS, QUESTIONS } from '~/domain/questions/views';

interface Row {
  id: number;
  key: string;
  title: string;
  cells: ListedRow['cells'];
  total: number;
}
const listed = (list: ListName) =>
  statement<Row, [pattern: string, specialty: number, offset: number, language: string, reader: number]>(
    `moderation.list-${list}`,
    `SELECT line.id, line.key, line.title, line.cells, count(*) OVER ()::int AS total FROM (${SOURCES[list]}) line
      WHERE ($1::text = '' OR line.title ILIKE $1) AND ($2::int = 0 OR line.specialty = $2) AND $4::text IS NOT NULL AND $5::int IS NOT NULL
      ORDER BY line.first DESC NULLS LAST, line.id DESC LIMIT ${pageSize(list)} OFFSET $3::int`,
  );
const statements = Object.fromEntries(LISTS.map((list) => [list, listed(list)])) as Record<
  ListName,
  ReturnType<typeof listed>
>;

function stationUrl(key: string): string {
  const [style = '1', slug = ''] = key.split(':');
  return href(stationEntry, { base: baseOf(Number(style)), slug });
}

/** Where what a line of the logs is about is opened. */
function logUrl(kind: string | undefined, id: number): string {
  switch (kind) {
    case 'case':
      return href(casePage, { case_id: id });
    case 'own':
      return href(ownCasePage, { case_id: id });
    case 'card':
      return href(moderateCard, { card_id: id });
    case 'text':
      return href(textProposalPage, { proposal_id: id });
    case 'application':
      return href(applicationPage, { application_id: id });
    case 'person':
      return href(sanctionedPage, { account_id: id });
    default:
      return href(proposalPage, { proposal_id: id });
  }
}

/** The address of a row; empty if this person cannot. */
function urlOf(list: ListName, { id, key }: Row, person: Person): string {
  switch (list) {
    case 'awaiting-verification':
    case 'under-review':
    case 'moderators-court':
    case 'authors-court':
      return href(proposalPage, { proposal_id: id });
    case 'problem-questions':
    case 'ai-flagged':
    case 'bank-stats':
      return href(questionEdit, { question_id: id });
    case 'discussion-bank':
      return href(questionEdit, { question_id: Number(key) });
    case 'logs': {
      const [kind, of] = key.split(':');
      return logUrl(kind, Number(of));
    }
    case 'category-analytics':
    case 'specialty-analytics':
      return href(listPage, { list: 'bank-stats' }, { specialty: key });
    case 'osce-contributors':
      return isStaff(person) ? href(personPage, { account_id: id }) : '';
    case 'osce-stations':
      return stationUrl(key);
    case 'flashcard-bank':
    case 'card-proposals':
      return href(moderateCard, { card_id: id });
  }
}

/** The lists that a person may open: moderators all, authors in good standing what waits for a second person. */
export async function listsOf(read: Reader, person: Person): Promise<readonly ListName[]> {
  if (mayModerate(person)) return LISTS;
  const [questions, cards] = [await mayReview(read, person), await mayReviewCards(read, person)];
  return PROPOSAL_LISTS.filter((list) => (list === 'card-proposals' ? cards : questions));
}

export interface Asked {
  page: number;
  search: string;
  specialty: number;
}

/** One page of a list. @throws Problem not-found if the person may not open it */
export async function findList(read: Reader, person: Person, list: ListName, { page, search, specialty }: Asked) {
  const lists = await listsOf(read, person);
  if (!lists.includes(list)) throw notFound();
  const pattern = search === '' ? '' : searchPatterns(search).anywhere;
  const size = pageSize(list);
  const rows = await read.sql.all(statements[list], [
    pattern,
    specialty,
    (page - 1) * size,
    person.language,
    person.id,
  ]);
  const count = rows[0]?.total ?? 0;
  return {
    lists: [...lists],
    check: list === 'ai-flagged' ? await bankCheckNow(read) : null,
    items: rows.map((row) => ({ id: row.id, title: row.title, url: urlOf(list, row, person), cells: row.cells })),
    ...pageInfo(page, size, count),
  };
}

const waiting = statement<{ count: number }, [number]>(
  'moderation.count-proposals',
  `SELECT count(*)::int AS count FROM ${PROPOSALS} proposal JOIN ${QUESTIONS} question ON question.id = proposal.question_id AND question.deleted_at IS NULL
    WHERE proposal.state = 'proposed' AND proposal.author_id IS DISTINCT FROM $1::int`,
);
/** Proposed questions, cards and texts that this person may decide on. */
export const countProposals = async (read: Reader, person: Person) => ({
  questions: (await mayReview(read, person)) ? (await read.sql.one(waiting, [person.id]))!.count : 0,
  cards: await countCardProposals(read, person),
  texts: (await mayReviewTexts(read, person)) ? await waitingFor(read, person) : 0,
});
