import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { stationConsultation } from '../contract';
import { endConsultationJob } from '../jobs';
import { isOpen, leftAt, type Locked, lockConsultation } from '../lock-consultation';
import { consultationEnded } from '../refusals';

const setClock = statement<never, [number, string, number, Date | null, Date]>(
  'consultations.set-clock',
  'UPDATE consultations SET state = $2, remaining_ms = $3, started_at = $4, updated_at = $5, version = version + 1 WHERE id = $1',
);

/** @throws Problem conflict `consultation-ended`, also when the time is up and nobody has noticed yet */
export function requireOpen(tx: Transaction, consultation: Locked): void {
  if (!isOpen(consultation) || leftAt(consultation, tx.clock.now()) === 0) throw consultationEnded();
}

/** Lets the clock of a locked consultation run; one that runs is left alone. */
export async function letRun(tx: Transaction, consultation: Locked): Promise<void> {
  if (consultation.state === 'running') return;
  const now = tx.clock.now();
  await tx.sql.all(setClock, [consultation.id, 'running', consultation.remaining_ms, now, now]);
  tx.enqueue(endConsultationJob, { consultation_id: consultation.id }, { delay: consultation.remaining_ms });
  tx.publish(stationConsultation, consultation.id);
}

/** Starts the clock, or lets it go on (spec 3 §4). @throws Problem not-found; conflict `consultation-ended` */
export async function beginClock(tx: Transaction, personId: number, consultationId: number): Promise<void> {
  const consultation = await lockConsultation(tx, consultationId, personId);
  requireOpen(tx, consultation);
  await letRun(tx, consultation);
}

/** Pauses the clock; only a running one can be (spec 3 §4). @throws Problem not-found; conflict `consultation-ended` */
export async function pauseClock(tx: Transaction, personId: number, consultationId: number): Promise<void> {
  const consultation = await lockConsultation(tx, consultationId, personId);
  requireOpen(tx, consultation);
  if (consultation.state !== 'running') return;
  const now = tx.clock.now();
  await tx.sql.all(setClock, [consultationId, 'paused', leftAt(consultation, now), null, now]);
  tx.publish(stationConsultation, consultationId);
}
