import type { Language } from '../accounts/contract';
import { href } from '../kit/contract';
import { topicPage } from './contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { stationEntry } from '../stations/contract';
import { baseOf } from '../stations/styles';
import type { Person } from '../kit/person';
import { mayWrite } from './policy';
import { guideNotFound } from './refusals';
import { guideShown } from './writing/begin-guide';
import { STATIONS } from '../stations/views';
import { TOPICS } from '../questions/views';

interface Guide {
  id: number;
  slug: string;
  name: string;
  description: string;
  specialty_id: number;
  hidden: boolean;
  /** A section of it was published. */
  shown: boolean;
}

const bySlug = statement<Guide, [string, Language]>(
  'notebook.guide',
  `SELECT id, slug, CASE $2 WHEN 'es' THEN name_es ELSE name END AS name, CASE $2 WHEN 'es' THEN description_es ELSE description END AS description, specialty_id, hidden_at IS NOT NULL AS hidden, ${guideShown('guides')} AS shown FROM guides WHERE slug = $1`,
);
const stations = statement<{ name: string; slug: string; style: number }, [number]>(
  'notebook.stations-of-guide',
  `SELECT station.name, station.slug, station.style FROM guide_stations link JOIN ${STATIONS} station ON station.id = link.station_id
    WHERE link.guide_id = $1::int AND station.published_at IS NOT NULL AND station.deleted_at IS NULL ORDER BY station.name`,
);

const topics = statement<{ name: string; slug: string }, [number, Language]>(
  'notebook.topics-of-guide',
  `SELECT CASE $2 WHEN 'es' THEN topic.name_es ELSE topic.name END AS name, topic.slug
     FROM guide_topics link JOIN ${TOPICS} topic ON topic.id = link.topic_id WHERE link.guide_id = $1::int ORDER BY 1`,
);

/**
 * A guide, with its topics and the published stations that practise it. Before its first section is published it is authors' alone.
 * @throws Problem not-found `guide-not-found`
 */
export async function findGuide(read: Reader, person: Person, slug: string) {
  const { language } = person;
  const found = await read.sql.one(bySlug, [slug, language]);
  if (!found || (!found.shown && !mayWrite(person))) throw guideNotFound();
  const { shown: _, ...guide } = found;
  const [rows, topicRows] = await Promise.all([
    read.sql.all(stations, [guide.id]),
    read.sql.all(topics, [guide.id, language]),
  ]);
  return {
    ...guide,
    topics: topicRows.map((topic) => ({ name: topic.name, url: href(topicPage, { topic_slug: topic.slug }) })),
    stations: rows.map((row) => ({
      name: row.name,
      url: href(stationEntry, { base: baseOf(row.style), slug: row.slug }),
    })),
  };
}

const byId = statement<{ id: number }, [number]>('notebook.guide-by-id', 'SELECT id FROM guides WHERE id = $1');

/** @throws Problem not-found `guide-not-found` */
export async function requireGuide(read: Reader, guideId: number): Promise<void> {
  if (!(await read.sql.one(byId, [guideId]))) throw guideNotFound();
}
