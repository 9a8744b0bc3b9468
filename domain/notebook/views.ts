/** What other rooms may read of the notebook, as tables of their SQL: `JOIN ${GUIDES} guide ON guide.id = …`. */
export const GUIDES = '(SELECT id, slug, specialty_id, name, name_es, created_at FROM guides)';
export const SECTIONS = '(SELECT id, topic_id, guide_id, language, key, free, retired_at FROM notebook_sections)';
/** Former addresses of topics. */
export const TOPIC_ADDRESSES = '(SELECT slug, topic_id FROM topic_addresses)';
/** Topics that a station practises. */
export const STATION_TOPICS = '(SELECT station_id, topic_id FROM station_topics)';
