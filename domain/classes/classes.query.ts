import { href } from '../kit/contract';
import { deckPage } from '../flashcards/sharing/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { personalQuizEntry } from '../quizzes/personal/contract';
import { stationEntry } from '../stations/contract';
import { baseOf } from '../stations/styles';
import { isTutor } from './class-row';
import {
  type Assignment,
  type ClassData,
  type ClassSnapshot,
  GROUP_MIN,
  type RosterSnapshot,
  type TutorClassData,
  type TutorData,
  type WorkKind,
  WEAK_BELOW,
} from './contract';
import { classNotFound } from './refusals';
import { isDone } from './work';
import { STATIONS } from '~/domain/stations/views';
import { PEOPLE } from '~/domain/accounts/views';
import { TOPICS } from '~/domain/questions/views';
import { PERSONAL_QUIZZES } from '~/domain/quizzes/views';
import { DECKS } from '~/domain/flashcards/views';

interface WorkRow {
  id: number;
  kind: WorkKind;
  title: string;
  due_on: string;
  personal_quiz_id: number | null;
  deck_id: number | null;
  slug: string | null;
  style: number | null;
}
interface Row extends Omit<ClassSnapshot, 'assignments'> {
  work: WorkRow[];
}

const snapshot = statement<Row, [number]>(
  'classes.snapshot',
  `SELECT c.version, c.id, CASE WHEN c.hidden_at IS NULL THEN c.name ELSE '' END AS name, c.hidden_at IS NOT NULL AS hidden, json_build_object('name', tutor.display_name, 'avatar', tutor.avatar) AS tutor, c.closed_at IS NOT NULL AS closed,
          (SELECT count(*)::int FROM class_members m WHERE m.class_id = c.id) AS members,
          (SELECT coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'title', a.title, 'due_on', to_char(a.due_on, 'YYYY-MM-DD'),
                    'personal_quiz_id', quiz.id, 'deck_id', deck.id, 'slug', s.slug, 'style', s.style) ORDER BY a.due_on, a.id), '[]')
             FROM class_assignments a
             LEFT JOIN ${PERSONAL_QUIZZES} quiz ON quiz.id = a.personal_quiz_id AND quiz.deleted_at IS NULL AND quiz.shared
             LEFT JOIN ${DECKS} deck ON deck.id = a.deck_id AND deck.deleted_at IS NULL AND deck.deck_shared
             LEFT JOIN ${STATIONS} s ON s.id = a.station_id AND s.deleted_at IS NULL AND s.published_at IS NOT NULL
            WHERE a.class_id = c.id AND c.hidden_at IS NULL) AS work
     FROM classes c JOIN ${PEOPLE} tutor ON tutor.id = c.tutor_id WHERE c.id = $1`,
);

/** The path of the work; empty if it does not exist any more. */
function addressOf({ personal_quiz_id, deck_id, slug, style }: WorkRow): string {
  if (personal_quiz_id !== null) return href(personalQuizEntry, { quizId: personal_quiz_id });
  if (deck_id !== null) return href(deckPage, { deck_id });
  if (slug !== null && style !== null) return href(stationEntry, { base: baseOf(style), slug });
  return '';
}

export async function classSnapshotOf(read: Pick<Reader, 'sql'>, classId: number): Promise<ClassSnapshot | null> {
  const row = await read.sql.one(snapshot, [classId]);
  if (!row) return null;
  const { work, ...rest } = row;
  const assignments = work.map((one): Assignment => ({
    id: one.id,
    kind: one.kind,
    title: one.title,
    due_on: one.due_on,
    url: addressOf(one),
  }));
  return { ...rest, assignments };
}

