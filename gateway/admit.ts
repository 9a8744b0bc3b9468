import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../domain/accounts/person';
import { isStaff } from '../domain/accounts/policy';
import { accountLeaving } from '../domain/accounts/privacy/leaving';
import type { Access } from '../domain/kit/contract';
import { confirmationNeeded, notAllowed, notFound, notSignedIn } from '../domain/kit/errors';

/** Deny by default: what a contract does not open is closed. */
export function admit(
  access: Access,
  person: Person | null,
  contract: { whileLeaving?: boolean; signed?: boolean },
): void {
  // A signed address opens with any session.
  if (person?.leaving && !contract.whileLeaving && !contract.signed) throw accountLeaving();
  if (access === 'anyone') return;
  if (!person) throw notSignedIn();
  if (access === 'guest') return;
  if (person.guest)
    throw notAllowed(
      'guests-only-in-group',
      'As a guest you can take part in your group. Register to do more; your results are kept.',
    );
  if (access === 'registered') return;
  // Pages that only staff may know of are not there for others.
  if (!isStaff(person)) throw notFound();
}

export function isAdmitted(...asked: Parameters<typeof admit>): boolean {
  try {
    admit(...asked);
    return true;
  } catch {
    return false;
  }
}

/** @throws Problem `confirmation-needed` if the contract asks for a recent proof of identity and there is none */
export async function askAgain(app: FastifyInstance, contract: { confirmed?: boolean }, request: FastifyRequest) {
  if (!contract.confirmed) return;
  if (!request.claim || !(await app.sessions.isConfirmed(request.claim))) throw confirmationNeeded();
}
