import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keyOfMarks, roundMarks } from '~/domain/group-practice/marks-contract';
import type { ChecklistData } from '~/domain/stations/checklist-contract';
import type { Change } from '~/domain/stations/mark-changes';
import { useSession } from '~/web/core/session';
import { outboxOf } from '~/web/drafts/submit-outbox';
import { useLive } from '~/web/live/use-live';
import { forgetCountdown } from '~/web/ui/timer/kept-countdown';
import { useStationAddress } from '../use-address';
import { DeviceSheet } from './device-sheet';
import { draftKey, isOfEarlierTurn, readDraft } from './draft';
import { sendChanges, sendDraft } from './send-marks';
import { useComments } from './use-comments';
import { useSaveMarks } from './use-save-marks';

/** The examiner's marks: every change is kept on the device at once and on the server soon after, merged with those of their other devices. */
export function useMarks(view: ChecklistData) {
  const { base, slug, pin } = useStationAddress();
  const personId = useSession().person?.id ?? 0;
  const { turn, round } = view.group ?? {};
  const place = { base, slug, pin, turn, round };
  const key = draftKey(personId, base, slug, pin === undefined ? undefined : { pin, round });
  const [{ sheet, earlier }] = useState(() => {
    const kept = readDraft(key);
    const opened = new DeviceSheet(key, view.draft, { turn, round });
    const isEarlier = kept !== null && turn !== undefined && isOfEarlierTurn(kept, turn);
    return { sheet: opened, earlier: isEarlier ? kept : null };
  });
  const marks = useSyncExternalStore(sheet.subscribe, sheet.read);
  const [toggled, setToggled] = useState<number[]>([]);
  const finished = useRef(false);
  const { kept, problem, changed, stop } = useSaveMarks(sheet, (changes, leaving) =>
    sendChanges(place, marks.submission_id, changes, leaving),
  );
  const comments = useComments(marks.comments, sheet.unsent);

  const { snapshot } = useLive(roundMarks, keyOfMarks(pin ?? '', round ?? 0, personId), {
    enabled: pin !== undefined && round !== undefined,
  });
  useEffect(() => {
    if (snapshot?.marks) sheet.take(snapshot.marks);
  }, [sheet, snapshot]);

  const change = (...changes: Change[]) => {
    if (finished.current) return;
    sheet.change(changes);
    changed();
  };
  const flip = (item_id: number) => change({ kind: marks.ticked.includes(item_id) ? 'untick' : 'tick', item_id });

  // Somebody who examines again: what this device had from the earlier turn is suggested.
  useEffect(() => {
    if (earlier) void sendDraft({ ...place, turn: earlier.turn ?? 0 }, earlier).catch(() => undefined);
    // Once, when the sheet is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    marks,
    /** What the server does not have yet. */
    unsent: sheet.unsent,
    kept,
    problem,
    change,
    /** For the editor of the comments: `key` rises when it has to begin anew. */
    comments: {
      key: comments.key,
      write: (html: string) => {
        if (html === marks.comments) return;
        comments.typed(html);
        change({ kind: 'comments', html, base: marks.comments });
      },
    },
    /** The device's own clock is kept under it: it may run before there is a mark. */
    timerId: key,
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
    /** Whether this device submits them now. */
    submits: () =>
      outboxOf(personId)
        .snapshot()
        .entries.some((one) => one.submission_id === marks.submission_id),
    /**
     * The marks are submitted: nothing is kept on the device any more.
     * @param elsewhere by somebody else, or on another device: what the server does not have yet goes there to be seen
     */
    finish: (elsewhere = false) => {
      if (elsewhere && !finished.current && sheet.unsent.length > 0)
        void sendChanges(place, marks.submission_id, sheet.unsent, true).catch(() => undefined);
      finished.current = true;
      stop();
      sheet.close();
      forgetCountdown(key);
    },
  };
}

export type MarksControls = ReturnType<typeof useMarks>;
