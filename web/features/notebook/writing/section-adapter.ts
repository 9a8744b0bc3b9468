import type { Language } from '~/domain/accounts/contract';
import type { SectionForm } from '~/domain/notebook/section-body';
import type { DraftHead } from '~/web/drafts/autosaver';
import type { EditorAdapter, EditorData, ServerState } from '~/web/drafts/editor/adapter';
import { uuid } from '~/web/live/uuid';
import { formOf, formOfBody, EMPTY_FORM, isForm, isSame, type Sheet, sheetOf } from './sheet';
import type { EditedPage, EditorPageData } from './pages';

export interface Saved {
  revision: number;
  next_url: string;
}
/** There is one place: before a second person. */
export type Place = 'proposed';
export interface SectionAdapter extends EditorAdapter<SectionForm, Sheet, Place, Saved> {
  /** Files a new section under another topic, with what is written by now. */
  fileUnder: (form: SectionForm, head: DraftHead, topic: { name: string; specialty_id: number }) => Promise<DraftHead>;
}

const WORDS = 'notebook.write';

const headOf = (proposal: EditorPageData['proposal']): DraftHead | null =>
  proposal && { draft_id: proposal.id, version: proposal.version, saved_at: proposal.saved_at };
const formIn = ({ proposal, published }: EditorPageData): SectionForm => {
  const body = proposal?.body ?? published?.body;
  return body ? formOfBody(body) : EMPTY_FORM;
};

/** The initial state of the editor of a section. */
export const editorData = (data: EditorPageData): EditorData<SectionForm> => ({
  form: formIn(data),
  draft: headOf(data.proposal),
  draft_is_stale:
    data.published !== null && data.proposal !== null && data.proposal.base_revision !== data.published.revision,
  revision: data.published?.revision,
});

function serverState(data: EditorPageData): ServerState<SectionForm> {
  const { published } = data;
  return {
    form: formIn(data),
    draft: headOf(data.proposal),
    saved: published && {
      revision: published.revision,
      by: published.checked_by,
      at: `${published.checked_on}T00:00:00Z`,
      form: async () => formOfBody(published.body),
    },
  };
}

interface Setting {
  page: EditedPage;
  /** None for a new section. */
  sectionId: number | null;
  language: Language;
}

/** How a section is kept, proposed and read again. */
export function sectionAdapter({ page, sectionId, language }: Setting): SectionAdapter {
  /** Names the text that this editor began, so that the first save is one however often it is sent. */
  let text = uuid();
  let begun = false;
  const beside = (head: DraftHead | null, revision: number | undefined) => {
    // What was thrown away elsewhere is begun anew, as another text.
    if (begun && !head) text = uuid();
    begun = head !== null;
    return {
      language,
      submission_id: text,
      ...(sectionId === null ? {} : { section_id: sectionId }),
      ...(head ? { draft_id: head.draft_id, version: head.version } : {}),
      ...(revision === undefined || sectionId === null ? {} : { revision }),
    };
  };
  return {
    words: WORDS,
    device: { kind: 'notebook', id: sectionId, fresh: `new-${page.kind}-${page.slug}` },
    leaving: 'saves',
    codes: { draft: 'proposal-changed', saved: 'section-changed' },
    isForm,
    isSame,
    sheetOf,
    formOf,
    autosave: async (form, head, revision) => {
      const { proposal } = await page.autosave({ ...form, ...beside(head, revision) });
      return headOf(proposal)!;
    },
    fileUnder: async (form, head, { name, specialty_id }) => {
      const { proposal } = await page.autosave({
        ...form,
        ...beside(head, undefined),
        topic_name: name,
        specialty_id,
      });
      return headOf(proposal)!;
    },
    discard: (draftId) => page.discard(draftId),
    submit: async ({ form }, revision, head) => {
      const { next_url } = await page.submit({ ...form, ...beside(head, revision || undefined) });
      return { next_url, revision };
    },
    reload: async (draft) =>
      serverState(await page.fetch(sectionId === null ? { draft: draft ?? undefined } : { section: sectionId })),
  };
}
