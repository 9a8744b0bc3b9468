import type { Language } from '../accounts/contract';
import type { PageData } from '../kit/contract';
import { SafeHtml } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { topicPage } from './contract';
import { quizzable } from '../questions/practisable';
import { shownSummary, summaryCheckOf } from '../questions/topic-summary';
import { topicNotFound } from './refusals';
import { QUESTIONS, TOPICS } from '~/domain/questions/views';

type TopicTexts = Omit<
  PageData<typeof topicPage>,
  | 'user_is_supporter'
  | 'may_write'
  | 'text'
  | 'terms'
  | 'sections'
  | 'linked_topics'
  | 'passage'
  | 'back_url'
  | 'may_check'
>;

const bySlug = statement<TopicTexts & { text: string; html_version: number }, [string, Language]>(
  'notebook.topic',
  `SELECT t.id, t.slug, CASE $2 WHEN 'es' THEN t.name_es ELSE t.name END AS topic_name, t.specialty_id, t.hidden_at IS NOT NULL AS hidden, ${shownSummary('t')} AS text, ${summaryCheckOf('t')} AS check, md5(t.summary) AS text_version, t.html_version, t.sources,
          (SELECT CASE count(*) FILTER (WHERE q.language = $2) WHEN 0 THEN count(*) ELSE count(*) FILTER (WHERE q.language = $2) END::int FROM ${QUESTIONS} q WHERE q.topic_id = t.id AND ${quizzable('q')}) AS questions
     FROM ${TOPICS} t
    WHERE t.id = coalesce((SELECT topic_id FROM topic_addresses WHERE slug = $1), (SELECT id FROM ${TOPICS} topic WHERE slug = $1))`,
);

/**
 * A topic of the notebook, its name in the reader's language. Found by an address that it had before, too, and by that of a topic that was merged into it.
 * @throws Problem not-found `topic-not-found`
 */
export async function findTopic(
  read: Reader,
  slug: string,
  language: Language,
): Promise<TopicTexts & { text: SafeHtml }> {
  const topic = await read.sql.one(bySlug, [slug, language]);
  if (!topic) throw topicNotFound();
  const { text, html_version, ...rest } = topic;
  return { ...rest, text: SafeHtml.stored(text, html_version) };
}

const byId = statement<{ id: number }, [number]>(
  'notebook.topic-by-id',
  `SELECT id FROM ${TOPICS} topic WHERE id = $1`,
);

/** @throws Problem not-found `topic-not-found` */
export async function requireTopic(read: Reader, topicId: number): Promise<void> {
  if (!(await read.sql.one(byId, [topicId]))) throw topicNotFound();
}
