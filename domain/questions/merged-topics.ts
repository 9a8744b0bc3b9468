import { TOPIC_ADDRESSES } from '~/domain/notebook/views';

/**
 * SQL: the topic was not merged into another one, and things may be filed under it.
 * @param topic the alias of the topic
 */
export const notMerged = (topic: string): string =>
  `${topic}.slug NOT IN (SELECT slug FROM ${TOPIC_ADDRESSES} address)`;

/**
 * SQL: the topic that an id stands for now: the one that it was merged into, if it was.
 * @param id an expression that is the id of a topic
 */
export const topicNow = (id: string): string =>
  `coalesce((SELECT address.topic_id FROM ${TOPIC_ADDRESSES} address JOIN topics merged ON merged.slug = address.slug WHERE merged.id = ${id}), ${id})`;

/**
 * SQL: the body of a question, filed as its topic is now: under the one that it was merged into, and under the specialty of that.
 * @param body a JSON column that says `topic_id`
 */
export const filedNow = (body: string): string =>
  `${body} || coalesce((SELECT jsonb_build_object('topic_id', present.id, 'specialty_id', present.specialty_id) FROM topics present WHERE present.id = ${topicNow(`(${body} ->> 'topic_id')::int`)}), '{}')`;
