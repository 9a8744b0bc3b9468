import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { questionPreview, type PLACES, type QuestionForm } from '~/domain/questions/authoring/contract';
import { href } from '~/domain/kit/contract';
import { ProblemError } from '~/web/live/problem-error';
import { uuid } from '~/web/live/uuid';
import { useStable } from '~/web/ui/use-stable';
import type { DraftHead } from '~/web/drafts/autosaver';
import { isEdit, stateAt, type EditorAdapter, type ScreenData } from './editor-adapter';
import { forget, isSame, readKept } from './kept-on-device';
import { changed, formOf, keysOf, sheetOf, type Sheet } from './sheet';
import { useAutosave, useLeaving } from './use-autosave';
import { useFieldErrors } from './use-field-errors';
import { showToast } from '~/web/ui/toast';

export type Place = (typeof PLACES)[number];

/** Somebody else's state of what is written here, to choose between. */
export interface EditConflict {
  form: QuestionForm;
  /** The draft, saved in another window; or the question, saved by somebody. */
  of: 'draft' | 'question';
  head: DraftHead | null;
  revision: number;
  by: string;
  at: string | null;
}

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
  const [sheet, setSheet] = useState(() => sheetOf(data.form, adapter.questionId === null));
  const latest = useRef(sheet);
  /** The editors are made anew with another text whenever this grows. */
  const [epoch, setEpoch] = useState(0);
  const [revision, setRevision] = useState(isEdit(data) ? data.revision : 0);
  /** Once one has chosen between an older draft and the newer question. */
  const [settled, setSettled] = useState(false);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const [busy, setBusy] = useState<Place | 'preview' | 'discard' | 'rival' | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [kept, setKept] = useState(() => {
    const found = readKept(personId, { questionId: adapter.questionId, draftId: data.draft?.draft_id ?? null });
    return found && !isSame(found.form, data.form) ? found : null;
  });
  /** How many times saving was asked for and refused. */
  const [asked, setAsked] = useState(0);
  const [linkLeft, setLinkLeft] = useState(false);
  const submissionId = useRef(uuid());
  const errors = useFieldErrors(sheet, data.topics);
  // What an older draft was begun on stays known until one has chosen.
  const begunOn = data.draft_is_stale && !settled ? undefined : revision || undefined;
  const autosave = useAutosave(adapter, personId, data.draft, begunOn, onDraft);
  const { saver, state } = autosave;

  const put = (next: Sheet) => {
    latest.current = next;
    setSheet(next);
  };
  const set = useStable((change: Partial<Sheet>) => {
    const before = latest.current;
    const next = changed(before, change, data.topics);
    errors.change(Object.keys(change));
    // What was refused and then changed is another question, not the same one sent twice.
    if (problem) submissionId.current = uuid();
    setProblem(null);
    put(next);
    const form = formOf(next);
    if (JSON.stringify(form) !== JSON.stringify(formOf(before))) saver.type(form);
  });
  /** All of the form at once: an earlier state, theirs, or what the device has kept. */
  const replace = (form: QuestionForm, save: boolean) => {
    put(sheetOf(form, adapter.questionId === null));
    setEpoch((before) => before + 1);
    setProblem(null);
    if (save) saver.type(form);
  };
  const saveNow = () => saver.saveNow(formOf(latest.current));
  const leaving = useLeaving(autosave, saveNow);

  const forgetAll = () => {
    for (const draftId of [null, saver.head?.draft_id])
      if (draftId !== undefined) forget(personId, { questionId: adapter.questionId, draftId });
  };
  const failed = (error: unknown) => setProblem(error instanceof ProblemError ? error : ProblemError.offline());
  const during = async (what: NonNullable<typeof busy>, work: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    setProblem(null);
    await work().catch(failed);
    setBusy(null);
  };

  /** Fetches what somebody else has made of it, to choose between. */
  const meet = async (of: EditConflict['of'], refusal?: ProblemError) => {
    const there = await adapter.reload(saver.head?.draft_id ?? null);
    if (of === 'draft')
      return setConflict({
        of,
        form: there.form,
        head: there.draft,
        revision,
        by: '',
        at: there.draft?.saved_at ?? null,
      });
    if (!isEdit(there)) return undefined;
    const last = there.history.find((each) => each.revision === there.revision) ?? there.history[0];
    return setConflict({
      of,
      form: await stateAt(there.question_id, there.revision),
      head: there.draft,
      revision: there.revision,
      by: refusal?.about('changed_by') ?? last?.user ?? '',
      at: refusal?.about('changed_at') ?? last?.timestamp ?? null,
    });
  };

  const save = (place: Place) =>
    during(place, async () => {
      if (errors.noCorrect) return undefined;
      // A draft of an older state would undo what was saved since, unseen.
      if (data.draft_is_stale && !settled) return meet('question');
      const form = formOf(latest.current);
      const keys = keysOf(latest.current);
      if (errors.any()) {
        errors.showAll();
        return setAsked((before) => before + 1);
      }
      try {
        const { next_url } = await adapter.submit(
          { form, place, draft_id: saver.head?.draft_id, submission_id: submissionId.current },
          revision,
        );
        saver.stop();
        forgetAll();
        showToast(say({ id: `questions.write.saved.${place}` }));
        await navigate(next_url);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        if (error.code === 'question-changed') return meet('question', error);
        if (error.errors.length === 0) throw error;
        errors.refuse(error.errors, keys);
        setAsked((before) => before + 1);
        throw error;
      }
      return undefined;
    });

  /** @returns whether it is gone */
  const discard = useStable(async () => {
    let gone = false;
    await during('discard', async () => {
      if (saver.head) await adapter.discard(saver.head.draft_id);
      saver.stop();
      forgetAll();
      gone = true;
    });
    return gone;
  });

  return {
    sheet,
    set,
    replace,
    epoch,
    errors,
    state,
    saver,
    leaving,
    busy,
    problem,
    settled,
    asked,
    linkLeft,
    leaveLink: () => setLinkLeft(true),
    kept,
    useKept: () => {
      if (kept) replace(kept.form, true);
      setKept(null);
    },
    dropKept: () => {
      forget(personId, { questionId: adapter.questionId, draftId: data.draft?.draft_id ?? null });
      setKept(null);
    },
    save,
    preview: () =>
      during('preview', async () => {
        const { draft_id } = await saveNow();
        await autosave.told();
        await navigate(href(questionPreview, { draft_id }));
      }),
    discard,
    conflict,
    meet: (of: EditConflict['of']) => during('rival', () => meet(of)),
    takeTheirs: () => {
      if (!conflict) return;
      setRevision(conflict.revision);
      if (conflict.of === 'question') setSettled(true);
      replace(conflict.form, conflict.of === 'question' && saver.head !== null);
      if (conflict.of === 'draft') saver.goOnFrom(conflict.head);
      setConflict(null);
    },
    keepMine: () => {
      if (!conflict) return;
      setRevision(conflict.revision);
      if (conflict.of === 'question') setSettled(true);
      submissionId.current = uuid();
      const mine = formOf(latest.current);
      if (conflict.of === 'draft') saver.goOnFrom(conflict.head, mine);
      else saver.type(mine);
      setConflict(null);
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;
