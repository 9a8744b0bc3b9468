import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { cutText } from '~/domain/kit/cut-text';
import { may } from '~/domain/purchases/entitlements/may';
import type { Annotated } from '~/domain/annotations/contract';
import { findAnnotation } from '~/domain/annotations/find-annotation.query';
import { requireAnnotatable } from '~/domain/annotations/may-annotate.query';
import { href } from '~/domain/kit/contract';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { guidePage, topicPage } from '~/domain/notebook/contract';
import { shownSummary } from '~/domain/questions/topic-summary';
import { sectionsOf } from '~/domain/notebook/sections-of-page.query';
import { fold } from '~/domain/quizzes/generation/folded-text';
import { quizReview } from '~/domain/quizzes/contract';
import { notesPage } from '~/domain/annotations/contract';
import { type Draft, TITLE_MOST } from './draft';
import { sidesOfPassage } from './draft-passage';
import { findKnownQuestion } from './question-to-draft.query';
import { draftSourceNotFound, passageNotFound } from './refusals';
import { QUESTIONS, TOPICS } from '~/domain/questions/views';
import { GUIDES } from '~/domain/notebook/views';
import { STATIONS } from '~/domain/stations/views';

interface Marked {
  entity_type: Annotated;
  entity_id: number;
  quizlog_id?: number | undefined;
  passage: string;
}

interface Place {
  title: string;
  language: Language;
  address: string;
  /** As plain text. */
  texts: string[];
}

type TopicRow = { slug: string; name: string; language: Language; summary: string; html_version: number };
/** As much of a summary as a person who is no supporter is shown at most, in characters. */
const BEGINNING = 200;

const topicOf = statement<TopicRow, [number, Language]>(
  'flashcards.topic-of-passage',
  `SELECT slug, CASE WHEN $2 = 'es' THEN name_es ELSE name END AS name, 'en' AS language, ${shownSummary('topics')} AS summary, html_version FROM ${TOPICS} topics WHERE id = $1::int`,
);
const guideOf = statement<TopicRow, [number, Language]>(
  'flashcards.guide-of-passage',
  `SELECT slug, CASE WHEN $2 = 'es' THEN name_es ELSE name END AS name, 'en' AS language, '' AS summary, 0 AS html_version FROM ${GUIDES} guide WHERE id = $1::int`,
);
const titleOf = statement<{ title: string; language: Language }, [Annotated, number]>(
  'flashcards.title-of-passage',
  `SELECT CASE $1 WHEN 'question' THEN (SELECT first_words FROM ${QUESTIONS} questions WHERE id = $2::int) ELSE (SELECT name FROM ${STATIONS} station WHERE id = $2::int) END AS title,
          CASE $1 WHEN 'question' THEN (SELECT language FROM ${QUESTIONS} questions WHERE id = $2::int) ELSE (SELECT language FROM ${STATIONS} station WHERE id = $2::int) END AS language`,
);

/** Its letters, digits and mathematical signs: what is marked in a browser has other spaces, and no marks of lists and cells. */
const bare = (text: string): string => fold(text).replaceAll(/[\s\p{P}|]+/gu, '');
const onOneLine = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim();
const holds = (text: string, passage: string): boolean => bare(text).includes(bare(passage));

/** Where a passage stands, with the texts of it that the person may read. @throws Problem as `draftOfPassage` */
async function placeOf(
  read: Reader,
  person: Person,
  { entity_type, entity_id, quizlog_id, passage }: Marked,
  plain: (html: string) => string,
): Promise<Place> {
  await requireAnnotatable(read, person.id, entity_type, entity_id);
  const note = plain(String((await findAnnotation(read, person.id, entity_type, entity_id)).text));
  if (entity_type === 'question' && quizlog_id !== undefined) {
    const { title, language, explained } = await findKnownQuestion(read, person, quizlog_id, entity_id);
    return {
      title,
      language,
      address: href(quizReview, { quizlog_id }, { question_id: entity_id }),
      texts: [plain(String(explained.explanation_text)), note],
    };
  }
  if (entity_type === 'topic' || entity_type === 'guide') {
    const topic = await read.sql.one(entity_type === 'topic' ? topicOf : guideOf, [entity_id, person.language]);
    if (!topic) throw draftSourceNotFound();
    const { slug, name, language, summary, html_version } = topic;
    const shown = (html: SafeHtml, free = false) => {
      const whole = plain(String(html));
      return free || entity_type === 'guide' || may(person, 'notebook.full') ? whole : cutText(whole, BEGINNING);
    };
    const sections = await sectionsOf(read, entity_type, entity_id, person);
    const texts = sections.map((section) => ({ ...section, words: shown(section.text, section.free) }));
    const at = texts.find(({ words }) => holds(words, passage));
    return {
      title: at ? `${name}: ${at.title}` : name,
      language: at?.language ?? language,
      address:
        (entity_type === 'topic' ? href(topicPage, { topic_slug: slug }) : href(guidePage, { slug })) +
        (at ? `#${at.key}` : ''),
      texts: [shown(SafeHtml.stored(summary, html_version)), ...texts.map(({ words }) => words), note],
    };
  }
  const found = await read.sql.one(titleOf, [entity_type, entity_id]);
  if (!found) throw draftSourceNotFound();
  return { ...found, address: href(notesPage, {}), texts: [note] };
}

/**
 * A card of a passage that somebody has marked, in an explanation, in the text of a topic or a guide or in their own note. It has to be there:
 * a card says where it is from.
 * @throws Problem not-found `draft-source-not-found`, `noted-thing-not-found`; invalid `passage-not-found`; and as `findKnownQuestion`
 */
export async function draftOfPassage(
  read: Reader,
  person: Person,
  marked: Marked,
  plain: (html: string) => string,
): Promise<Draft> {
  const { title, language, address, texts } = await placeOf(read, person, marked, plain);
  const wanted = onOneLine(marked.passage);
  if (!texts.some((text) => holds(text, marked.passage))) throw passageNotFound();
  return {
    ...sidesOfPassage(marked.passage, title, language),
    language,
    source: {
      kind: 'passage',
      id: marked.entity_id,
      part: `${marked.entity_type}\n${wanted}`,
      address,
      title: cutText(title, TITLE_MOST) || `#${marked.entity_id}`,
    },
  };
}
