import type { EntityTransaction } from '~/domain/kit/transaction';
import { freeSlug } from './circuit-label';
import { CircuitStation } from './circuit-station.entity';
import { Circuit } from './circuit.entity';
import { circuitLabelTaken, lockOwnCircuits, requireCircuit, sameLabel } from './own-circuits';

/**
 * Gives a circuit another label (spec 3 §7). @returns the slug of its address from now on
 * @throws Problem not-found `circuit-not-found`; conflict `circuit-label-taken`
 */
export async function renameCircuit(
  tx: EntityTransaction,
  personId: number,
  circuitId: number,
  label: string,
): Promise<{ slug: string }> {
  const circuits = await lockOwnCircuits(tx, personId);
  const circuit = requireCircuit(circuits, circuitId);
  const others = circuits.filter((each) => each.style === circuit.style && each.id !== circuit.id);
  if (others.some((each) => sameLabel(each.label, label))) throw circuitLabelTaken();
  const slug = freeSlug(label, new Set(others.map((each) => each.slug)));
  await tx.em.update(Circuit, { id: circuit.id }, { label, slug });
  return { slug };
}

/** @throws Problem not-found `circuit-not-found` */
export async function deleteCircuit(tx: EntityTransaction, personId: number, circuitId: number): Promise<void> {
  const circuit = requireCircuit(await lockOwnCircuits(tx, personId), circuitId);
  await tx.em.delete(Circuit, { id: circuit.id });
}

/**
 * Takes a station out of a circuit; taking out one that is not in it changes nothing. Without its last station the
 * circuit is gone (spec 3 §2).
 * @throws Problem not-found `circuit-not-found`
 */
export async function removeFromCircuit(
  tx: EntityTransaction,
  personId: number,
  circuitId: number,
  stationId: number,
): Promise<{ deleted: boolean }> {
  const circuit = requireCircuit(await lockOwnCircuits(tx, personId), circuitId);
  await tx.em.delete(CircuitStation, { circuit_id: circuit.id, station_id: stationId });
  if (await tx.em.existsBy(CircuitStation, { circuit_id: circuit.id })) return { deleted: false };
  await tx.em.delete(Circuit, { id: circuit.id });
  return { deleted: true };
}
