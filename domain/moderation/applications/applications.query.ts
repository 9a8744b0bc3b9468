import type { Person } from '../../accounts/person';
import { mayAuthor } from '../../accounts/policy';
import { safeTexts } from '../../kit/html/safe-html';
import { pageInfo } from '../../kit/list';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import { firstWords } from '../../questions/first-words';
import { joinEarlier, QUESTION_BODY, type QuestionBody } from '../../questions/question-body';
import { againAt } from './apply';
import {
  APPLICATIONS_PER_PAGE,
  type ApplicationState,
  type BecomeAuthorData,
  type ListedApplication,
  SAMPLES_MAX,
} from './contract';
import { applicationNotFound } from './refusals';
import { QUESTIONS, TOPICS } from '~/domain/questions/views';
import { PEOPLE } from '~/domain/accounts/views';

/** As much of a stem as its first words are read from, in characters of HTML. */
const STEM_HTML = 300;
const STEM = `left(coalesce(earlier.body ->> 'question_text', question.question_text), ${STEM_HTML})`;
/** SQL: joins the question of an `application`, and as `earlier` what it was then. */
export const SAMPLE = `JOIN ${QUESTIONS} question ON question.id = application.question_id ${joinEarlier('application.revision')}`;

interface Own {
  id: number;
  state: ApplicationState;
  words: string;
  reason: string;
  question_id: number;
  stem: string;
  created_at: Date;
  decided_at: Date | null;
}
const own = statement<Own, [number]>(
  'moderation.own-application',
  `SELECT application.id, application.state, application.words, application.reason, application.question_id, ${STEM} AS stem, application.created_at, application.decided_at
     FROM author_applications application ${SAMPLE} WHERE application.account_id = $1 ORDER BY application.id DESC LIMIT 1`,
);
const samples = statement<{ question_id: number; stem: string; specialty_id: number; changed_at: Date }, [number]>(
  'moderation.own-samples',
  `SELECT id AS question_id, left(question_text, ${STEM_HTML}) AS stem, specialty_id, updated_at AS changed_at FROM ${QUESTIONS} question
    WHERE author_id = $1 AND deleted_at IS NULL AND status <> 'generated' ORDER BY updated_at DESC, id DESC LIMIT ${SAMPLES_MAX}`,
);

/** Where somebody stands on the way to becoming an author. */
export async function standingAsAuthor(read: Reader, person: Person): Promise<BecomeAuthorData> {
  const [row, again, written] = await Promise.all([
    read.sql.one(own, [person.id]),
    againAt(read, person.id),
    read.sql.all(samples, [person.id]),
  ]);
  return {
    author: mayAuthor(person),
    application: row && {
      id: row.id,
      state: row.state,
      words: row.words,
      reason: row.reason,
      sample: { question_id: row.question_id, title: firstWords(row.stem) },
      created_at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    },
    again_at: again?.toISOString() ?? null,
    samples: written.map(({ stem, changed_at, ...question }) => ({
      ...question,
      title: firstWords(stem),
      changed_at: changed_at.toISOString(),
    })),
  };
}

interface Listed {
  id: number;
  account_id: number;
  name: string;
  username: string;
  avatar: string;
  stem: string;
  specialty_id: number;
  language: string;
  state: ApplicationState;
  created_at: Date;
  decided_at: Date | null;
  by: string | null;
}
const LISTED = `application.id, account.id AS account_id, account.display_name AS name, coalesce(account.username, '') AS username, account.avatar, ${STEM} AS stem,
  question.specialty_id, question.language, application.state, application.created_at, application.decided_at, decider.display_name AS by`;
const FROM = `author_applications application JOIN ${PEOPLE} account ON account.id = application.account_id
  LEFT JOIN ${PEOPLE} decider ON decider.id = application.decided_by ${SAMPLE}`;

const toListed = ({ account_id, name, username, avatar, stem, ...row }: Listed): ListedApplication => ({
  ...row,
  applicant: { id: account_id, name, username, avatar },
  title: firstWords(stem),
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});

