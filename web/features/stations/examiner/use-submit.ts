import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { type ChecklistData, checklistView } from '~/domain/stations/checklist-contract';
import { checkSubmit, type SubmitCheck } from '~/domain/stations/marking';
import { useSession } from '~/web/core/session';
import { outboxOf, runOutbox, type SubmitOutcome } from '~/web/drafts/submit-outbox';
import type { ProblemError } from '~/web/live/problem-error';
import { useStable } from '~/web/ui/use-stable';
import { useStationAddress } from '../use-address';
import type { MarksControls } from './use-marks';

/** Seconds left on the clock above which submitting in a group asks once. */
export const ASK_ABOVE = 60;

interface Clock {
  secondsUsed: () => number;
  secondsLeft: () => number;
}

/**
 * Submitting by the rules of spec 3 §4. What does not get through is kept on the device and sent by itself. `blocked` says why the last try did not go out, for the modal.
 * @param endsForOthers in a group of several people, whose station it ends
 */
export function useSubmit(
  view: ChecklistData,
  { marks, unsent, finish }: MarksControls,
  { secondsUsed, secondsLeft }: Clock,
  endsForOthers: boolean,
) {
  const { base, slug, pin } = useStationAddress();
  const navigate = useNavigate();
  const [warned, setWarned] = useState(false);
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState(Infinity);
  const [blocked, setBlocked] = useState<Exclude<SubmitCheck, 'ok' | 'already-submitted'> | 'time-left' | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const [gradesAsked, setGradesAsked] = useState(false);
  const [error, setError] = useState<ProblemError | null>(null);
  const personId = useSession().person?.id ?? 0;
  const outbox = outboxOf(personId);
  const { submission_id } = marks;
  const ended = useStable((outcome: SubmitOutcome) => {
    if (outcome.ok) {
      finish();
      void navigate(outcome.next_url, { replace: true });
      return;
    }
    setSubmitted(false);
    setError(outcome.problem);
  });
  useEffect(() => {
    // Submitted before this page was opened, and still on its way.
    if (outbox.resume(submission_id, ended)) setSubmitted(true);
    const stop = runOutbox(personId, () => undefined);
    return () => {
      outbox.leave(submission_id);
      stop();
    };
  }, [outbox, personId, submission_id, ended]);
  const { connection } = useSyncExternalStore(outbox.subscribe, outbox.snapshot);

  const submit = () => {
    const check = checkSubmit({
      submitted,
      gradeGroups: view.grade_groups,
      grades: marks.grades,
      ticked: marks.ticked.length,
      warned,
    });
    if (check === 'already-submitted') return;
    // For everyone in the group the station ends. Who was warned of an empty checklist was asked already.
    if (check === 'ok' && endsForOthers && secondsLeft() > ASK_ABOVE && !asked && !warned) {
      setAsked(true);
      setLeft(secondsLeft());
      setBlocked('time-left');
      return;
    }
    if (check === 'ok') {
      setBlocked(null);
      setSubmitted(true);
      setError(null);
      const body = {
        timer: secondsUsed(),
        ...marks.grades,
        comments: marks.comments,
        submission_id,
        changes: unsent,
        ...(pin ? { turn: marks.turn, round: marks.round, revision: marks.revision } : {}),
        pin,
        ...Object.fromEntries(marks.ticked.map((id) => [`c-${id}`, 'on'])),
      };
      outbox.add(
        { submission_id, path: href(checklistView, { base, slug }, { pin }), body, name: view.station.name },
        ended,
      );
      return;
    }
    if (check === 'nothing-ticked') setWarned(true);
    if (check === 'grades-missing') setGradesAsked(true);
    setBlocked(check);
  };

  const withdraw = () => {
    if (outbox.withdraw(submission_id)) setSubmitted(false);
  };

  return {
    submit,
    submitted,
    /** Submitted, and kept on this device until there is a connection. */
    waits: submitted && connection !== 'online',
    withdraw,
    error,
    blocked,
    left,
    dismiss: () => setBlocked(null),
    gradesAsked,
  };
}
