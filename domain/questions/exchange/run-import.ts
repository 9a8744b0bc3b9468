import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { myQuestions } from '../authoring/contract';
import { importProgress } from './contract';
import { findDuplicates } from './find-duplicates.query';
import { QUESTION_BODY } from '../question-body';
import { topicNow } from '../merged-topics';
import { questionsProposed } from '../proposals/events';
import type { ImportedQuestion } from './imported-question';
import { PEOPLE } from '~/domain/accounts/views';

/** Questions per statement: short enough that answers meanwhile are not delayed. */
const AT_ONCE = 100;

interface ToTake {
  account_id: number;
  destination: 'bank' | 'quiz';
  personal_quiz_id: number | null;
  title: string;
  /** Whether readers see at once what this person writes. */
  alone: boolean;
  last: number;
}
const toTake = statement<ToTake, [number]>(
  'questions.import-to-run',
  `SELECT import.account_id, import.destination, import.personal_quiz_id, import.title, account.roles && '{moderator,staff}'::text[] AS alone, (SELECT coalesce(max(number), 0) FROM question_import_items item WHERE item.import_id = import.id)::int AS last
     FROM question_imports import JOIN ${PEOPLE} account ON account.id = import.account_id WHERE import.id = $1 AND import.state = 'taking'`,
);

const some = statement<{ number: number; body: ImportedQuestion }, [number, number, number]>(
  'questions.some-import-items',
  'SELECT number, body FROM question_import_items WHERE import_id = $1 AND number > $2 AND refusal IS NULL ORDER BY number LIMIT $3',
);
const refuse = statement<never, [number, number[], number[]]>(
  'questions.refuse-duplicates',
  `UPDATE question_import_items item SET refusal = 'duplicate', about = same.question_id::text FROM unnest($2::int[], $3::int[]) AS same (number, question_id) WHERE item.import_id = $1 AND item.number = same.number`,
);

const numberThem = statement<never, [number, number[]]>(
  'questions.number-imported',
  `UPDATE question_import_items item SET question_id = numbered.id
     FROM (SELECT number, nextval(pg_get_serial_sequence('questions', 'id'))::int AS id FROM unnest($2::int[]) WITH ORDINALITY AS wanted (number, place) ORDER BY place) numbered
    WHERE item.import_id = $1 AND item.number = numbered.number`,
);
const insertQuestions = statement<{ id: number }, [number, number[], number, string, Date]>(
  'questions.insert-imported',
  `INSERT INTO questions (id, question_type, question_text, explanation_text, html_version, further_reading, selectable_answers,
          specialty_id, topic_id, focus_id, difficulty, language, status, author_id, created_at, updated_at) OVERRIDING SYSTEM VALUE
   SELECT item.question_id, body.question_type, body.question_text, body.explanation_text, coalesce(body.html_version, 0), body.further_reading, body.selectable_answers,
          topic.specialty_id, topic.id, body.focus_id, body.difficulty, body.language, $4, $3, $5, $5
     FROM question_import_items item
    CROSS JOIN LATERAL jsonb_to_record(item.body) AS body (question_type smallint, question_text text, explanation_text text, html_version smallint, further_reading text,
          selectable_answers smallint, topic_id int, focus_id smallint, difficulty smallint, language text)
     JOIN topics topic ON topic.id = ${topicNow('body.topic_id')}
    WHERE item.import_id = $1 AND item.number = ANY($2::int[]) RETURNING id`,
);
const insertAnswers = statement<never, [number, number[]]>(
  'questions.insert-imported-answers',
  `INSERT INTO question_answers (question_id, position, answer_label, answer_text, answer_correct)
   SELECT item.question_id, answer.position - 1, answer.label, answer.text, answer.correct
     FROM question_import_items item,
          ROWS FROM (jsonb_to_recordset(item.body -> 'answers') AS (label text, text text, correct boolean)) WITH ORDINALITY AS answer (label, text, correct, position)
    WHERE item.import_id = $1 AND item.number = ANY($2::int[]) ORDER BY item.number, answer.position`,
);
const insertHistory = statement<never, [number, number[], number, string, string, Date]>(
  'questions.insert-imported-history',
  `INSERT INTO question_events (question_id, kind, account_id, event, status, is_primary, created_at)
   SELECT question_id, 'log', $3, $4, $5, true, $6 FROM question_import_items WHERE import_id = $1 AND number = ANY($2::int[])`,
);

