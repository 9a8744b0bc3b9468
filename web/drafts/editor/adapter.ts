import type { DraftHead } from '../autosaver';
import type { LocalKey } from '~/web/core/stores/registry';

/** What the messages of an editor begin with. Each has `save`, `kept`, `stale`, `conflict`, `leave`, `discard`, `delete` and `more`. */
export type EditorWords = 'questions.write' | 'stations.editor' | 'notebook.write';

/** Where an editor begins. */
export interface EditorData<Form> {
  form: Form;
  draft: DraftHead | null;
  /** The draft was begun on an older revision than the saved one. */
  draft_is_stale: boolean;
  /** Of the saved thing; none for a new one. */
  revision?: number;
}

/** What the server has by now. */
export interface ServerState<Form> {
  form: Form;
  draft: DraftHead | null;
  /** The thing as it was saved last, without any draft; null for a new one. */
  saved: {
    revision: number;
    /** Who saved it, and when. */
    by: string;
    at: string | null;
    form: () => Promise<Form>;
  } | null;
}

export interface Submission<Form, Place> {
  form: Form;
  place: Place;
  draft_id?: number;
  /** The same one is saved once. */
  submission_id: string;
}

/**
 * What the editor kit needs to know of a kind of thing: how it reaches the server, and how a form becomes what lies before
 * its author. A new thing and one that is there have an adapter each.
 */
export interface EditorAdapter<Form, Sheet, Place, Saved> {
  words: EditorWords;
  /** What drafts are kept under on the device. */
  device: { kind: 'question' | 'station' | 'notebook'; id: number | null; fresh: string };
  /** Whether something from the device is a form as this version of the page writes it. */
  isForm: (value: unknown) => value is Form;
  /** Whether two forms say the same. Ids of rows say nothing. */
  isSame: (one: Form, other: Form) => boolean;
  sheetOf: (form: Form) => Sheet;
  formOf: (sheet: Sheet) => Form;
  /** A change with what follows from it. */
  changed?: (before: Sheet, change: Partial<Sheet>) => Sheet;
  /** Leaving the page saves what is typed and asks only if that fails, or asks as soon as something was typed. */
  leaving: 'saves' | 'asks';
  /** The problem's codes when the draft, or the thing, was saved elsewhere. */
  codes: { draft: string; saved: string };
  /** @param revision that the draft is begun on */
  autosave: (form: Form, head: DraftHead | null, revision: number | undefined) => Promise<DraftHead>;
  discard: (draftId: number) => Promise<unknown>;
  /** @param head of the draft, as far as it is known here */
  submit: (input: Submission<Form, Place>, revision: number, head: DraftHead | null) => Promise<Saved>;
  reload: (draftId: number | null) => Promise<ServerState<Form>>;
}

type Device = EditorAdapter<unknown, unknown, unknown, unknown>['device'];

/** What a draft is kept under on this device: a new thing before and after its first save as a draft, or one that is there. */
export const copyKey = ({ kind, id, fresh }: Device, personId: number, draftId: number | null): LocalKey =>
  `wardmates.${kind}.${personId}.${id !== null ? `${kind}-${id}` : draftId !== null ? `draft-${draftId}` : fresh}`;

/** What an autosave sends. */
export const draftInput = <Form>(form: Form, head: DraftHead | null) => ({
  form,
  ...(head ? { draft_id: head.draft_id, version: head.version } : {}),
});
