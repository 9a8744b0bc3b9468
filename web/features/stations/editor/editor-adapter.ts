import { href, type Output, type PageData } from '~/domain/kit/contract';
import {
  stationCreate,
  stationEdit,
  type StationChange,
  type StationPlace,
} from '~/domain/stations/authoring/contract';
import type { StationForm } from '~/domain/stations/authoring/form-contract';
import type { StationBase } from '~/domain/stations/styles';
import { draftInput, type EditorAdapter } from '~/web/drafts/editor/adapter';
import { runAction } from '~/web/live/client';
import { get } from '~/web/live/request';
import { looksLikeStation } from './looks-like-station';
import { formOf, isSame, sheetOf, type Sheet } from './sheet';

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

/** Beside what the kit asks for, the imports of templates. */
export interface StationAdapter extends EditorAdapter<StationForm, Sheet, StationPlace, Saved> {
  pages: Pages;
  base: StationBase;
  importText: (kind: TextKind, template_name: string) => Promise<{ content: string }>;
  importChecklist: (checklist_template: string) => Promise<Record<string, string[] | string>>;
}

const WORDS = 'stations.editor';

/** What a station that is new and one that is changed have in common. */
const shared = (base: StationBase, stationId: number | null, pages: Pages) =>
  ({
    pages,
    base,
    words: WORDS,
    device: { kind: 'station', id: stationId, fresh: `new-${pages.prefix}${base}` },
    leaving: 'asks',
    codes: { draft: 'station-draft-changed', saved: 'station-changed' },
    isForm: looksLikeStation,
    isSame,
    sheetOf,
    formOf,
  }) satisfies Partial<StationAdapter>;

/** What is sent beside the form, in the wizard: the step that one is at. */
type Beside = () => { current_step?: number };
const nothing: Beside = () => ({});

export function newEditorAdapter(base: StationBase, pages: Pages = EDITOR, beside: Beside = nothing): StationAdapter {
  const address = { params: { base } };
  const { create } = pages;
  return {
    ...shared(base, null, pages),
    autosave: (form, head) => runAction(create, 'autosave', address, draftInput(form, head)),
    discard: (draft_id) => runAction(create, 'discard_draft', address, { draft_id }),
    submit: ({ form, ...input }) => runAction(create, 'submit', address, { ...form, ...input, ...beside() }),
    importText: (kind, template_name) => runAction(create, `import_${kind}_template`, address, { template_name }),
    importChecklist: (checklist_template) =>
      runAction(create, 'import_checklist_template', address, { checklist_template }),
    async reload(draft) {
      const there = (await get(href(create, { base }, { draft }))) as NewData;
      return { form: there.form, draft: there.draft, saved: null };
    },
  };
}

export function editEditorAdapter(
  base: StationBase,
  slug: string,
  stationId: number,
  pages: Pages = EDITOR,
  beside: Beside = nothing,
): StationAdapter {
  const address = { params: { base, slug } };
  const { edit } = pages;
  return {
    ...shared(base, stationId, pages),
    autosave: (form, head, revision) => runAction(edit, 'autosave', address, { ...draftInput(form, head), revision }),
    discard: (draft_id) => runAction(edit, 'discard_draft', address, { draft_id }),
    submit: ({ form, submission_id: _, ...input }, revision) =>
      runAction(edit, 'submit', address, { ...form, ...input, ...beside(), revision }),
    importText: (kind, template_name) => runAction(edit, `import_${kind}_template`, address, { template_name }),
    importChecklist: (checklist_template) =>
      runAction(edit, 'import_checklist_template', address, { checklist_template }),
    async reload() {
      const there = (await get(href(edit, address.params))) as EditData;
      const [last] = there.history;
      return {
        form: there.form,
        draft: there.draft,
        saved: {
          revision: there.revision,
          by: last?.user ?? '',
          at: last?.timestamp ?? null,
          form: async () => (await stateAt(base, there.slug, there.revision)).form,
        },
      };
    },
  };
}

/** A station as it was saved, without later edits. */
export const stateAt = async (base: StationBase, slug: string, revision: number): Promise<EditData> =>
  (await get(href(stationEdit, { base, slug }, { revision }))) as EditData;

export const isEdit = (data: ScreenData): data is EditData => 'station_id' in data;
export type { StationChange };
