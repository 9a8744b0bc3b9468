import type { Language } from '../accounts/contract';
import { onePage } from '../kit/list';
import { wordPatterns } from '../kit/search-patterns';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { NOTES_PAGE, type Annotated } from './contract';
import { QUESTIONS, TOPICS } from '~/domain/questions/views';
import { STATIONS } from '~/domain/stations/views';
import { GUIDES } from '~/domain/notebook/views';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

export interface ListedNote {
  entity_type: Annotated;
  entity_id: number;
  text: string;
  html_version: number;
  updated_at: Date;
  /** HTML of a question; the name of anything else. */
  title: string;
  /** Of a station, topic or guide that can be opened. */
  slug: string | null;
  style: number | null;
  /** A quiz in which the question can be looked at again. */
  quizlog_id: number | null;
}

const folded = (text: string) => `translate(lower(${text}), 'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc')`;

/** `$1` the person, `$2` their language, `$3` patterns that must all be in the words or the title. */
const NOTES = `
  SELECT n.id, n.entity_type, n.entity_id, n.text, n.html_version, n.updated_at, n.words,
         coalesce(q.question_text, s.name, CASE $2 WHEN 'es' THEN coalesce(t.name_es, g.name_es) ELSE coalesce(t.name, g.name) END) AS title,
         CASE WHEN t.id IS NOT NULL THEN t.slug WHEN g.id IS NOT NULL THEN g.slug WHEN s.deleted_at IS NULL AND s.published_at IS NOT NULL THEN s.slug END AS slug,
         s.style
    FROM annotations n
    LEFT JOIN ${QUESTIONS} q ON n.entity_type = 'question' AND q.id = n.entity_id
    LEFT JOIN ${STATIONS} s ON n.entity_type = 'station' AND s.id = n.entity_id
    LEFT JOIN ${TOPICS} t ON n.entity_type = 'topic' AND t.id = n.entity_id
    LEFT JOIN ${GUIDES} g ON n.entity_type = 'guide' AND g.id = n.entity_id
   WHERE n.account_id = $1::int AND NOT n.deleted
     AND NOT (n.entity_type = 'question' AND EXISTS (
       SELECT 1 FROM ${QUIZZES} z JOIN ${QUIZ_QUESTIONS} placed ON placed.quiz_id = z.id
        WHERE z.account_id = n.account_id AND placed.question_id = n.entity_id AND z.mode <> 1 AND z.state = 'running'))`;

const FOUND = `SELECT * FROM (${NOTES}) note WHERE note.title IS NOT NULL AND ${folded(`note.words || ' ' || regexp_replace(note.title, '<[^>]*>', ' ', 'g')`)} LIKE ALL ($3::text[])`;

const counted = statement<{ count: number }, [number, Language, string[]]>(
  'annotations.count',
  `SELECT count(*)::int AS count FROM (${FOUND}) found`,
);

const listed = statement<ListedNote, [number, Language, string[], number, number]>(
  'annotations.list',
  `SELECT found.entity_type, found.entity_id, found.text, found.html_version, found.updated_at, found.title, found.slug, found.style, quiz.id AS quizlog_id
     FROM (${FOUND} ORDER BY note.updated_at DESC, note.id DESC LIMIT $4::int OFFSET $5::int) found
     LEFT JOIN LATERAL (
       SELECT z.id FROM ${QUIZZES} z JOIN ${QUIZ_QUESTIONS} placed ON placed.quiz_id = z.id
        WHERE found.entity_type = 'question' AND z.account_id = $1::int AND placed.question_id = found.entity_id
          AND placed.state IN ('shown', 'answered') AND (z.mode = 1 OR z.state = 'finished')
        ORDER BY z.id DESC LIMIT 1) quiz ON true
    ORDER BY found.updated_at DESC, found.id DESC`,
);

/** One page of a person's notes, the newest first; of pages that are not there, the last. Notes on questions of an exam that is not handed in are left out. */
export async function listNotes(
  read: Reader,
  personId: number,
  language: Language,
  asked: { page: number; search: string },
) {
  const patterns = wordPatterns(asked.search);
  const count = (await read.sql.one(counted, [personId, language, patterns]))?.count ?? 0;
  return onePage(asked.page, NOTES_PAGE, count, (limit, offset) =>
    read.sql.all(listed, [personId, language, patterns, limit, offset]),
  );
}
