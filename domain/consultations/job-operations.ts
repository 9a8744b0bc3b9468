import { statement } from '../kit/statement';
import { operations } from '../kit/job-operations';
import { resumeTurn, settleTurn } from './talk/answer-turn';
import { MARKING_FOR_MS } from './contract';
import { answerTurnJob, endConsultationJob, submitMarksJob } from './jobs';
import { PEOPLE } from '../accounts/views';
import { STATIONS } from '../stations/views';

interface AffectedRow {
  people: string[];
  thing: string;
  missed: boolean;
}

const WHOSE = `JOIN ${PEOPLE} account ON account.id = c.account_id JOIN ${STATIONS} s ON s.id = c.station_id`;

const listener = statement<AffectedRow, [number]>(
  'consultations.waiting-for-answer',
  `SELECT ARRAY[account.display_name] AS people, s.name AS thing, turn.state <> 'said' AS missed
     FROM consultation_turns turn JOIN consultations c ON c.id = turn.consultation_id ${WHOSE} WHERE turn.id = $1`,
);
const ending = statement<AffectedRow, [number, Date]>(
  'consultations.to-end',
  `SELECT ARRAY[account.display_name] AS people, s.name AS thing, c.state = 'running' AND c.started_at + c.remaining_ms * interval '1 millisecond' <= $2 AS missed
     FROM consultations c ${WHOSE} WHERE c.id = $1`,
);
const left = statement<AffectedRow, [number, Date]>(
  'consultations.to-submit',
  `SELECT ARRAY[account.display_name] AS people, s.name AS thing, c.state = 'marking' AND c.ended_at <= $2 AS missed FROM consultations c ${WHOSE} WHERE c.id = $1`,
);

export const consultationsJobOperations = [
  operations(answerTurnJob, {
    affects: (read, { turn_id }) => read.sql.one(listener, [turn_id]),
    retried: (tx, { turn_id }) => resumeTurn(tx, turn_id),
    drained: (tx, { turn_id }) => settleTurn(tx, turn_id, { failure: 'internal' }),
  }),
  operations(endConsultationJob, {
    affects: (read, { consultation_id }) => read.sql.one(ending, [consultation_id, read.clock.now()]),
    timed: true,
  }),
  operations(submitMarksJob, {
    affects: (read, { consultation_id }) =>
      read.sql.one(left, [consultation_id, new Date(read.clock.now().getTime() - MARKING_FOR_MS)]),
    timed: true,
  }),
];
