import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ChecklistData, checklistView, type Marks } from '~/domain/stations/checklist-contract';
import { useSession } from '~/web/core/session';
import { noteSent } from '~/web/core/stores/unsent';
import { runAction } from '~/web/live/client';
import { forgetCountdown } from '~/web/ui/timer/kept-countdown';
import { useStationAddress } from '../use-address';
import { draftKey, forgetDraft, isOfEarlierTurn, newestDraft, readDraft, writeDraft } from './draft';
import { useSaveMarks } from './use-save-marks';

/** The examiner's marks: kept on the device at once with every change, and on the server soon after. */
export function useMarks(view: ChecklistData) {
  const { base, slug, pin } = useStationAddress();
  const personId = useSession().person?.id ?? 0;
  const { turn, round } = view.group ?? {};
  const key = draftKey(personId, base, slug, pin === undefined ? undefined : { pin, round });
  const [local] = useState(() => readDraft(key));
  const [marks, setMarks] = useState<Marks>(() => ({
    ...newestDraft(local, view.draft, turn),
    ...(round === undefined ? {} : { round }),
  }));
  const [toggled, setToggled] = useState<number[]>([]);
  const finished = useRef(false);

  const change = (part: Partial<Pick<Marks, 'ticked' | 'grades' | 'comments'>>) => {
    if (finished.current) return;
    const next = { ...marks, ...part, revision: marks.revision + 1 };
    writeDraft(key, next);
    setMarks(next);
    write(next);
  };
  const flip = (id: number) =>
    change({ ticked: marks.ticked.includes(id) ? marks.ticked.filter((each) => each !== id) : [...marks.ticked, id] });
  const save = (newest: Marks, leaving: boolean) =>
    runAction(
      checklistView,
      'save_marks',
      { params: { base, slug }, query: { pin } },
      { ...newest, pin },
      { keepalive: leaving },
    );
  const { kept, write, stop } = useSaveMarks(marks, view.draft?.revision ?? 0, save);
  useLayoutEffect(() => (kept === 'saved' ? noteSent(key) : undefined), [key, kept]);

  // Somebody who examines again: what this device had from the earlier turn is suggested.
  useEffect(() => {
    if (local && turn !== undefined && isOfEarlierTurn(local, turn))
      void save({ ...local, turn: local.turn ?? 0 }, false).catch(() => undefined);
    // Once, when the sheet is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    marks,
    kept,
    change,
    toggle: (id: number) => {
      flip(id);
      setToggled([...toggled, id]);
    },
    /** The box that `undo` would turn back, if any. */
    last: toggled.at(-1) ?? null,
    undo: () => {
      const last = toggled.at(-1);
      if (last === undefined) return;
      flip(last);
      setToggled(toggled.slice(0, -1));
    },
    /**
     * The marks are submitted: nothing is kept on the device any more.
     * @param byAnother somebody else submitted: what the server does not have yet goes there for them to see
     */
    finish: (byAnother = false) => {
      if (byAnother && kept !== 'saved' && !finished.current) void save(marks, true).catch(() => undefined);
      finished.current = true;
      stop();
      forgetDraft(key);
      forgetCountdown(marks.submission_id);
    },
  };
}

export type MarksControls = ReturnType<typeof useMarks>;
