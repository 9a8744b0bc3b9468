import type { Language } from '~/domain/accounts/contract';
import { href, type Output } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { guidePage, topicPage } from '../contract';
import { guideShown } from '../writing/begin-guide';
import type { stationReading } from './contract';
import { TOPICS } from '~/domain/questions/views';
import { STATIONS } from '~/domain/stations/views';

interface Row {
  kind: 'guide' | 'topic';
  slug: string;
  name: string;
}

/** Only of stations that are published: what a draft practises is its author's alone. */
const reading = statement<Row, [station: number, Language]>(
  'notebook.station-reading',
  `WITH shown AS (SELECT id FROM ${STATIONS} station WHERE id = $1::int AND published_at IS NOT NULL AND deleted_at IS NULL)
   SELECT 'guide' AS kind, guide.slug, CASE $2 WHEN 'es' THEN guide.name_es ELSE guide.name END AS name
     FROM guide_stations link JOIN shown ON shown.id = link.station_id JOIN guides guide ON guide.id = link.guide_id AND ${guideShown('guide')}
   UNION ALL
   SELECT 'topic', topic.slug, CASE $2 WHEN 'es' THEN topic.name_es ELSE topic.name END
     FROM station_topics link JOIN shown ON shown.id = link.station_id JOIN ${TOPICS} topic ON topic.id = link.topic_id
    ORDER BY kind, name`,
);

/** The guides of a station, and its topics, which are opened at the passage that has most to do with it. */
export async function findStationReading(
  read: Reader,
  stationId: number,
  language: Language,
): Promise<Output<typeof stationReading>> {
  const rows = await read.sql.all(reading, [stationId, language]);
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  return {
    guides: of('guide').map(({ slug, name }) => ({ name, url: href(guidePage, { slug }) })),
    topics: of('topic').map(({ slug, name }) => ({
      name,
      url: href(topicPage, { topic_slug: slug }, { station: stationId }),
    })),
  };
}
