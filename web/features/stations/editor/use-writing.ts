import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker, useNavigate } from 'react-router';
import type { StationForm, StationPlace } from '~/domain/stations/authoring/contract';
import { maySave, missingFields } from '~/domain/stations/authoring/station-rules';
import { ProblemError } from '~/web/live/problem-error';
import { uuid } from '~/web/live/uuid';
import { useStable } from '~/web/ui/use-stable';
import type { DraftHead } from '~/web/drafts/autosaver';
import { isEdit, stateAt, type EditorAdapter, type Saved, type ScreenData } from './editor-adapter';
import { forget, readKept } from './kept-on-device';
import { formOf, isSame, sheetOf, type Sheet } from './sheet';
import { useAutosave } from './use-autosave';
import { showToast } from '~/web/ui/toast';

/** Somebody else's state of what is written here, to choose between. */
export interface EditConflict {
  form: StationForm;
  /** The draft, saved in another window; or the station, saved by somebody. */
  of: 'draft' | 'station';
  head: DraftHead | null;
  revision: number;
  by: string;
  at: string | null;
}

export type Busy = 'save' | 'discard' | 'rival' | 'clone' | 'enable';

interface Setting {
  adapter: EditorAdapter;
  data: ScreenData;
  personId: number;
  /** The draft has got a number. */
  onDraft: (head: DraftHead) => unknown;
}