const roster = statement<RosterSnapshot, [number]>(
  'classes.roster',
  `SELECT c.version, c.pin,
          (SELECT coalesce(json_agg(json_build_object('id', person.id, 'name', person.display_name, 'avatar', person.avatar,
                    'done', (SELECT coalesce(json_agg(a.id ORDER BY a.id), '[]') FROM class_assignments a WHERE a.class_id = c.id AND ${isDone('a', 'm')}))
                    ORDER BY lower(person.display_name), person.id), '[]')
             FROM class_members m JOIN ${PEOPLE} person ON person.id = m.account_id WHERE m.class_id = c.id AND c.hidden_at IS NULL) AS members,
          (SELECT coalesce(json_agg(json_build_object('topic_id', topic.id, 'name', topic.name, 'name_es', topic.name_es, 'percent', t.percent) ORDER BY t.percent, topic.name, topic.id), '[]')
             FROM class_topics t JOIN ${TOPICS} topic ON topic.id = t.topic_id
            WHERE t.class_id = c.id AND c.hidden_at IS NULL AND t.percent < ${WEAK_BELOW}
              AND (SELECT count(*) FROM class_members m WHERE m.class_id = c.id) >= ${GROUP_MIN}) AS weak
     FROM classes c WHERE c.id = $1`,
);
export const rosterSnapshotOf = (read: Pick<Reader, 'sql'>, classId: number): Promise<RosterSnapshot | null> =>
  read.sql.one(roster, [classId]);

const ownQuizzes = statement<{ id: number; title: string }, [number]>(
  'classes.own-quizzes',
  `SELECT id, title FROM ${PERSONAL_QUIZZES} quiz WHERE account_id = $1 AND shared AND deleted_at IS NULL ORDER BY lower(title), id LIMIT 200`,
);
const ownDecks = statement<{ id: number; title: string }, [number]>(
  'classes.own-decks',
  `SELECT id, deck_name AS title FROM ${DECKS} deck WHERE owner_id = $1 AND deck_shared AND deleted_at IS NULL ORDER BY lower(deck_name), id LIMIT 200`,
);

/** A class as its tutor sees it. Who asks must have been checked. @throws Problem `class-not-found` */
export async function findTutorClass(read: Reader, person: { id: number }, classId: number): Promise<TutorClassData> {
  const [of, members, quizzes, decks] = await Promise.all([
    classSnapshotOf(read, classId),
    rosterSnapshotOf(read, classId),
    read.sql.all(ownQuizzes, [person.id]),
    read.sql.all(ownDecks, [person.id]),
  ]);
  if (!of || !members) throw classNotFound();
  return { class: of, roster: members, quizzes, decks };
}

const done = statement<{ id: number }, [number, number]>(
  'classes.done-by',
  `SELECT a.id FROM class_members m JOIN class_assignments a ON a.class_id = m.class_id
    WHERE m.class_id = $1 AND m.account_id = $2 AND ${isDone('a', 'm')} ORDER BY a.id`,
);
/** A class as a member sees it. Who asks must have been checked. @throws Problem `class-not-found` */
export async function findClass(read: Reader, person: { id: number }, classId: number): Promise<ClassData> {
  const of = await classSnapshotOf(read, classId);
  if (!of) throw classNotFound();
  return { class: of, done: (await read.sql.all(done, [classId, person.id])).map(({ id }) => id) };
}

const tutorState = statement<{ state: 'asked' | 'approved' | 'refused' }, [number]>(
  'classes.tutor-state',
  'SELECT state FROM tutors WHERE account_id = $1',
);
const taught = statement<TutorData['classes'][number], [number]>(
  'classes.taught',
  `SELECT c.id, c.name, c.closed_at IS NOT NULL AS closed, (SELECT count(*)::int FROM class_members m WHERE m.class_id = c.id) AS members
     FROM classes c WHERE c.tutor_id = $1 ORDER BY c.closed_at IS NOT NULL, c.id DESC LIMIT 100`,
);
export async function findTutor(read: Reader, person: { id: number }): Promise<TutorData> {
  const state = (await read.sql.one(tutorState, [person.id]))?.state ?? 'none';
  return { state, classes: (await isTutor(read, person.id)) ? await read.sql.all(taught, [person.id]) : [] };
}

const joined = statement<{ id: number; name: string; tutor: string; open: number }, [number]>(
  'classes.joined',
  `SELECT c.id, CASE WHEN c.hidden_at IS NULL THEN c.name ELSE '' END AS name, tutor.display_name AS tutor,
          (SELECT count(*)::int FROM class_assignments a WHERE a.class_id = c.id AND c.hidden_at IS NULL AND NOT ${isDone('a', 'm')}) AS open
     FROM class_members m JOIN classes c ON c.id = m.class_id JOIN ${PEOPLE} tutor ON tutor.id = c.tutor_id
    WHERE m.account_id = $1 AND c.closed_at IS NULL ORDER BY lower(c.name), c.id`,
);
export const findJoined = async (read: Reader, person: { id: number }) => ({
  classes: await read.sql.all(joined, [person.id]),
});
