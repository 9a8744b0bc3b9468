import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import type { Parsed } from '~/domain/kit/contract';
import { Problem } from '~/domain/kit/errors';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { findSeat, type Seat } from '~/domain/group-practice/seat.query';
import { submitInRun } from '~/domain/circuit-runs/submit-in-run';
import { isOfEarlierRound, stationOfRound } from '~/domain/group-practice/earlier-round';
import { submissionIdOf } from '~/domain/group-practice/repeated-submit.query';
import { roundMarksOf } from '~/domain/group-practice/round-marks.query';
import { type RoundMarks, type SavedMarks, saveRoundMarks } from '~/domain/group-practice/save-round-marks';
import { submitRound } from '~/domain/group-practice/submit-round';
import type * as contract from '~/domain/stations/checklist-contract';
import { findDraft } from '~/domain/stations/find-draft.query';
import { mergeChanges, type SentChange } from '~/domain/stations/mark-changes';
import { merged, type SentMarks, withMarks } from '~/domain/stations/stored-marks';
import { findStation } from '~/domain/stations/find-station.query';
import { submitAttempt } from '~/domain/stations/submit-attempt';
import type { StationBase } from '~/domain/stations/styles';
import type { Submission } from '~/domain/stations/submission';
import { tickedBoxes } from '~/domain/stations/ticked-boxes';
import type { Deps } from '~/infra/process/deps';
import { sanitise } from '~/infra/html/sanitise';
import { begunRound, requireAlone, requireStationOf } from './station-group';
import type { Reader } from '~/domain/kit/transaction';

export interface Address {
  base: StationBase;
  slug: string;
}
type SubmitInput = Parsed<typeof contract.checklistView.actions.submit>;

/** Changes of an examiner, their comments cleaned. */
export function sentChanges(changes: readonly SentChange[]): SentMarks {
  const clean: CleanHtml[] = [];
  const cleaned = changes.map((change) => {
    if (change.kind !== 'comments') return change;
    const html = sanitise(change.html);
    clean.push(html);
    return { ...change, html, base: sanitise(change.base) };
  });
  return { merge: mergeChanges(cleaned), clean };
}

const submissionOf = (input: SubmitInput, draftedAs: string | undefined): Submission => ({
  ticked: tickedBoxes(input),
  grades: {
    dgd_grade: input.dgd_grade ?? null,
    cmc_grade: input.cmc_grade ?? null,
    rto_grade: input.rto_grade ?? null,
    overall_score: input.overall_score ?? null,
  },
  comments: sanitise(input.comments),
  seconds_used: input.timer,
  submission_id: input.submission_id ?? draftedAs ?? randomUUID(),
});

/** Submitted alone, the result is the examiner's own attempt; they may reassign it to the candidate afterwards (spec 3 §5). */
export async function submitAlone(
  deps: Deps,
  person: Person,
  { base, slug }: Address,
  input: SubmitInput,
): Promise<number> {
  const station = await findStation(deps.read, base, slug, person);
  await requireAlone(deps.read, person, station);
  return deps.inTransaction(async (tx) => {
    const draft = await findDraft(tx, person.id, station.id);
    const sheet = submissionOf(input, draft?.submission_id);
    return submitAttempt(tx, {
      station,
      examiner: person,
      candidate: person,
      participants: [],
      group: null,
      input: input.changes && draft ? withMarks(sheet, merged(draft, sentChanges(input.changes)) ?? draft) : sheet,
    });
  });
}

/** The station that marks of a group belong to: that of the round they were made in, if they say which that was. */
async function stationOfMarks(
  read: Reader,
  person: Person,
  seat: Seat,
  address: Address,
  round: number | undefined,
): Promise<number> {
  const { session } = seat;
  return isOfEarlierRound(round, session)
    ? stationOfRound(read, { id: session.id, round }, address)
    : (await findStation(read, address.base, address.slug, person, begunRound(seat))).id;
}

/** Also for somebody who examined until just now, and for a station that was deleted meanwhile. */
export async function saveInGroup(
  deps: Deps,
  person: Person,
  address: Address,
  pin: string,
  marks: RoundMarks,
): Promise<SavedMarks> {
  const stationId = await stationOfMarks(
    deps.read,
    person,
    await findSeat(deps.read, person, pin),
    address,
    marks.round,
  );
  return deps.inTransaction((tx) => saveRoundMarks(tx, person, pin, stationId, marks));
}

export async function submitInGroup(
  deps: Deps,
  person: Person,
  address: Address,
  pin: string,
  input: SubmitInput,
): Promise<number> {
  const seat = await findSeat(deps.read, person, pin);
  const stationId = await stationOfMarks(deps.read, person, seat, address, input.round);
  if (!isOfEarlierRound(input.round, seat.session)) requireStationOf(seat, { id: stationId });
  const { marks } = await roundMarksOf(deps.read, { session_id: seat.session.id, round: seat.session.round });
  const submit = seat.session.circuit_run ? submitInRun : submitRound;
  const { turn, round, revision, changes } = input;
  const sheet = submissionOf(input, marks?.submission_id ?? submissionIdOf(seat.session));
  const outcome = await deps.inTransaction((tx) =>
    submit(tx, person, pin, stationId, {
      ...sheet,
      turn,
      round,
      revision,
      changes: changes && sentChanges(changes),
    }),
  );
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}
