import { href } from '../kit/contract';
import { statement } from '../kit/statement';
import { summary } from '../stations/summary-contract';
import { baseOf } from '../stations/styles';
import type { Reader } from '../kit/transaction';
import type { Consultation } from './consultation-row';
import {
  type ConsultationMarking,
  consultationPage,
  type ConsultationSnapshot,
  launchpad,
  type ShownCue,
} from './contract';
import { cuesOf } from './engine/tell/cues';
import { markingOf } from './marking/marking.query';
import { consultationNotFound } from './refusals';
import { ownConsultation } from './snapshot.query';
import { stationOf } from './station-as-begun.query';
import { factsOfStation } from './engine/read/station-facts';
import { RESULTS } from '~/domain/stations/views';

type Row = Pick<
  Consultation,
  | 'id'
  | 'station_id'
  | 'station_revision'
  | 'language'
  | 'state'
  | 'grades'
  | 'ended_at'
  | 'attempt_id'
  | 'submitted_by_itself'
  | 'closed_because'
> & { submitted_at: Date | null };

const own = statement<Row, [number, number]>(
  'consultations.find',
  `SELECT c.id, c.station_id, c.station_revision, c.language, c.state, c.grades, c.ended_at, c.attempt_id, c.submitted_by_itself, c.closed_because, attempt.submitted_at
     FROM consultations c LEFT JOIN ${RESULTS} attempt ON attempt.id = c.attempt_id WHERE c.id = $1 AND c.account_id = $2`,
);
const revealed = statement<{ number: number; revealed: number[] }, [number]>(
  'consultations.revealed',
  'SELECT number, revealed FROM consultation_turns WHERE consultation_id = $1 ORDER BY number',
);
const ofAttempt = statement<{ id: number }, [number, number]>(
  'consultations.of-attempt',
  'SELECT id FROM consultations WHERE attempt_id = $1 AND account_id = $2',
);

export interface FoundConsultation {
  consultation: ConsultationSnapshot;
  row: Row;
  station: Awaited<ReturnType<typeof stationOf>>['station'];
  marking: ConsultationMarking | null;
  cues: ShownCue[];
  result: { quizlog_id: number; summary_url: string; submitted_at: string; by_itself: boolean } | null;
  launchpad_url: string;
}

/**
 * One's own consultation. What would give the station away is read only once it has ended.
 * @throws Problem not-found `consultation-not-found`
 */
export async function findConsultation(
  read: Reader,
  personId: number,
  consultationId: number,
): Promise<FoundConsultation> {
  const row = await read.sql.one(own, [consultationId, personId]);
  if (!row) throw consultationNotFound();
  const { station, sections } = await stationOf(read, row);
  const isMarked = row.state === 'marking' || row.state === 'submitted';
  const base = baseOf(station.style);
  return {
    row,
    station,
    consultation: await ownConsultation(read, personId, consultationId),
    marking: isMarked ? await markingOf(read, row, station.style, await sections()) : null,
    cues: isMarked ? cuesOf(factsOfStation(station, row.language), await read.sql.all(revealed, [consultationId])) : [],
    result:
      row.attempt_id !== null && row.submitted_at
        ? {
            quizlog_id: row.attempt_id,
            summary_url: href(summary, { base, quizlog_id: row.attempt_id }),
            submitted_at: row.submitted_at.toISOString(),
            by_itself: row.submitted_by_itself,
          }
        : null,
    launchpad_url: href(launchpad, { base }),
  };
}

/** The address of the transcript behind a person's own result; null if it came from no consultation. */
export async function transcriptOf(read: Reader, personId: number, attemptId: number): Promise<string | null> {
  const found = await read.sql.one(ofAttempt, [attemptId, personId]);
  return found && href(consultationPage, { consultation_id: found.id });
}
