import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ProblemError } from '~/web/live/problem-error';
import { uuid } from '~/web/live/uuid';
import { useStable } from '~/web/ui/use-stable';
import type { DraftHead } from '../autosaver';
import { forgetCopy, readCopy } from '../device-copy';
import { copyKey, type EditorAdapter, type EditorData } from './adapter';
import { useDraft, useLeaving } from './use-draft';
import { useOthersName } from './use-others-name';

/** Another state of what is written here, to choose between. */
export interface EditConflict<Form> {
  form: Form;
  /** The draft, saved in another window; or the thing, saved by somebody. */
  of: 'draft' | 'saved';
  head: DraftHead | null;
  revision: number;
  /** Empty if it is not known, or may have been oneself. */
  by: string;
  at: string | null;
}

interface Setting<Form, Sheet, Place, Saved> {
  adapter: EditorAdapter<Form, Sheet, Place, Saved>;
  data: EditorData<Form>;
  personId: number;
  /** The draft has got a number. */
  onDraft: (head: DraftHead) => unknown;
  /** Called with the fields that a change is about. */
  onChange?: (fields: readonly string[]) => void;
}

/** The fields as they are typed. */
function useSheet<Sheet>(first: () => Sheet, isDraft: boolean) {
  const [sheet, setSheet] = useState(first);
  const latest = useRef(sheet);
  /** Something is typed that is not saved as the thing, though it may be as a draft. */
  const [edited, setEdited] = useState(isDraft);
  const editedRef = useRef(edited);
  return {
    sheet,
    latest,
    put(next: Sheet) {
      latest.current = next;
      setSheet(next);
    },
    edited,
    isEdited: () => editedRef.current,
    mark(now: boolean) {
      editedRef.current = now;
      setEdited(now);
    },
  };
}

/** One act at a time. A failure goes to `onFailed`, by default to the problem of the screen. */
function useBusy<Act extends string>() {
  const [busy, setBusy] = useState<Act | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const failed = (error: unknown) => setProblem(error instanceof ProblemError ? error : ProblemError.offline());
  const during = async (act: Act, work: () => Promise<unknown>, onFailed: (error: unknown) => void = failed) => {
    if (busy) return;
    setBusy(act);
    setProblem(null);
    await work().catch(onFailed);
    setBusy(null);
  };
  return { busy, problem, setProblem, during };
}

/**
 * What is written, kept, saved and handed in: everything that the screen of an editor can do.
 * `Busy` names what the room's own acts keep the screen busy with.
 */
