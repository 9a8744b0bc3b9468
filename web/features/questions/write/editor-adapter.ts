import { questionCreate, questionEdit, type QuestionForm } from '~/domain/questions/authoring/contract';
import { href, type Input, type Output, type PageData } from '~/domain/kit/contract';
import { runAction } from '~/web/live/client';
import { get } from '~/web/live/request';
import type { DraftHead } from '~/web/drafts/autosaver';

export type NewData = PageData<typeof questionCreate>;
export type EditData = PageData<typeof questionEdit>;
export type ScreenData = NewData | EditData;
export type Change = EditData['history'][number];

type Submission = Omit<Input<typeof questionCreate.actions.submit>, 'form'> & { form: QuestionForm };
type Saved = Output<typeof questionCreate.actions.submit>;

/** How the screen reaches the server: the same for a question that is new and for one that is changed. */
export interface EditorAdapter {
  questionId: number | null;
  autosave: (form: QuestionForm, head: DraftHead | null, revision: number | undefined) => Promise<DraftHead>;
  discard: (draftId: number) => Promise<unknown>;
  submit: (input: Submission, revision: number) => Promise<Saved>;
  /** As the server has it now. */
  reload: (draftId: number | null) => Promise<ScreenData>;
}

const draftInput = (form: QuestionForm, head: DraftHead | null) => ({
  form,
  ...(head ? { draft_id: head.draft_id, version: head.version } : {}),
});

/** @param quiz the personal quiz that it is written for */
export function newEditorAdapter(quiz: string | undefined): EditorAdapter {
  const address = { query: { quiz } };
  return {
    questionId: null,
    autosave: (form, head) => runAction(questionCreate, 'autosave', address, draftInput(form, head)),
    discard: (draft_id) => runAction(questionCreate, 'discard_draft', address, { draft_id }),
    submit: (input) => runAction(questionCreate, 'submit', address, input),
    reload: (draft) => get(href(questionCreate, {}, { quiz, draft })) as Promise<NewData>,
  };
}

export function editEditorAdapter(question_id: number): EditorAdapter {
  const address = { params: { question_id } };
  return {
    questionId: question_id,
    autosave: (form, head, revision) =>
      runAction(questionEdit, 'autosave', address, { ...draftInput(form, head), revision }),
    discard: (draft_id) => runAction(questionEdit, 'discard_draft', address, { draft_id }),
    submit: (input, revision) => runAction(questionEdit, 'submit', address, { ...input, revision }),
    reload: () => get(href(questionEdit, address.params)) as Promise<EditData>,
  };
}

/** A question as it was saved, whatever has been typed since. */
export async function stateAt(question_id: number, revision: number): Promise<QuestionForm> {
  return ((await get(href(questionEdit, { question_id }, { revision }))) as EditData).form;
}

export const isEdit = (data: ScreenData): data is EditData => 'question_id' in data;
