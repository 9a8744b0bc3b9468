import { conflict, invalid, notFound } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';

export interface OwnCircuit {
  id: number;
  style: number;
  label: string;
  slug: string;
}

export const circuitNotFound = () => notFound('circuit-not-found', 'This circuit does not exist, or it is not yours.');
export const circuitLabelTaken = () => conflict('circuit-label-taken', 'You already have a circuit with this name.');
export const circuitFull = (what: 'stations' | 'circuits') =>
  what === 'stations'
    ? invalid('circuit-full', 'A circuit can have 60 stations.')
    : invalid('too-many-circuits', 'You already have 100 circuits. Delete one first.');
export const circuitNeedsLabel = () =>
  invalid('circuit-needs-label', 'Give the circuit a name.', [{ path: 'label', message: 'A name is required.' }]);
export const circuitStylesMixed = () =>
  invalid('circuit-styles-mixed', 'All stations of a circuit must be of the same kind.', [
    { path: 'kit_ids', message: 'These are of several kinds.' },
  ]);

/** One person's circuits are changed one after another, so that labels and addresses stay unique without a refusal. */
const lock = statement<{ locked: string }, [number]>(
  'stations.lock-circuits',
  `SELECT pg_advisory_xact_lock(hashtext('circuits'), $1::int)::text AS locked`,
);

const ofPerson = statement<OwnCircuit, [number]>(
  'stations.own-circuits',
  `SELECT id, style, label, slug FROM circuits WHERE account_id = $1::int`,
);
const bySlug = statement<OwnCircuit, [number, number, string]>(
  'stations.circuit-by-slug',
  `SELECT id, style, label, slug FROM circuits WHERE account_id = $1::int AND style = $2::int AND slug = $3`,
);

/** A person's circuits of all styles, nobody else changing them meanwhile. */
export async function lockOwnCircuits(tx: Transaction, personId: number): Promise<OwnCircuit[]> {
  await tx.sql.one(lock, [personId]);
  return tx.sql.all(ofPerson, [personId]);
}

/** @throws Problem not-found `circuit-not-found`, also for somebody else's */
export function requireCircuit(circuits: readonly OwnCircuit[], circuitId: number): OwnCircuit {
  const circuit = circuits.find((each) => each.id === circuitId);
  if (!circuit) throw circuitNotFound();
  return circuit;
}

/** @throws Problem not-found `circuit-not-found` */
export async function findOwnCircuit(read: Reader, personId: number, style: number, slug: string): Promise<OwnCircuit> {
  const circuit = await read.sql.one(bySlug, [personId, style, slug]);
  if (!circuit) throw circuitNotFound();
  return circuit;
}

/** Whether two labels name the same circuit. */
export const sameLabel = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