/** What is written, kept and saved: all that the screen can do. */
export function useWriting({ adapter, data, personId, onDraft }: Setting) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState(() => sheetOf(data.form));
  const latest = useRef(sheet);
  /** The editors are made anew with another text whenever this grows. */
  const [epoch, setEpoch] = useState(0);
  const [revision, setRevision] = useState(isEdit(data) ? data.revision : 0);
  const [place, setPlace] = useState<StationPlace>(
    isEdit(data) ? data.place : data.abilities.publish ? 'published' : 'personal',
  );
  /** Once one has chosen between an older draft and the newer station. */
  const [settled, setSettled] = useState(false);
  /** Something is typed that is not saved as the station, though it may be as a draft. */
  const [edited, setEdited] = useState(data.draft !== null);
  const editedRef = useRef(edited);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const [busy, setBusy] = useState<Busy | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  /** Since when consultations with its patient can be taken. */
  const [enabledAt, setEnabledAt] = useState(isEdit(data) ? data.virtual_patient_enabled_at : null);
  const subject = (draftId: number | null) => ({
    base: `${adapter.pages.prefix}${adapter.base}`,
    stationId: adapter.stationId,
    draftId,
  });
  const [kept, setKept] = useState(() => {
    const found = readKept(personId, subject(data.draft?.draft_id ?? null));
    return found && !isSame(found.form, data.form) ? found : null;
  });
  const submissionId = useRef(uuid());
  const refused = useRef(false);
  refused.current = problem !== null;
  const begunOn = data.draft_is_stale && !settled ? undefined : revision || undefined;
  const { saver, state, goingRef } = useAutosave(adapter, personId, data.draft, begunOn, onDraft);
  // Leaving the page after an edit shows a confirmation (spec 3 §2).
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      editedRef.current && !goingRef.current && currentLocation.pathname !== nextLocation.pathname,
  );

  const mark = (now: boolean) => {
    editedRef.current = now;
    setEdited(now);
  };
  const put = (next: Sheet) => {
    latest.current = next;
    setSheet(next);
  };
  /** Stays the same, so that the parts of the screen that a change is not about are not drawn anew. */
  const set = useStable((change: Partial<Sheet>) => {
    const before = formOf(latest.current);
    const next = { ...latest.current, ...change };
    // What was refused and then changed is another station, not the same one sent twice.
    if (refused.current) submissionId.current = uuid();
    setProblem(null);
    put(next);
    const form = formOf(next);
    if (isSame(form, before)) return;
    mark(true);
    saver.type(form);
  });
  /** All of the form at once: an earlier state, theirs, or what the device has kept. */
  const replace = (form: StationForm, save: boolean) => {
    put(sheetOf(form));
    setEpoch((before) => before + 1);
    setProblem(null);
    mark(save);
    if (save) saver.type(form);
  };

  const forgetAll = () => {
    for (const draftId of [null, saver.head?.draft_id]) if (draftId !== undefined) forget(personId, subject(draftId));
  };
  const failed = (error: unknown) => setProblem(error instanceof ProblemError ? error : ProblemError.offline());
  const during = async (what: Busy, work: () => Promise<unknown>, onFailed: (error: unknown) => void = failed) => {
    if (busy) return;
    setBusy(what);
    setProblem(null);
    await work().catch(onFailed);
    setBusy(null);
  };

  /** Fetches what somebody else has made of it, to choose between. */
  const meet = async (of: EditConflict['of'], refusal?: ProblemError) => {
    const there = await adapter.reload(saver.head?.draft_id ?? null);
    if (of === 'draft' || !isEdit(there))
      return setConflict({
        of: 'draft',
        form: there.form,
        head: there.draft,
        revision,
        by: '',
        at: there.draft?.saved_at ?? null,
      });
    const [last] = there.history;
    const { form } = await stateAt(adapter.base, there.slug, there.revision);
    return setConflict({
      of,
      form,
      head: there.draft,
      revision: there.revision,
      by: refusal?.about('changed_by') ?? last?.user ?? '',
      at: refusal?.about('changed_at') ?? last?.timestamp ?? null,
    });
  };

  /** Hands the form in. @returns null where somebody was faster, and one has to choose first */
  const submit = async (to: StationPlace): Promise<Saved | null> => {
    // A draft of an older state would undo what was saved since, unseen.
    if (data.draft_is_stale && !settled) return meet('station').then(() => null);
    const handedIn = latest.current;
    await saver.settle();
    try {
      const saved = await adapter.submit(
        { form: formOf(handedIn), place: to, draft_id: saver.head?.draft_id, submission_id: submissionId.current },
        revision,
      );
      forgetAll();
      saver.goOnFrom(null);
      setRevision(saved.revision);
      setPlace(to);
      setEnabledAt(saved.virtual_patient_enabled_at);
      if (saved.switched_off) showToast(say({ id: 'stations.editor.switched-off' }), { tone: 'warning', stays: true });
      mark(false);
      // What was typed while it was on its way is a change of its own.
      if (!isSame(formOf(latest.current), formOf(handedIn))) {
        mark(true);
        saver.type(formOf(latest.current));
      }
      return saved;
    } catch (error) {
      saver.type(formOf(latest.current));
      if (!(error instanceof ProblemError) || error.code !== 'station-changed') throw error;
      await meet('station', error);
      return null;
    }
  };
  const goTo = (address: string) => {
    goingRef.current = true;
    saver.stop();
    return navigate(address);
  };

  return {
    sheet,
    set,
    replace,
    epoch,
    state,
    saver,
    edited,
    place,
    revision,
    busy,
    problem,
    settled,
    missing: missingFields(sheet),
    saveable: maySave(sheet),
    kept,
    useKept: () => {
      if (kept) replace(kept.form, true);
      setKept(null);
    },
    dropKept: () => {
      forget(personId, subject(data.draft?.draft_id ?? null));
      setKept(null);
    },
    save: (to: StationPlace) =>
      during('save', async () => {
        const saved = maySave(latest.current) ? await submit(to) : null;
        if (!saved) return;
        showToast(say({ id: `stations.editor.saved.${to}` }));
        if (adapter.stationId === null) await goTo(saved.next_url);
      }),
    /** Saves first where that is possible, then copies (spec 3 §4). */
    clone: (copy: () => Promise<{ next_url: string }>, onFailed?: () => void) =>
      during(
        'clone',
        async () => {
          if (editedRef.current && maySave(latest.current) && !(await submit(place))) return;
          const { next_url } = await copy();
          showToast(say({ id: 'stations.editor.cloned' }));
          await goTo(next_url);
        },
        onFailed,
      ),
    enabledAt,
    setEnabledAt,
    /** Enables or disables it. What is enabled is what one sees: what is not saved is saved first. */
    enable: (to: boolean, ask: () => Promise<{ enabled_at: string | null }>, onFailed: (error: unknown) => void) =>
      during(
        'enable',
        async () => {
          if (to && editedRef.current && !(await submit(place))) return;
          setEnabledAt((await ask()).enabled_at);
        },
        onFailed,
      ),
    /** @returns whether it is gone */
    discard: async () => {
      let gone = false;
      await during('discard', async () => {
        await saver.settle();
        if (saver.head) await adapter.discard(saver.head.draft_id);
        saver.stop();
        forgetAll();
        mark(false);
        gone = true;
      });
      return gone;
    },
    leaveFor: goTo,
    leaving: {
      asked: blocker.state === 'blocked',
      stay: () => blocker.reset?.(),
      leave: () => {
        goingRef.current = true;
        blocker.proceed?.();
      },
    },
    conflict,
    meet: (of: EditConflict['of']) => during('rival', () => meet(of)),
    takeTheirs: () => {
      if (!conflict) return;
      setRevision(conflict.revision);
      if (conflict.of === 'station') setSettled(true);
      replace(conflict.form, conflict.of === 'station' && saver.head !== null);
      if (conflict.of === 'draft') saver.goOnFrom(conflict.head);
      setConflict(null);
    },
    keepMine: () => {
      if (!conflict) return;
      setRevision(conflict.revision);
      if (conflict.of === 'station') setSettled(true);
      submissionId.current = uuid();
      const mine = formOf(latest.current);
      if (conflict.of === 'draft') saver.goOnFrom(conflict.head, mine);
      else saver.type(mine);
      mark(true);
      setConflict(null);
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;
