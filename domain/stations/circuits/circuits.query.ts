import type { PageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { circuitPage, circuitsPage } from './contract';
import { defaultMinutes, type TimedStation } from '../countdown';
import { findOwnCircuit } from './own-circuits';
import { findStationCards } from '../station-cards.query';
import { meanOf, startOfWeeks, sumWeeks, type ScoredTry } from '../insights/weeks';

const listed = statement<PageData<typeof circuitsPage>['circuits'][number], [number, number]>(
  'stations.list-circuits',
  `SELECT c.id, c.label, c.slug, count(*)::int AS stations, count(last.score)::int AS tried, round(avg(last.score)::numeric, 1)::float8 AS mean
     FROM circuits c
     JOIN circuit_stations cs ON cs.circuit_id = c.id
     LEFT JOIN LATERAL (
       SELECT 100.0::float8 * a.ticked_count / a.total_count AS score FROM station_attempts a
        WHERE a.candidate_id = c.account_id AND a.station_id = cs.station_id AND a.total_count > 0 ORDER BY a.submitted_at DESC, a.id DESC LIMIT 1) last ON true
    WHERE c.account_id = $1::int AND c.style = $2::int
    GROUP BY c.id ORDER BY lower(c.label), c.id`,
);

/** A person's circuits of a style, by label. */
export const listCircuits = (read: Reader, personId: number, style: number) => read.sql.all(listed, [personId, style]);

const stationsOf = statement<{ id: number; name: string } & TimedStation, [number]>(
  'stations.of-circuit',
  `SELECT s.id, s.name, s.style, s.long_case, s.candidate_minutes, s.examiner_minutes FROM circuit_stations cs JOIN stations s ON s.id = cs.station_id WHERE cs.circuit_id = $1::int ORDER BY cs.position, s.id`,
);

const triesAt = statement<ScoredTry, [number, number, Date]>(
  'stations.tries-of-circuit',
  `SELECT 100.0::float8 * a.ticked_count / a.total_count AS score, a.submitted_at
     FROM circuit_stations cs JOIN station_attempts a ON a.station_id = cs.station_id AND a.candidate_id = $2::int
    WHERE cs.circuit_id = $1::int AND a.submitted_at > $3::timestamptz AND a.total_count > 0`,
);

/**
 * A circuit with its stations in their order; those that are gone apart, for they can only be taken out.
 * @throws Problem not-found `circuit-not-found`
 */
export async function findCircuit(
  read: Reader,
  personId: number,
  style: number,
  slug: string,
): Promise<PageData<typeof circuitPage>> {
  const circuit = await findOwnCircuit(read, personId, style, slug);
  const now = read.clock.now();
  const [held, tries] = await Promise.all([
    read.sql.all(stationsOf, [circuit.id]),
    read.sql.all(triesAt, [circuit.id, personId, startOfWeeks(now)]),
  ]);
  const cards = new Map(
    (
      await findStationCards(
        read,
        personId,
        held.map((station) => station.id),
      )
    ).map((card) => [card.id, card]),
  );
  return {
    circuit,
    stations: held.flatMap((station) => {
      const card = cards.get(station.id);
      return card
        ? {
            ...card,
            candidate_minutes: defaultMinutes('student', station),
            examiner_minutes: defaultMinutes('examiner', station),
          }
        : [];
    }),
    gone: held.filter(({ id }) => !cards.has(id)).map(({ id, name }) => ({ id, name })),
    weekly: sumWeeks(now, tries)
      .map((week, weeks_ago) => ({ weeks_ago, you: meanOf(week) }))
      .reverse(),
  };
}