const pages = {
  open: {
    list: statement<Listed, [number, number]>(
      'moderation.open-applications',
      `SELECT ${LISTED} FROM ${FROM} WHERE application.state = 'open' ORDER BY application.id LIMIT $1 OFFSET $2`,
    ),
    count: statement<{ count: number }, []>(
      'moderation.count-open-applications',
      `SELECT count(*)::int AS count FROM author_applications WHERE state = 'open'`,
    ),
  },
  decided: {
    list: statement<Listed, [number, number]>(
      'moderation.decided-applications',
      `SELECT ${LISTED} FROM ${FROM} WHERE application.state IN ('accepted', 'refused') ORDER BY application.id DESC LIMIT $1 OFFSET $2`,
    ),
    count: statement<{ count: number }, []>(
      'moderation.count-decided-applications',
      `SELECT count(*)::int AS count FROM author_applications WHERE state IN ('accepted', 'refused')`,
    ),
  },
};

/** One page of the applications: open ones oldest first, decided ones newest first. */
export async function listApplications(
  read: Reader,
  { state, page }: { state: 'open' | 'decided'; page: number },
): Promise<{ items: ListedApplication[]; page: number; pages: number; count: number }> {
  const [rows, counted] = await Promise.all([
    read.sql.all(pages[state].list, [APPLICATIONS_PER_PAGE, (page - 1) * APPLICATIONS_PER_PAGE]),
    read.sql.one(pages[state].count, []),
  ]);
  const count = counted?.count ?? 0;
  return { items: rows.map(toListed), ...pageInfo(page, APPLICATIONS_PER_PAGE, count) };
}

/** How many are waiting for a moderator other than this person. */
const waiting = statement<{ count: number }, [number]>(
  'moderation.waiting-applications',
  `SELECT count(*)::int AS count FROM author_applications WHERE state = 'open' AND account_id <> $1`,
);
export const countWaiting = async (read: Reader, personId: number): Promise<number> =>
  (await read.sql.one(waiting, [personId]))?.count ?? 0;

interface Detailed extends Listed {
  words: string;
  reason: string;
  since: Date;
  body: QuestionBody;
  topic: string;
  earlier: { id: number; state: ApplicationState; reason: string; decided_at: string }[] | null;
}
const one = statement<Detailed, [number, string]>(
  'moderation.application',
  `SELECT ${LISTED}, application.words, application.reason, account.created_at AS since, coalesce(earlier.body, ${QUESTION_BODY}) AS body,
          coalesce((SELECT CASE WHEN $2 = 'es' THEN topic.name_es ELSE topic.name END FROM ${TOPICS} topic WHERE topic.id = question.topic_id), '') AS topic,
          (SELECT json_agg(json_build_object('id', before.id, 'state', before.state, 'reason', before.reason, 'decided_at', before.decided_at) ORDER BY before.id DESC)
             FROM author_applications before WHERE before.account_id = application.account_id AND before.id < application.id) AS earlier
     FROM ${FROM} WHERE application.id = $1`,
);

/** One application with the question as it was sent. @throws Problem not-found `application-not-found` */
export async function findApplication(read: Reader, person: Person, applicationId: number) {
  const row = await read.sql.one(one, [applicationId, person.language]);
  if (!row) throw applicationNotFound();
  const { body, words, reason, since, topic, earlier, ...listed } = row;
  return {
    ...toListed(listed),
    words,
    reason,
    since: since.toISOString(),
    own: listed.account_id === person.id,
    sample: {
      question_type: body.question_type,
      ...safeTexts(body, 'question_text', 'explanation_text'),
      further_reading: body.further_reading,
      topic,
      difficulty: body.difficulty,
      answers: body.answers.map(({ answer_id: _, ...answer }) => answer),
      sources: body.sources,
    },
    earlier: (earlier ?? []).map((before) => ({ ...before, decided_at: new Date(before.decided_at).toISOString() })),
  };
}
