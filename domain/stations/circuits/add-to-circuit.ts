import type { Output } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { freeSlug } from './circuit-label';
import { CIRCUIT_STATIONS_MAX, CIRCUITS_MAX, type addToCircuit as addCall } from './contract';
import { stationGone } from '../find-station.query';
import {
  circuitFull,
  circuitNeedsLabel,
  circuitStylesMixed,
  lockOwnCircuits,
  sameLabel,
  type OwnCircuit,
} from './own-circuits';

const stylesOf = statement<{ id: number; style: number }, [number[]]>(
  'stations.styles-of',
  `SELECT id, style FROM stations WHERE id = ANY ($1::int[]) AND deleted_at IS NULL AND published_at IS NOT NULL`,
);

const create = statement<OwnCircuit, [number, number, string, string, Date]>(
  'stations.create-circuit',
  `INSERT INTO circuits (account_id, style, label, slug, created_at) VALUES ($1::int, $2::int, $3, $4, $5::timestamptz) RETURNING id, style, label, slug`,
);

const countIn = statement<{ count: number }, [number]>(
  'stations.count-in-circuit',
  `SELECT count(*)::int AS count FROM circuit_stations WHERE circuit_id = $1::int`,
);

const put = statement<{ station_id: number }, [number, number[]]>(
  'stations.put-in-circuit',
  `INSERT INTO circuit_stations (circuit_id, station_id, position)
   SELECT $1::int, kit.id, kit.place + coalesce((SELECT max(position) FROM circuit_stations WHERE circuit_id = $1::int), 0)
     FROM unnest($2::int[]) WITH ORDINALITY AS kit (id, place)
   ON CONFLICT (circuit_id, station_id) DO NOTHING RETURNING station_id`,
);

/**
 * Adds stations to the person's circuit with a label, which is made when there is none (spec 3 §5). Those that it has
 * are left where they are; with no stations nothing happens.
 * @throws Problem not-found `station-gone`; invalid `circuit-needs-label`, `circuit-styles-mixed`, `circuit-full`, `too-many-circuits`
 */
export async function addToCircuit(
  tx: Transaction,
  personId: number,
  stationIds: readonly number[],
  label: string,
): Promise<Output<typeof addCall>> {
  const ids = [...new Set(stationIds)];
  if (ids.length === 0) return { circuit: null, added: 0 };
  if (label === '') throw circuitNeedsLabel();
  const stations = await tx.sql.all(stylesOf, [ids]);
  if (stations.length < ids.length) throw stationGone();
  const [style, ...others] = [...new Set(stations.map((station) => station.style))];
  if (style === undefined || others.length > 0) throw circuitStylesMixed();

  const circuits = await lockOwnCircuits(tx, personId);
  const known = circuits.find((circuit) => circuit.style === style && sameLabel(circuit.label, label));
  if (!known && circuits.length >= CIRCUITS_MAX) throw circuitFull('circuits');
  const slug = freeSlug(
    label,
    new Set(circuits.filter((circuit) => circuit.style === style).map((circuit) => circuit.slug)),
  );
  const circuit = known ?? (await tx.sql.one(create, [personId, style, label, slug, tx.clock.now()]));
  if (!circuit) throw new Error('a circuit was not made');

  const added = await tx.sql.all(put, [circuit.id, ids]);
  const held = await tx.sql.one(countIn, [circuit.id]);
  if ((held?.count ?? 0) > CIRCUIT_STATIONS_MAX) throw circuitFull('stations');
  return { circuit: { id: circuit.id, label: circuit.label, slug: circuit.slug }, added: added.length };
}
