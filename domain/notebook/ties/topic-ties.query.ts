import type { Language } from '~/domain/accounts/contract';
import { href, type Output } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { stationEntry } from '~/domain/stations/contract';
import { percentage } from '~/domain/stations/marking';
import { baseOf } from '~/domain/stations/styles';
import { guidePage } from '../contract';
import { guideShown } from '../writing/begin-guide';
import type { topicTies } from './contract';
import { RESULTS, STATIONS } from '~/domain/stations/views';

type Ties = Output<typeof topicTies>;

interface StationRow {
  name: string;
  slug: string;
  style: number;
  ticked: number | null;
  total: number | null;
}

/** Stations that were tied to the topic, and those that practise one of its guides. */
const stations = statement<StationRow, [topic: number, person: number, Language]>(
  'notebook.stations-of-topic',
  `SELECT station.name, station.slug, station.style, last.ticked_count AS ticked, last.total_count AS total
     FROM ${STATIONS} station
     LEFT JOIN LATERAL (
       SELECT attempt.ticked_count, attempt.total_count FROM ${RESULTS} attempt
        WHERE attempt.candidate_id = $2::int AND attempt.station_id = station.id ORDER BY attempt.submitted_at DESC, attempt.id DESC LIMIT 1) last ON true
    WHERE station.id IN (SELECT station_id FROM station_topics WHERE topic_id = $1::int)
      AND station.published_at IS NOT NULL AND station.deleted_at IS NULL
    ORDER BY station.language = $3 DESC, station.name, station.id LIMIT 20`,
);

/** The published stations of a topic, those in the person's language first; at most 20. */
export async function stationsOfTopic(
  read: Reader,
  person: { id: number; language: Language },
  topicId: number,
): Promise<Ties['stations']> {
  const rows = await read.sql.all(stations, [topicId, person.id, person.language]);
  return rows.map(({ name, slug, style, ticked, total }) => ({
    name,
    url: href(stationEntry, { base: baseOf(style), slug }),
    last_score: ticked === null || total === null ? null : percentage(ticked, total),
  }));
}

const guides = statement<{ slug: string; name: string; description: string }, [topic: number, Language]>(
  'notebook.guides-of-topic',
  `SELECT guide.slug, CASE $2 WHEN 'es' THEN guide.name_es ELSE guide.name END AS name, CASE $2 WHEN 'es' THEN guide.description_es ELSE guide.description END AS description
     FROM guide_topics link JOIN guides guide ON guide.id = link.guide_id WHERE link.topic_id = $1::int AND ${guideShown('guide')} ORDER BY 2`,
);

/** The guides of a topic, by name. */
export async function guidesOfTopic(read: Reader, topicId: number, language: Language): Promise<Ties['guides']> {
  const rows = await read.sql.all(guides, [topicId, language]);
  return rows.map(({ slug, name, description }) => ({ name, description, url: href(guidePage, { slug }) }));
}
