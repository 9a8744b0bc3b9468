import type { Person } from '~/domain/accounts/person';
import { pageInfo } from '~/domain/kit/list';
import { containing } from '~/domain/kit/search-patterns';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { PERSONAL_PAGE, type PersonalStation } from './contract';

type Line = Omit<PersonalStation, 'edit_url'>;

// What is on the page is found by ids alone; only then are texts read.
const list = statement<{ count: number; lines: Line[] | null }, [number, number, string, number]>(
  'stations.personal',
  `WITH mine AS (
     SELECT station.id AS station_id, draft.id AS draft_id, greatest(station.updated_at, draft.saved_at) AS changed_at
       FROM stations station LEFT JOIN station_drafts draft ON draft.station_id = station.id AND draft.account_id = $1
      WHERE station.owner_id = $1 AND station.deleted_at IS NULL AND ($2::int = 0 OR station.style = $2) AND ($3 = '' OR station.name ILIKE $3)
      UNION ALL
     SELECT NULL, draft.id, draft.saved_at FROM station_drafts draft
      WHERE draft.account_id = $1 AND draft.station_id IS NULL AND ($2::int = 0 OR draft.style = $2) AND ($3 = '' OR draft.body ->> 'name' ILIKE $3))
   SELECT (SELECT count(*)::int FROM mine) AS count,
          (SELECT json_agg(line ORDER BY line.changed_at DESC, line.station_id DESC NULLS LAST, line.draft_id DESC) FROM (
             SELECT chosen.station_id, chosen.draft_id, chosen.changed_at, station.slug, coalesce(station.style, draft.style) AS style,
                    coalesce(station.name, draft.body ->> 'name', '') AS name, coalesce(station.description, draft.body ->> 'description', '') AS description,
                    coalesce(station.label, (draft.body ->> 'label')::int, 0) AS label,
                    CASE WHEN station.id IS NULL THEN 'draft' WHEN station.published_at IS NULL THEN 'personal' ELSE 'published' END AS place,
                    coalesce(station.virtual_patient, draft.body ? 'virtual_patient') AS virtual_patient, station.virtual_patient_enabled_at IS NOT NULL AS enabled,
                    (SELECT count(*)::int FROM station_attempts attempt WHERE attempt.station_id = station.id) AS attempts
               FROM (SELECT * FROM mine ORDER BY changed_at DESC, station_id DESC NULLS LAST, draft_id DESC LIMIT ${PERSONAL_PAGE} OFFSET $4::int) chosen
               LEFT JOIN stations station ON station.id = chosen.station_id
               LEFT JOIN station_drafts draft ON draft.id = chosen.draft_id) line) AS lines`,
);

export interface Personal {
  page: number;
  /** 0 for every style. */
  style: number;
  search: string;
}

/** What somebody has written and begun to write, the last changed first, 10 a page. */
export async function listPersonal(
  read: Reader,
  person: Person,
  { page, style, search }: Personal,
): Promise<{ items: Line[]; page: number; pages: number; count: number }> {
  const pattern = search === '' ? '' : containing(search);
  const { count, lines } = (await read.sql.one(list, [person.id, style, pattern, (page - 1) * PERSONAL_PAGE]))!;
  const items = (lines ?? []).map((line) => ({ ...line, changed_at: new Date(line.changed_at).toISOString() }));
  return { items, ...pageInfo(page, PERSONAL_PAGE, count) };
}
