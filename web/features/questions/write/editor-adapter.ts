import { questionCreate, questionEdit, type PLACES, type QuestionForm } from '~/domain/questions/authoring/contract';
import { BLANK_FORM, looksLikeForm } from '~/domain/questions/authoring/blank-form';
import { href, type Output, type PageData } from '~/domain/kit/contract';
import { draftInput, type EditorAdapter, type ServerState } from '~/web/drafts/editor/adapter';
import { runAction } from '~/web/live/client';
import { get } from '~/web/live/request';
import { changed, formOf, sheetOf, type Sheet, type Topic } from './sheet';

export type NewData = PageData<typeof questionCreate>;
export type EditData = PageData<typeof questionEdit>;
export type ScreenData = NewData | EditData;
export type Saved = Output<typeof questionCreate.actions.submit>;
export type QuestionAdapter = EditorAdapter<QuestionForm, Sheet, (typeof PLACES)[number], Saved>;

const comparable = (form: QuestionForm): string =>
  JSON.stringify({
    ...BLANK_FORM,
    ...form,
    answers: form.answers.map(({ answer_text, answer_label, answer_correct }) => [
      answer_text,
      answer_label,
      answer_correct,
    ]),
  });

const WORDS = 'questions.write';

/** What a question that is new and one that is changed have in common. */
const shared = (questionId: number | null, topics: readonly Topic[]) =>
  ({
    words: WORDS,
    device: { kind: 'question', id: questionId, fresh: 'new' },
    leaving: 'saves',
    codes: { draft: 'draft-changed', saved: 'question-changed' },
    isForm: looksLikeForm,
    isSame: (one, other) => comparable(one) === comparable(other),
    sheetOf: (form) => sheetOf(form, questionId === null),
    formOf,
    changed: (before, change) => changed(before, change, topics),
  }) satisfies Partial<QuestionAdapter>;

/** What a new question is written for: a personal quiz, or an application. */
export interface WrittenFor {
  quiz?: string;
  for?: string;
}

export function newEditorAdapter(writtenFor: WrittenFor, topics: readonly Topic[]): QuestionAdapter {
  const address = { query: { ...writtenFor } };
  return {
    ...shared(null, topics),
    autosave: (form, head) => runAction(questionCreate, 'autosave', address, draftInput(form, head)),
    discard: (draft_id) => runAction(questionCreate, 'discard_draft', address, { draft_id }),
    submit: (input) => runAction(questionCreate, 'submit', address, input),
    async reload(draft) {
      const there = (await get(href(questionCreate, {}, { ...writtenFor, draft }))) as NewData;
      return { form: there.form, draft: there.draft, saved: null };
    },
  };
}

export function editEditorAdapter(question_id: number, topics: readonly Topic[]): QuestionAdapter {
  const address = { params: { question_id } };
  return {
    ...shared(question_id, topics),
    autosave: (form, head, revision) =>
      runAction(questionEdit, 'autosave', address, { ...draftInput(form, head), revision }),
    discard: (draft_id) => runAction(questionEdit, 'discard_draft', address, { draft_id }),
    submit: (input, revision) => runAction(questionEdit, 'submit', address, { ...input, revision }),
    reload: async () => stateOf((await get(href(questionEdit, address.params))) as EditData),
  };
}

function stateOf({ form, draft, question_id, revision, history }: EditData): ServerState<QuestionForm> {
  const last = history.find((each) => each.revision === revision) ?? history[0];
  return {
    form,
    draft,
    saved: {
      revision,
      by: last?.user ?? '',
      at: last?.timestamp ?? null,
      form: () => stateAt(question_id, revision),
    },
  };
}

/** A question as it was saved, without later edits. */
export async function stateAt(question_id: number, revision: number): Promise<QuestionForm> {
  return ((await get(href(questionEdit, { question_id }, { revision }))) as EditData).form;
}

export const isEdit = (data: ScreenData): data is EditData => 'question_id' in data;
