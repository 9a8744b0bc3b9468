import { randomInt } from 'node:crypto';
import { conflict } from '../kit/errors';
import { leadByRun } from '../group-practice/lead-session';
import { prepareGroup } from '../group-practice/prepare-group';
import { defaultMinutes, MINUTE, type TimedStation } from '../stations/countdown';
import { circuitNotFound } from '../stations/circuits/own-circuits';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { beginRun } from './conduct-run';
import { FEEDBACK_MINUTES } from './contract';
import { shuffled } from './order';
import { settleRun } from './settle-run';
import { CIRCUITS, STATIONS } from '~/domain/stations/views';

interface CircuitStation extends TimedStation {
  id: number;
  slug: string;
  name: string;
  revision: number;
  there: boolean;
}

const ownCircuit = statement<{ id: number; style: number; label: string }, [number, number]>(
  'circuit-runs.circuit',
  `SELECT id, style, label FROM ${CIRCUITS} circuit WHERE id = $1 AND account_id = $2`,
);

const stationsOf = statement<CircuitStation, [number, number]>(
  'circuit-runs.stations-of-circuit',
  `SELECT s.id, s.slug, s.name, s.style, s.long_case, s.candidate_minutes, s.examiner_minutes, s.revision,
          s.deleted_at IS NULL AND (s.published_at IS NOT NULL OR s.owner_id = $2) AS there
     FROM circuit_stations c JOIN ${STATIONS} s ON s.id = c.station_id WHERE c.circuit_id = $1 ORDER BY c.position, s.id`,
);

const open = statement<{ id: number }, [session: number, number, string, Date]>(
  'circuit-runs.open',
  `INSERT INTO circuit_runs (group_session_id, style, label, state, created_at) VALUES ($1, $2, $3, 'lobby', $4) RETURNING id`,
);

const addRounds = statement<never, [number, number[], number[], number[], number[], number]>(
  'circuit-runs.add-rounds',
  `INSERT INTO circuit_run_rounds (run_id, position, station_id, station_revision, reading_ms, station_ms, feedback_ms, roles)
   SELECT $1, place, station_id, revision, reading, station, $6, '{"student": null, "examiner": null, "patient": null, "observer": []}'
     FROM unnest($2::int[], $3::int[], $4::int[], $5::int[]) WITH ORDINALITY AS one (station_id, revision, reading, station, place)`,
);

export interface RunWishes {
  circuit_id: number;
  /** For every station alike; otherwise each has its own (spec 3 §9). */
  reading_minutes?: number | null;
  station_minutes?: number | null;
  feedback_minutes?: number | null;
  shuffle: boolean;
  alone: boolean;
}

/**
 * Opens a run of one's own circuit, on a new group session with the person as host. Its stations are kept as they are now:
 * who changes the circuit or a station from here on does not change what this run does.
 *
 * @param options.seed for the order, if it is shuffled
 * @throws Problem not-found `circuit-not-found`, also for somebody else's; conflict `circuit-empty` if none of its stations is there any more
 */
export async function openRun(
  tx: Transaction,
  person: { id: number },
  wishes: RunWishes,
  { chatUrl, seed = randomInt(2 ** 32) }: { chatUrl: string; seed?: number },
): Promise<{ pin: string; skipped: string[] }> {
  const circuit = await tx.sql.one(ownCircuit, [wishes.circuit_id, person.id]);
  if (!circuit) throw circuitNotFound();
  const all = await tx.sql.all(stationsOf, [circuit.id, person.id]);
  const there = all.filter((station) => station.there);
  const stations = wishes.shuffle ? shuffled(there, seed) : there;
  const [first] = stations;
  if (!first) throw conflict('circuit-empty', 'None of the stations of this circuit still exists.');

  const { pin } = await prepareGroup(tx, person, first.slug, { chatUrl, singleStation: false });
  const session = await leadByRun(tx, pin);
  const { id } = (await tx.sql.one(open, [session, circuit.style, circuit.label, tx.clock.now()]))!;
  await tx.sql.all(addRounds, [
    id,
    stations.map((station) => station.id),
    stations.map((station) => station.revision),
    stations.map((station) => (wishes.reading_minutes ?? defaultMinutes('student', station)) * MINUTE),
    stations.map((station) => Math.max(1, wishes.station_minutes ?? defaultMinutes('examiner', station)) * MINUTE),
    (wishes.feedback_minutes ?? FEEDBACK_MINUTES) * MINUTE,
  ]);
  await settleRun(tx, pin);
  if (wishes.alone) await beginRun(tx, person, pin);
  return { pin, skipped: all.filter((station) => !station.there).map((station) => station.name) };
}
