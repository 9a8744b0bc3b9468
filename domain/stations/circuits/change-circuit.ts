import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { freeSlug } from './circuit-label';
import { circuitLabelTaken, lockOwnCircuits, requireCircuit, sameLabel } from './own-circuits';

const rename = statement<never, [number, string, string]>(
  'stations.rename-circuit',
  'UPDATE circuits SET label = $2, slug = $3 WHERE id = $1',
);
const remove = statement<never, [number]>('stations.delete-circuit', 'DELETE FROM circuits WHERE id = $1');
// What the statement takes out is still there for its last part.
const takeOut = statement<{ left: boolean }, [number, number]>(
  'stations.take-out-of-circuit',
  `WITH gone AS (DELETE FROM circuit_stations WHERE circuit_id = $1 AND station_id = $2)
   SELECT EXISTS (SELECT FROM circuit_stations WHERE circuit_id = $1 AND station_id <> $2) AS left`,
);

/**
 * Gives a circuit another label (spec 3 §7). @returns the slug of its address from now on
 * @throws Problem not-found `circuit-not-found`; conflict `circuit-label-taken`
 */
export async function renameCircuit(
  tx: Transaction,
  personId: number,
  circuitId: number,
  label: string,
): Promise<{ slug: string }> {
  const circuits = await lockOwnCircuits(tx, personId);
  const circuit = requireCircuit(circuits, circuitId);
  const others = circuits.filter((each) => each.style === circuit.style && each.id !== circuit.id);
  if (others.some((each) => sameLabel(each.label, label))) throw circuitLabelTaken();
  const slug = freeSlug(label, new Set(others.map((each) => each.slug)));
  await tx.sql.all(rename, [circuit.id, label, slug]);
  return { slug };
}

/** @throws Problem not-found `circuit-not-found` */
export async function deleteCircuit(tx: Transaction, personId: number, circuitId: number): Promise<void> {
  const circuit = requireCircuit(await lockOwnCircuits(tx, personId), circuitId);
  await tx.sql.all(remove, [circuit.id]);
}

/**
 * Takes a station out of a circuit; taking out one that is not in it changes nothing. Without its last station the
 * circuit is gone (spec 3 §2).
 * @throws Problem not-found `circuit-not-found`
 */
export async function removeFromCircuit(
  tx: Transaction,
  personId: number,
  circuitId: number,
  stationId: number,
): Promise<{ deleted: boolean }> {
  const circuit = requireCircuit(await lockOwnCircuits(tx, personId), circuitId);
  if ((await tx.sql.one(takeOut, [circuit.id, stationId]))!.left) return { deleted: false };
  await tx.sql.all(remove, [circuit.id]);
  return { deleted: true };
}
