import { readClock } from '~/domain/group-practice/keep-time';
import { changed, lockSeat } from '~/domain/group-practice/lock-seat';
import { conflict, notAllowed } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { MINUTE, stateAt } from '~/domain/stations/countdown';
import { stationConsultation } from '../contract';
import { closeConsultation } from '../end-consultation';
import { lockIfThere } from '../lock-consultation';
import { notAVirtualPatient } from '../refusals';
import { STATIONS } from '~/domain/stations/views';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';

/** The group's own clock ends the station; the talk only must not outlast it for ever. */
const TALK_MS = 60 * MINUTE;

const ofRound = statement<{ id: number }, [number, number, number]>(
  'consultations.of-round',
  `SELECT id FROM consultations WHERE group_session_id = $1 AND group_round = $2 AND account_id = $3 AND state NOT IN ('submitted', 'closed')`,
);
const patientOf = statement<{ language: 'en' | 'es'; revision: number }, [number]>(
  'consultations.patient-of-group',
  `SELECT language, revision FROM ${STATIONS} station WHERE id = $1 AND virtual_patient_enabled_at IS NOT NULL AND deleted_at IS NULL FOR SHARE`,
);
const insert = statement<{ id: number }, [number, number, number, string, number, number, number, Date]>(
  'consultations.insert-of-group',
  `INSERT INTO consultations (account_id, station_id, station_revision, language, submission_id, state, total_ms, remaining_ms, group_session_id, group_round, created_at, updated_at)
   VALUES ($1, $2, $3, $4, gen_random_uuid(), 'ready', $5, $5, $6, $7, $8, $8) ON CONFLICT DO NOTHING RETURNING id`,
);

/**
 * Lets the virtual patient play the role that nobody in a group has. Asked again in the same round, it is the same talk.
 * @returns the id of the talk
 * @throws Problem `group-not-found`, `group-ended`, `group-not-running`, `not-candidate`, `patient-taken`, `reading-time`, `not-a-virtual-patient`
 */
export async function beginGroupPatient(tx: Transaction, person: { id: number }, pin: string): Promise<number> {
  const { session, member, members } = await lockSeat(tx, person, pin);
  if (session.state !== 'running') throw conflict('group-not-running', 'The station is not running.');
  if (member.role !== 'student') throw notAllowed('not-candidate', 'Only the candidate can talk to the patient.');
  if (members.some(({ role }) => role === 'patient'))
    throw conflict('patient-taken', 'Somebody in the group plays the patient.');
  const { countdown } = await readClock(tx, session.id);
  if (stateAt(countdown, tx.clock.now().getTime()) === 'reading')
    throw conflict('reading-time', 'The patient comes in when the reading time is over.');
  const before = await tx.sql.one(ofRound, [session.id, session.round, person.id]);
  if (before) return before.id;
  const station = await tx.sql.one(patientOf, [session.station_id]);
  if (!station) throw notAVirtualPatient();
  const made = await tx.sql.one(insert, [
    person.id,
    session.station_id,
    session.station_revision ?? station.revision,
    station.language,
    TALK_MS,
    session.id,
    session.round,
    tx.clock.now(),
  ]);
  if (!made) throw new Error('the group is locked, and yet its talk was neither found nor begun');
  await changed(tx, session, { status: true });
  return made.id;
}

// Its round is over, or its owner is no longer the candidate.
const overInGroup = statement<{ id: number }, [string]>(
  'consultations.over-in-group',
  `SELECT c.id FROM ${GROUP_SESSIONS} s JOIN consultations c ON c.group_session_id = s.id
    WHERE s.pin = $1 AND c.state NOT IN ('submitted', 'closed')
      AND NOT (s.state = 'running' AND c.group_round = s.round
               AND EXISTS (SELECT FROM ${GROUP_MEMBERS} m WHERE m.session_id = s.id AND m.account_id = c.account_id AND m.role = 'student' AND m.left_at IS NULL))
    ORDER BY c.id`,
);

/** A group's talk with the virtual patient ends with its round, or when its candidate is candidate no more; its transcript stays. */
export async function closeTalksThatAreOver(tx: Transaction, pin: string): Promise<void> {
  for (const { id } of await tx.sql.all(overInGroup, [pin])) {
    const consultation = await lockIfThere(tx, id, null);
    if (consultation && consultation.state !== 'closed') await closeConsultation(tx, consultation, 'left');
  }
}

const othersTalks = statement<{ id: number }, [string, number]>(
  'consultations.others-in-group',
  `SELECT c.id FROM ${GROUP_SESSIONS} s JOIN consultations c ON c.group_session_id = s.id AND c.group_round = s.round WHERE s.pin = $1 AND c.account_id <> $2`,
);

/** A member who left a group may no longer watch its talk; their own talk they may. */
export async function stopWatching(tx: Transaction, pin: string, accountId: number): Promise<void> {
  for (const { id } of await tx.sql.all(othersTalks, [pin, accountId])) tx.revoke(stationConsultation, id, accountId);
}

const watches = statement<{ id: number }, [number, number]>(
  'consultations.watches',
  `SELECT c.id FROM consultations c
    WHERE c.id = $1 AND (c.account_id = $2
       OR EXISTS (SELECT FROM ${GROUP_MEMBERS} m WHERE m.session_id = c.group_session_id AND m.account_id = $2 AND m.left_at IS NULL))`,
);

/** The owner of a talk may watch it, and everybody in its group. */
export const watchesConsultation = async (read: Reader, personId: number, consultationId: number): Promise<boolean> =>
  (await read.sql.one(watches, [consultationId, personId])) !== null;
