import type { z } from 'zod';
import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { href, type SentPageData } from '~/domain/kit/contract';
import { sinceDays } from '~/domain/kit/days';
import { onePage } from '~/domain/kit/list';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { CARDS, DECKS, hasCard } from '~/domain/flashcards/views';
import { cardAnchor, deckPage } from '~/domain/flashcards/sharing/contract';
import { openPacks } from '~/domain/questions/practisable';
import { QUESTIONS, TOPICS } from '~/domain/questions/views';
import { EXAM, quizReview } from '~/domain/quizzes/contract';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';
import { stationEntry } from '~/domain/stations/contract';
import { baseOf } from '~/domain/stations/styles';
import { summary } from '~/domain/stations/summary-contract';
import { STATIONS } from '~/domain/stations/views';
import { MISTAKES } from './all';
import { type Mistake, type MistakeKind, MISTAKES_PAGE, type MistakesData, type mistakesPage } from './contract';

type Chosen = [person: number, open: readonly string[], understood: boolean, since: Date, kind: string, topic: number];
const CHOSEN = 'one.understood = $3::boolean AND one.at >= $4::timestamptz';
const OF_KIND = `($5::text = '' OR one.kind = $5::text)`;
const OF_TOPIC = '($6::int = 0 OR one.topic_id = $6::int)';

const counted = statement<
  MistakesData['counts'] & { marked: boolean; topics: MistakesData['topics'] | null },
  [...Chosen, language: Language]
>(
  'learning.count-mistakes',
  `WITH one AS MATERIALIZED (SELECT one.kind, one.topic_id FROM ${MISTAKES} one WHERE ${CHOSEN})
   SELECT (count(*) FILTER (WHERE one.kind = 'question'))::int AS question, (count(*) FILTER (WHERE one.kind = 'item'))::int AS item,
          (count(*) FILTER (WHERE one.kind = 'card'))::int AS card,
          EXISTS (SELECT FROM learning_understood WHERE account_id = $1) AS marked,
          (SELECT json_agg(of ORDER BY of.name, of.id)
             FROM (SELECT topic.id, CASE WHEN $7 = 'es' THEN topic.name_es ELSE topic.name END AS name, counted.mistakes
                     FROM (SELECT one.topic_id, count(*) AS mistakes FROM one WHERE ${OF_KIND} GROUP BY one.topic_id) counted
                     JOIN ${TOPICS} topic ON topic.id = counted.topic_id) of) AS topics
     FROM one WHERE ${OF_TOPIC}`,
);

interface Row {
  kind: MistakeKind;
  id: number;
  at: Date;
  attempt_id: number | null;
  section: number;
  item: number;
  title: string;
  about: string;
  station: { name: string; slug: string; style: number } | null;
  quiz_id: number | null;
  has_card: boolean;
  deck_id: number | null;
}

// The last quiz of one's own that tells the answer, so never an exam that runs.
const ANSWERED_IN = `(SELECT quiz.id FROM ${QUIZZES} quiz JOIN ${QUIZ_QUESTIONS} place ON place.quiz_id = quiz.id AND place.question_id = shown.id
     WHERE quiz.account_id = $1::int AND place.state = 'answered' AND (quiz.mode <> ${EXAM} OR quiz.state = 'finished') ORDER BY quiz.id DESC LIMIT 1)`;

const listed = statement<Row, [...Chosen, language: Language, limit: number, offset: number]>(
  'learning.mistakes',
  `SELECT shown.kind, shown.id, shown.at, shown.attempt_id, shown.section, shown.item,
          CASE shown.kind WHEN 'question' THEN (SELECT question.first_words FROM ${QUESTIONS} question WHERE question.id = shown.id)
            WHEN 'card' THEN (SELECT first_words(card.front) FROM ${CARDS} card WHERE card.id = shown.id) ELSE shown.item_title END AS title,
          CASE shown.kind WHEN 'question' THEN (SELECT CASE WHEN $7 = 'es' THEN topic.name_es ELSE topic.name END FROM ${TOPICS} topic WHERE topic.id = shown.topic_id)
            WHEN 'card' THEN (SELECT deck.deck_name FROM ${CARDS} card JOIN ${DECKS} deck ON deck.id = card.deck_id WHERE card.id = shown.id)
            ELSE shown.section_title END AS about,
          (SELECT json_build_object('name', station.name, 'slug', station.slug, 'style', station.style) FROM ${STATIONS} station WHERE station.id = shown.station_id) AS station,
          CASE WHEN shown.kind = 'question' THEN ${ANSWERED_IN} END AS quiz_id,
          CASE WHEN shown.kind = 'card' THEN (SELECT card.deck_id FROM ${CARDS} card WHERE card.id = shown.id) END AS deck_id,
          CASE shown.kind WHEN 'question' THEN ${hasCard('$1::int', 'question', 'shown.id')}
            WHEN 'item' THEN ${hasCard('$1::int', 'checklist-item', 'shown.station_id', `md5(shown.section_title || E'\\n' || shown.item_title)`)} ELSE false END AS has_card
     FROM (SELECT one.* FROM ${MISTAKES} one WHERE ${CHOSEN} AND ${OF_KIND} AND ${OF_TOPIC}
            ORDER BY one.at DESC, one.kind DESC, one.attempt_id, one.section, one.item, one.id LIMIT $8 OFFSET $9) shown
    ORDER BY shown.at DESC, shown.kind DESC, shown.attempt_id, shown.section, shown.item, shown.id`,
);

function toMistake({ at, attempt_id, quiz_id, deck_id, station, ...row }: Row): Mistake {
  const base = baseOf(station?.style ?? 1);
  return {
    ...row,
    at: at.toISOString(),
    station: station && { name: station.name, url: href(stationEntry, { base, slug: station.slug }) },
    quizlog_id: attempt_id ?? quiz_id ?? 0,
    url:
      attempt_id !== null
        ? href(summary, { base, quizlog_id: attempt_id })
        : quiz_id !== null
          ? href(quizReview, { quizlog_id: quiz_id }, { question_id: row.id })
          : deck_id !== null
            ? `${href(deckPage, { deck_id })}#${cardAnchor(row.id)}`
            : '',
  };
}

/**
 * What somebody got wrong the last time and can practise again, the latest first; items of one attempt in the order of its checklist.
 * It grows with what the person got wrong.
 */
export async function findMistakes(
  read: Reader,
  person: Person,
  { page, kind, topic, days, understood }: z.output<typeof mistakesPage.query>,
): Promise<SentPageData<typeof mistakesPage>> {
  const chosen: Chosen = [person.id, openPacks(person), understood, sinceDays(read.clock.now(), days), kind, topic];
  const { topics, marked, ...counts } = (await read.sql.one(counted, [...chosen, person.language]))!;
  const count = kind === '' ? counts.question + counts.item + counts.card : counts[kind];
  const found = await onePage(page, MISTAKES_PAGE, count, (limit, offset) =>
    read.sql.all(listed, [...chosen, person.language, limit, offset]),
  );
  return { ...found, items: found.items.map(toMistake), counts, marked, topics: topics ?? [] };
}