export function useEditor<Form, Sheet extends object, Place, Saved extends { revision: number }, Busy extends string>({
  adapter,
  data,
  personId,
  onDraft,
  onChange,
}: Setting<Form, Sheet, Place, Saved>) {
  const navigate = useNavigate();
  const othersName = useOthersName();
  const { sheet, latest, put, edited, isEdited, mark } = useSheet(
    () => adapter.sheetOf(data.form),
    data.draft !== null,
  );
  /** The editors are made anew with another text whenever this grows. */
  const [epoch, setEpoch] = useState(0);
  const [revision, setRevision] = useState(data.revision ?? 0);
  /** Once one has chosen between an older draft and the newer thing. */
  const [settled, setSettled] = useState(false);
  const [conflict, setConflict] = useState<EditConflict<Form> | null>(null);
  const { busy, problem, setProblem, during } = useBusy<Busy | 'discard' | 'compare'>();
  const keyOf = (draftId: number | null) => copyKey(adapter.device, personId, draftId);
  const firstKey = keyOf(data.draft?.draft_id ?? null);
  const [kept, setKept] = useState(() => {
    const found = readCopy(firstKey, adapter.isForm);
    return found && !adapter.isSame(found.form, data.form) ? found : null;
  });
  const submissionId = useRef(uuid());
  const stale = data.draft_is_stale && !settled;
  // What an older draft was begun on stays known until one has chosen.
  const draft = useDraft(adapter, personId, data.draft, stale ? undefined : revision || undefined, onDraft);
  const { saver, state, goingRef } = draft;
  const formNow = () => adapter.formOf(latest.current);
  const saveNow = () => saver.saveNow(formNow());
  const leaving = useLeaving(draft, adapter.leaving, isEdited, saveNow);

  const keep = (form: Form) => {
    mark(true);
    saver.type(form);
  };
  /** Stays the same, so that the parts of the screen that a change is not about are not drawn anew. */
  const set = useStable((change: Partial<Sheet>) => {
    const before = latest.current;
    const next = adapter.changed ? adapter.changed(before, change) : { ...before, ...change };
    onChange?.(Object.keys(change));
    // What was refused and then changed is another submission, not the same one sent twice.
    if (problem) submissionId.current = uuid();
    setProblem(null);
    put(next);
    const form = adapter.formOf(next);
    if (!adapter.isSame(form, adapter.formOf(before))) keep(form);
  });
  /** All of the form at once: an earlier state, theirs, or what the device has kept. */
  const replace = (form: Form, save: boolean) => {
    put(adapter.sheetOf(form));
    setEpoch((before) => before + 1);
    setProblem(null);
    mark(save);
    if (save) saver.type(form);
  };

  const forgetAll = () => {
    forgetCopy(keyOf(null));
    if (saver.head) forgetCopy(keyOf(saver.head.draft_id));
  };

  /** Fetches what somebody else has made of it, to choose between. */
  const meet = async (of: EditConflict<Form>['of'], refusal?: ProblemError) => {
    const { form, draft: head, saved } = await adapter.reload(saver.head?.draft_id ?? null);
    if (of === 'draft' || !saved)
      return setConflict({ of: 'draft', form, head, revision, by: '', at: head?.saved_at ?? null });
    return setConflict({
      of,
      form: await saved.form(),
      head,
      revision: saved.revision,
      by: othersName(refusal?.about('changed_by') ?? saved.by),
      at: refusal?.about('changed_at') ?? saved.at,
    });
  };
  const compare = (of: EditConflict<Form>['of']) => during('compare', () => meet(of));

  /** Stops saving for what ends the draft; if that fails, goes on. */
  const insteadOfDraft = async <T>(work: () => Promise<T>): Promise<T> => {
    const waited = await saver.settle();
    try {
      return await work();
    } catch (error) {
      if (waited) saver.type(formNow());
      throw error;
    }
  };
  /** Hands the form in. @returns null if somebody was faster, and one has to choose first */
  const handIn = async (place: Place): Promise<Saved | null> => {
    // A draft of an older state would take back what was saved since, unseen.
    if (stale) return meet('saved').then(() => null);
    const form = formNow();
    try {
      const saved = await insteadOfDraft(() =>
        adapter.submit(
          { form, place, draft_id: saver.head?.draft_id, submission_id: submissionId.current },
          revision,
          saver.head,
        ),
      );
      forgetAll();
      saver.goOnFrom(null);
      setRevision(saved.revision);
      mark(false);
      // What was typed while it was on its way is a change of its own.
      if (!adapter.isSame(formNow(), form)) keep(formNow());
      return saved;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== adapter.codes.saved) throw error;
      await meet('saved', error);
      return null;
    }
  };

  /** @param mine what stays instead of theirs */
  const choose = (mine: Form | null) => {
    if (!conflict) return;
    const { of, head, form } = conflict;
    setRevision(conflict.revision);
    if (of === 'saved') setSettled(true);
    if (mine === null) {
      replace(form, of === 'saved' && saver.head !== null);
      if (of === 'draft') saver.goOnFrom(head);
    } else {
      submissionId.current = uuid();
      if (of === 'draft') saver.goOnFrom(head, mine);
      else saver.type(mine);
      mark(true);
    }
    setConflict(null);
  };

  return {
    words: adapter.words,
    sheet,
    /** What is typed, also before it is shown. */
    latest: () => latest.current,
    set,
    replace,
    epoch,
    state,
    saver,
    saveNow,
    addressSettled: draft.addressSettled,
    edited,
    isEdited,
    revision,
    stale,
    busy,
    during,
    problem,
    kept,
    useKept: () => {
      if (kept) replace(kept.form, true);
      setKept(null);
    },
    dropKept: () => {
      forgetCopy(firstKey);
      setKept(null);
    },
    handIn,
    /** @returns whether it is gone */
    discard: useStable(async () => {
      let gone = false;
      await during('discard', async () => {
        await insteadOfDraft(async () => saver.head && adapter.discard(saver.head.draft_id));
        saver.stop();
        forgetAll();
        mark(false);
        gone = true;
      });
      return gone;
    }),
    /** Leaves the page without asking: it is saved, or gone. */
    leaveFor: useStable((address: string) => {
      goingRef.current = true;
      saver.stop();
      return navigate(address);
    }),
    leaving,
    conflict,
    compare,
    takeTheirs: () => choose(null),
    keepMine: () => choose(formNow()),
  };
}

export type Editor<
  Form,
  Sheet extends object,
  Place,
  Saved extends { revision: number },
  Busy extends string,
> = ReturnType<typeof useEditor<Form, Sheet, Place, Saved, Busy>>;

/** What the parts of the kit on the screen need of an editor. */
export type AnyEditor = Pick<
  Editor<unknown, object, unknown, { revision: number }, string>,
  | 'words'
  | 'state'
  | 'busy'
  | 'problem'
  | 'stale'
  | 'compare'
  | 'useKept'
  | 'dropKept'
  | 'leaving'
  | 'takeTheirs'
  | 'keepMine'
  | 'discard'
> & {
  saver: { retry: () => void };
  kept: { at: number } | null;
  conflict: Pick<EditConflict<unknown>, 'of' | 'by' | 'at'> | null;
};
