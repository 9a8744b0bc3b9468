import { useState } from 'react';
import { useNavigate } from 'react-router';
import { checklistView } from '../../../../domain/stations/contract';
import { checkSubmit, type SubmitCheck } from '../../../../domain/stations/marking';
import { useAction } from '../../../live/client';
import { useStationAddress } from '../use-address';
import type { ChecklistView, MarksControls } from './use-marks';

/** Submitting by the rules of spec 3 §4. `blocked` says why the last try did not go out, for the modal. */
export function useSubmit(view: ChecklistView, { marks, finish }: MarksControls, secondsUsed: () => number) {
  const { base, slug, pin } = useStationAddress();
  const navigate = useNavigate();
  const [warned, setWarned] = useState(false);
  const [blocked, setBlocked] = useState<Exclude<SubmitCheck, 'ok' | 'already-submitted'> | null>(null);
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
    if (check === 'ok') {
      setBlocked(null);
      setSubmitted(true);
      send.mutate({
        timer: secondsUsed(),
        ...marks.grades,
        comments: marks.comments,
        submission_id: marks.submission_id,
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
