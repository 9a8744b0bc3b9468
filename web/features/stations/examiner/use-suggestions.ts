import { useEffect, useState } from 'react';
import { groupStatus } from '~/domain/group-practice/contract';
import { type ChecklistData, checklistView, type OpenSuggestion } from '~/domain/stations/checklist-contract';
import { runAction } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { useStationAddress } from '../use-address';
import { useErrorToast } from '~/web/ui/use-error-toast';
import { applySuggestions } from './apply-suggestions';
import type { MarksControls } from './use-marks';

/** What former examiners marked offline, until the examiner has accepted or dismissed it. */
export function useSuggestions(view: ChecklistData, { marks, change }: MarksControls) {
  const { base, slug } = useStationAddress();
  const pin = view.group?.pin ?? '';
  const { onError } = useErrorToast();
  const [open, setOpen] = useState<readonly OpenSuggestion[]>(view.group?.suggestions ?? []);
  /** Rises when the notes were changed from here, for the editor to begin anew with them. */
  const [notes, setNotes] = useState(0);
  const { snapshot: status } = useLive(groupStatus, pin, { enabled: pin !== '' });
  const arrivals = status?.suggested ?? 0;

  useEffect(() => {
    if (pin === '' || arrivals === 0) return;
    let over = false;
    runAction(checklistView, 'suggestions', { params: { base, slug }, query: { pin } }, { pin }).then(
      (answer) => void (over || setOpen(answer)),
      // Asked again with the next news of the group.
      () => undefined,
    );
    return () => void (over = true);
  }, [arrivals, pin, base, slug]);

  const settle = (which: readonly OpenSuggestion[]) => {
    setOpen((before) => before.filter((one) => !which.includes(one)));
    runAction(
      checklistView,
      'settle_suggestions',
      { params: { base, slug }, query: { pin } },
      { pin, settled: which.map(({ turn, key }) => ({ turn, key })) },
    ).catch((error: Error) => {
      setOpen((before) => [...before, ...which]);
      onError(error);
    });
  };

  return {
    open,
    notes,
    accept: (which: readonly OpenSuggestion[]) => {
      change(applySuggestions(marks, which));
      if (which.some((one) => one.change.kind === 'comments')) setNotes((before) => before + 1);
      settle(which);
    },
    dismiss: settle,
  };
}

export type SuggestionControls = ReturnType<typeof useSuggestions>;
