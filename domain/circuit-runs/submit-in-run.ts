import type { Person } from '../accounts/person';
import { type RoundSubmission, submitRound } from '../group-practice/submit-round';
import type { Problem } from '../kit/errors';
import type { Transaction } from '../kit/transaction';
import { candidateOfRound } from './candidate.query';

/**
 * `submitRound` in a group that runs a circuit. The candidate is that of the round's plan: also somebody who examines themselves,
 * and somebody who has left in the middle.
 */
export const submitInRun = (
  tx: Transaction,
  person: Person,
  pin: string,
  stationId: number,
  input: RoundSubmission,
): Promise<number | Problem> =>
  submitRound(tx, person, pin, stationId, input, ({ session }) => candidateOfRound(tx, session.id, session.round));
