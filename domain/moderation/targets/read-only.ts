import { href } from '../../kit/contract';
import { SafeHtml } from '../../kit/html/safe-html';
import { statement } from '../../kit/statement';
import { guidePage, topicPage } from '../../notebook/contract';
import { stationEntry } from '../../stations/contract';
import { baseOf } from '../../stations/styles';
import type { Target } from './target';

const asRead = (
  revision: number,
  gone: boolean,
  language: string,
  html: SafeHtml,
  url: string,
): NonNullable<Awaited<ReturnType<Target['read']>>> => ({
  revision,
  gone,
  language,
  html: html.isEmpty ? [] : [{ part: 'about', html }],
  lines: [],
  pictures: [],
  url,
  edit_url: '',
});

const station = statement<
  {
    revision: number;
    gone: boolean;
    language: string;
    description: string;
    html_version: number;
    slug: string;
    style: number;
  },
  [number]
>(
  'moderation.read-station',
  `SELECT revision, deleted_at IS NOT NULL AS gone, language, description, html_version, slug, style FROM stations WHERE id = $1::int`,
);
export const stationTarget: Target = {
  sql: {
    join: `LEFT JOIN stations station ON target.kind = 'station' AND station.id = target.entity_id`,
    title: 'station.name',
    author: 'station.owner_id',
  },
  async read(read, id) {
    const row = await read.sql.one(station, [id]);
    if (!row) return null;
    const url = row.gone ? '' : href(stationEntry, { base: baseOf(row.style), slug: row.slug });
    return asRead(row.revision, row.gone, row.language, SafeHtml.stored(row.description, row.html_version), url);
  },
};

const topic = statement<{ slug: string }, [number]>(
  'moderation.read-topic',
  'SELECT slug FROM topics WHERE id = $1::int',
);
export const topicTarget: Target = {
  sql: {
    join: `LEFT JOIN topics topic ON target.kind = 'topic' AND topic.id = target.entity_id`,
    title: 'topic.name',
    author: 'NULL::int',
  },
  async read(read, id) {
    const row = await read.sql.one(topic, [id]);
    return row && asRead(1, false, 'en', SafeHtml.stored('', null), href(topicPage, { topic_slug: row.slug }));
  },
};

const guide = statement<{ slug: string }, [number]>(
  'moderation.read-guide',
  'SELECT slug FROM guides WHERE id = $1::int',
);
export const guideTarget: Target = {
  sql: {
    join: `LEFT JOIN guides guide ON target.kind = 'guide' AND guide.id = target.entity_id`,
    title: 'guide.name',
    author: 'NULL::int',
  },
  async read(read, id) {
    const row = await read.sql.one(guide, [id]);
    return row && asRead(1, false, 'en', SafeHtml.stored('', null), href(guidePage, { slug: row.slug }));
  },
};
