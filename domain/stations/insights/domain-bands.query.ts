import type { PageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { insightsPage } from './contract';
import { GRADE_GROUPS, type Grade, type GradeGroup } from '../marking';
import { GP_STYLE } from '../styles';

const counted = statement<{ domain: GradeGroup; grade: Grade; count: number }, [number, number]>(
  'stations.domain-bands',
  `SELECT g.key AS domain, g.value AS grade, count(*)::int AS count
     FROM station_attempts a JOIN stations s ON s.id = a.station_id CROSS JOIN LATERAL jsonb_each_text(a.grades) g
    WHERE a.candidate_id = $1::int AND s.style = $2::int AND a.grades IS NOT NULL AND g.value IS NOT NULL
    GROUP BY 1, 2`,
);

/** How often a person got each band in each domain of their GP cases; empty when there are none (spec 3 §3). */
export async function domainBands(read: Reader, personId: number): Promise<PageData<typeof insightsPage>['domains']> {
  const rows = await read.sql.all(counted, [personId, GP_STYLE]);
  if (rows.length === 0) return [];
  return GRADE_GROUPS.map((domain) => {
    const bands: Record<Grade, number> = { 'clear-fail': 0, fail: 0, pass: 0, 'clear-pass': 0 };
    for (const row of rows) if (row.domain === domain) bands[row.grade] = row.count;
    return { domain, bands };
  });
}