const propose = statement<never, [number, number[], number, Date]>(
  'questions.propose-imported',
  `INSERT INTO question_proposals (question_id, author_id, body, html_version, base_revision, proposed_at)
   SELECT question.id, $3::int, ${QUESTION_BODY}, question.html_version, question.revision, $4::timestamptz
     FROM question_import_items item JOIN questions question ON question.id = item.question_id
    WHERE item.import_id = $1 AND item.number = ANY($2::int[]) ORDER BY item.number`,
);

const imported = statement<{ id: number }, [number]>(
  'questions.imported',
  `SELECT question.id FROM question_import_items item JOIN questions question ON question.id = item.question_id
    WHERE item.import_id = $1 ORDER BY item.number`,
);

const finish = statement<{ id: number }, [number, string]>(
  'questions.finish-import',
  `WITH known AS (SELECT count(*) FILTER (WHERE refusal IS NULL)::int AS accepted, count(*) FILTER (WHERE refusal IS NOT NULL)::int AS refused FROM question_import_items WHERE import_id = $1)
   UPDATE question_imports SET state = 'done', done = known.accepted, total = known.accepted, accepted = known.accepted, refused = known.refused, url = $2, version = version + 1
     FROM known WHERE id = $1 AND state = 'taking' RETURNING id`,
);

/** Puts imported questions into personal quizzes, which belong to the room of quizzes. @returns where these are shown */
export type PlaceImported = (
  tx: Transaction,
  into: { account_id: number; personal_quiz_id: number | null; title: string },
  questionIds: readonly number[],
) => Promise<string>;

/**
 * Imports every acceptable question of a confirmed import in this one transaction: all of them, or none. A question that was
 * added to the bank, or by the person, since the file was read is now a duplicate and is refused.
 * @param between called between two statements with the count so far; its own work is not part of this transaction
 */
export async function runImport(
  tx: Transaction,
  importId: number,
  between: (taken: number) => Promise<void>,
  place: PlaceImported,
): Promise<void> {
  const found = await tx.sql.one(toTake, [importId]);
  if (!found) return;
  // What an author brings for everybody is a draft until a second person has published it.
  const proposed = found.destination === 'bank' && !found.alone;
  const status = proposed ? 'draft' : found.destination === 'bank' ? 'published' : 'private';
  const now = tx.clock.now();
  let taken = 0;
  let after = 0;
  for (;;) {
    const items = await tx.sql.all(some, [importId, after, AT_ONCE]);
    if (items.length === 0) break;
    after = items.at(-1)!.number;
    const same = await findDuplicates(tx, found.account_id, items);
    if (same.size > 0) await tx.sql.all(refuse, [importId, [...same.keys()], [...same.values()]]);
    const numbers = items.flatMap(({ number }) => (same.has(number) ? [] : [number]));
    await tx.sql.all(numberThem, [importId, numbers]);
    const inserted = await tx.sql.all(insertQuestions, [importId, numbers, found.account_id, status, now]);
    if (inserted.length !== numbers.length) throw new Error('a topic of the import is gone');
    await tx.sql.all(insertAnswers, [importId, numbers]);
    await tx.sql.all(insertHistory, [
      importId,
      numbers,
      found.account_id,
      status === 'published' ? 'published' : 'written',
      status,
      now,
    ]);
    if (proposed) await tx.sql.all(propose, [importId, numbers, found.account_id, now]);
    taken += numbers.length;
    await between(taken);
  }
  const url =
    found.destination === 'bank'
      ? href(myQuestions, {}, { place: status })
      : taken === 0
        ? ''
        : await place(
            tx,
            found,
            (await tx.sql.all(imported, [importId])).map(({ id }) => id),
          );
  if (proposed && taken > 0) tx.announce(questionsProposed, { author_id: found.account_id, count: taken });
  await tx.sql.all(finish, [importId, url]);
  tx.publish(importProgress, importId);
}
