import { useState } from 'react';
import { useNavigate } from 'react-router';
import { checklistView } from '../../../../domain/stations/contract';
import { checkSubmit, type SubmitCheck } from '../../../../domain/stations/marking';
import { useAction } from '../../../live/client';
import { useStationAddress } from '../use-address';
import type { ChecklistView, MarksControls } from './use-marks';

/** Seconds left on the clock above which submitting in a group asks once. */
export const ASK_ABOVE = 60;

interface Clock {
  secondsUsed: () => number;
  secondsLeft: () => number;
}

/**
 * Submitting by the rules of spec 3 §4. `blocked` says why the last try did not go out, for the modal.
 * @param endsForOthers in a group of several people, whose station it ends
 */
export function useSubmit(view: ChecklistView, { marks, finish }: MarksControls, { secondsUsed, secondsLeft }: Clock, endsForOthers: boolean) {
  const { base, slug, pin } = useStationAddress();
  const navigate = useNavigate();
  const [warned, setWarned] = useState(false);
  const [asked, setAsked] = useState(false);
  const [blocked, setBlocked] = useState<Exclude<SubmitCheck, 'ok' | 'already-submitted'> | 'time-left' | null>(null);
  // The mutation says that it is under way a moment late: two quick presses would both get through.
  const [submitted, setSubmitted] = useState(false);
  const [gradesAsked, setGradesAsked] = useState(false);
  const send = useAction(checklistView, 'submit', { params: { base, slug }, query: { pin } }, {
    onSuccess: ({ next_url }) => {
      finish();
      void navigate(next_url, { replace: true });
    },
    onError: () => setSubmitted(false),
  });

  const submit = () => {
    const check = checkSubmit({ submitted, gradeGroups: view.grade_groups, grades: marks.grades, ticked: marks.ticked.length, warned });
    if (check === 'already-submitted') return;
    // For everyone in the group the station ends. Who was warned of an empty checklist was asked already.
    if (check === 'ok' && endsForOthers && secondsLeft() > ASK_ABOVE && !asked && !warned) {
      setAsked(true);
      setBlocked('time-left');
      return;
    }
    if (check === 'ok') {
      setBlocked(null);
      setSubmitted(true);
      send.mutate({
        timer: secondsUsed(),
        ...marks.grades,
        comments: marks.comments,
        submission_id: marks.submission_id,
        ...(pin ? { turn: marks.turn, revision: marks.revision } : {}),
        pin,
        ...Object.fromEntries(marks.ticked.map((id) => [`c-${id}`, 'on'])),
      });
      return;
    }
    if (check === 'nothing-ticked') setWarned(true);
    if (check === 'grades-missing') setGradesAsked(true);
    setBlocked(check);
  };

  return { submit, submitted, error: send.error, blocked, dismiss: () => setBlocked(null), gradesAsked };
}
