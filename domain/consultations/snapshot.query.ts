import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { consultationNotFound } from './refusals';
import { type ConsultationSnapshot, type ConsultationState, type Turn, TURNS_MAX } from './contract';
import { endsAt } from './lock-consultation';

interface Row {
  account_id: number;
  version: number;
  state: ConsultationState;
  total_ms: number;
  remaining_ms: number;
  started_at: Date | null;
  turns: Turn[];
}

const snapshot = statement<Row, [number]>(
  'consultations.snapshot',
  `SELECT account_id, version, state, total_ms, remaining_ms, started_at,
          ARRAY(SELECT jsonb_build_object('turn_id', turn_id, 'number', number, 'asked', asked, 'said', said, 'state', turn.state, 'speaker', speaker, 'failure', failure, 'asked_at', asked_at)
                  FROM consultation_turns turn WHERE turn.consultation_id = consultations.id ORDER BY number) AS turns
     FROM consultations WHERE id = $1`,
);
function toSnapshot(
  { version, state, total_ms, remaining_ms, started_at, turns }: Row,
  now: Date,
): ConsultationSnapshot {
  return {
    version,
    state,
    clock: {
      total: total_ms,
      remaining: remaining_ms,
      started_at: started_at?.getTime() ?? null,
      minutes: Math.round(total_ms / 60_000),
      server_time: now.getTime(),
    },
    ends_at: endsAt({ total_ms, remaining_ms, started_at } as Parameters<typeof endsAt>[0])?.toISOString() ?? null,
    turns: turns.map((turn) => ({ ...turn, asked_at: new Date(turn.asked_at).toISOString() })),
    turns_left: Math.max(0, TURNS_MAX - turns.length),
  };
}

/** A consultation as it is now; null if there is none. The caller has checked that the person may watch it. */
export async function consultationOf(read: Reader, consultationId: number): Promise<ConsultationSnapshot | null> {
  const row = await read.sql.one(snapshot, [consultationId]);
  return row && toSnapshot(row, read.clock.now());
}

/** The same for whose it is. @throws Problem not-found `consultation-not-found` */
export async function ownConsultation(
  read: Reader,
  personId: number,
  consultationId: number,
): Promise<ConsultationSnapshot> {
  const row = await read.sql.one(snapshot, [consultationId]);
  if (row?.account_id !== personId) throw consultationNotFound();
  return toSnapshot(row, read.clock.now());
}
