import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Change } from '~/domain/stations/mark-changes';
import { groupStatus } from '~/domain/group-practice/contract';
import { type ChecklistData, checklistView, type OpenSuggestion } from '~/domain/stations/checklist-contract';
import { runAction } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { useStationAddress } from '../use-address';
import { showToast } from '~/web/ui/toast';
import { useErrorToast } from '~/web/ui/use-error-toast';
import { useStable } from '~/web/ui/use-stable';
import type { MarksControls } from './use-marks';

const keyOf = ({ turn, key }: OpenSuggestion): string => `${turn} ${key}`;

/** Comments are not replaced if there are any: the suggested ones follow them. */
const acceptedOf = ({ change }: OpenSuggestion, base: string): Change =>
  change.kind === 'comments'
    ? { kind: 'comments', base, html: change.html.startsWith(base) ? change.html : base + change.html }
    : change;

/** What former examiners marked offline, until the examiner has accepted or dismissed it. */
export function useSuggestions(view: ChecklistData, { marks, change }: MarksControls) {
  const { base, slug } = useStationAddress();
  const pin = view.group?.pin ?? '';
  const { onError } = useErrorToast();
  const [open, setOpen] = useState<readonly OpenSuggestion[]>(view.group?.suggestions ?? []);
  const { snapshot: status } = useLive(groupStatus, pin, { enabled: pin !== '' });
  const arrivals = status?.suggested ?? 0;
  const shown = useRef(open);
  const intl = useIntl();
  const arrived = useStable((fresh: readonly OpenSuggestion[]) =>
    intl.formatMessage(
      { id: 'stations.suggestions.arrived' },
      { count: fresh.length, name: intl.formatList([...new Set(fresh.map(({ author }) => author))]) },
    ),
  );

  useEffect(() => {
    if (pin === '' || arrivals === 0) return;
    let over = false;
    runAction(checklistView, 'suggestions', { params: { base, slug }, query: { pin } }, { pin }).then(
      (answer) => {
        if (over) return;
        const known = new Set(shown.current.map(keyOf));
        const fresh = answer.filter((one) => !known.has(keyOf(one)));
        shown.current = answer;
        setOpen(answer);
        // The panel is above the checklist, and the examiner may look further down.
        if (fresh.length > 0) showToast(arrived(fresh), { stays: true });
      },
      // Asked again with the next news of the group.
      () => undefined,
    );
    return () => void (over = true);
  }, [arrivals, pin, base, slug, arrived]);

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
    accept: (which: readonly OpenSuggestion[]) => {
      change(...which.map((one) => acceptedOf(one, marks.comments)));
      settle(which);
    },
    dismiss: settle,
  };
}

export type SuggestionControls = ReturnType<typeof useSuggestions>;
