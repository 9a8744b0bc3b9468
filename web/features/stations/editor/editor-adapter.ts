import { href, type Output, type PageData } from '~/domain/kit/contract';
import {
  stationCreate,
  stationEdit,
  type StationChange,
  type StationForm,
  type StationPlace,
} from '~/domain/stations/authoring/contract';
import type { StationBase } from '~/domain/stations/styles';
import { runAction } from '~/web/live/client';
import { get } from '~/web/live/request';
import type { DraftHead } from '~/web/drafts/autosaver';

export type NewData = PageData<typeof stationCreate>;
export type EditData = PageData<typeof stationEdit>;
export type ScreenData = NewData | EditData;
export type Saved = Output<typeof stationEdit.actions.submit>;
export type TextKind = 'candidate_instructions' | 'patient_instructions' | 'examiner_instructions' | 'walkthrough';

/** Whose addresses are used: the editor's own, or the wizard's. */
export interface Pages {
  create: typeof stationCreate;
  edit: typeof stationEdit;
  /** What begins the names under which new ones are kept on the device. */
  prefix: string;
}
export const EDITOR: Pages = { create: stationCreate, edit: stationEdit, prefix: '' };

interface Submission {
  form: StationForm;
  place?: StationPlace;
  draft_id?: number;
  submission_id: string;
}

/** How the screen reaches the server: the same for a station that is new and for one that is changed. */
export interface EditorAdapter {
  pages: Pages;
  base: StationBase;
  stationId: number | null;
  autosave: (form: StationForm, head: DraftHead | null, revision: number | undefined) => Promise<DraftHead>;
  discard: (draftId: number) => Promise<unknown>;
  submit: (input: Submission, revision: number) => Promise<Saved>;
  importText: (kind: TextKind, template_name: string) => Promise<{ content: string }>;
  importChecklist: (checklist_template: string) => Promise<Record<string, string[] | string>>;
  /** As the server has it now. */
  reload: (draftId: number | null) => Promise<ScreenData>;
}

const draftInput = (form: StationForm, head: DraftHead | null) => ({
  form,
  ...(head ? { draft_id: head.draft_id, version: head.version } : {}),
});

/** What is sent beside the form, in the wizard: the step that one is at. */
type Beside = () => { current_step?: number };
const nothing: Beside = () => ({});

export function newEditorAdapter(base: StationBase, pages: Pages = EDITOR, beside: Beside = nothing): EditorAdapter {
  const address = { params: { base } };
  const { create } = pages;
  return {
    pages,
    base,
    stationId: null,
    autosave: (form, head) => runAction(create, 'autosave', address, draftInput(form, head)),
    discard: (draft_id) => runAction(create, 'discard_draft', address, { draft_id }),
    submit: ({ form, ...input }) => runAction(create, 'submit', address, { ...form, ...input, ...beside() }),
    importText: (kind, template_name) => runAction(create, `import_${kind}_template`, address, { template_name }),
    importChecklist: (checklist_template) =>
      runAction(create, 'import_checklist_template', address, { checklist_template }),
    reload: (draft) => get(href(create, { base }, { draft })) as Promise<NewData>,
  };
}

export function editEditorAdapter(
  base: StationBase,
  slug: string,
  stationId: number,
  pages: Pages = EDITOR,
  beside: Beside = nothing,
): EditorAdapter {
  const address = { params: { base, slug } };
  const { edit } = pages;
  return {
    pages,
    base,
    stationId,
    autosave: (form, head, revision) => runAction(edit, 'autosave', address, { ...draftInput(form, head), revision }),
    discard: (draft_id) => runAction(edit, 'discard_draft', address, { draft_id }),
    submit: ({ form, submission_id: _, ...input }, revision) =>
      runAction(edit, 'submit', address, { ...form, ...input, ...beside(), revision }),
    importText: (kind, template_name) => runAction(edit, `import_${kind}_template`, address, { template_name }),
    importChecklist: (checklist_template) =>
      runAction(edit, 'import_checklist_template', address, { checklist_template }),
    reload: () => get(href(edit, address.params)) as Promise<EditData>,
  };
}

/** A station as it was saved, whatever has been typed since. */
export const stateAt = async (base: StationBase, slug: string, revision: number): Promise<EditData> =>
  (await get(href(stationEdit, { base, slug }, { revision }))) as EditData;

export const isEdit = (data: ScreenData): data is EditData => 'station_id' in data;
export type { StationChange };
