/** @jest-environment jsdom */
import { TextInput } from '@mantine/core';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '~/web/app/testing/render-app';
import { ProblemError } from '~/web/live/problem-error';
import { AFTER_LAST_KEY, type DraftHead } from '../autosaver';
import type { EditorAdapter, ServerState } from './adapter';
import { ConflictDialog } from './conflict-dialog';
import { LeaveDialog, Offers } from './offers';
import { SaveBar } from './save-bar';
import { useEditor } from './use-editor';

interface Form {
  text: string;
}
type Saved = { revision: number };
type Adapter = EditorAdapter<Form, Form, 'here', Saved>;

const KEY = 'wardmates.question.1.question-5';
const head = (version: number): DraftHead => ({ draft_id: 9, version, saved_at: '2026-11-20T10:00:00.000Z' });

/** A thing with one text: the least that the kit can write. */
function cardAdapter(leaving: Adapter['leaving']) {
  const sent: { text: string; version: number | undefined }[] = [];
  const server = {
    autosave: async (version: number) => head(version + 1),
    there: { form: { text: '' }, draft: null, saved: null } as ServerState<Form>,
  };
  const adapter: Adapter = {
    words: ['questions', 'write'].join('.') as 'questions.write',
    device: { kind: 'question', id: 5, fresh: 'new' },
    leaving,
    codes: { draft: 'draft-changed', saved: 'question-changed' },
    isForm: (value): value is Form => typeof (value as Form | null)?.text === 'string',
    isSame: (one, other) => one.text === other.text,
    sheetOf: (form) => form,
    formOf: (sheet) => sheet,
    autosave: (form, draft) => {
      sent.push({ text: form.text, version: draft?.version });
      return server.autosave(draft?.version ?? 0);
    },
    discard: async () => undefined,
    submit: async () => ({ revision: 2 }),
    reload: async () => server.there,
  };
  return { adapter, sent, server };
}

function Card({ adapter }: { adapter: Adapter }) {
  const editor = useEditor<Form, Form, 'here', Saved, 'save'>({
    adapter,
    data: { form: { text: 'as it was' }, draft: null, draft_is_stale: false, revision: 1 },
    personId: 1,
    onDraft: () => undefined,
  });
  return (
    <>
      <Offers editor={editor} />
      <TextInput
        label="Text"
        value={editor.sheet.text}
        onChange={(event) => editor.set({ text: event.currentTarget.value })}
      />
      <SaveBar editor={editor}>
        <button onClick={() => void editor.during('save', () => editor.handIn('here'))}>Hand in</button>
      </SaveBar>
      <ConflictDialog editor={editor} size={400}>
        {() => editor.conflict!.form.text}
      </ConflictDialog>
      <LeaveDialog editor={editor} />
    </>
  );
}

async function open({ leaving = 'saves' as Adapter['leaving'], kept = '' } = {}) {
  localStorage.clear();
  if (kept) localStorage.setItem(KEY, JSON.stringify({ form: { text: kept }, at: 0, version: null }));
  const card = cardAdapter(leaving);
  const app = await renderApp({ routes: [{ path: '/', element: <Card adapter={card.adapter} /> }], at: '/' });
  return { ...app, ...card };
}
const field = () => screen.getByRole('textbox', { name: 'Text' });
const write = (text: string) => act(async () => void fireEvent.change(field(), { target: { value: text } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const pass = () => act(() => jest.advanceTimersByTimeAsync(AFTER_LAST_KEY));

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

it('keeps what is typed on the device at once and as a draft a second later; then the device forgets it', async () => {
  const { sent } = await open();
  await write('mine');
  expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject({ form: { text: 'mine' }, version: null });
  await pass();
  expect(sent).toEqual([{ text: 'mine', version: undefined }]);
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('offers what only the device has', async () => {
  const { sent } = await open({ kept: 'from the train' });
  expect(field()).toHaveValue('as it was');
  await press('Use it');
  expect(field()).toHaveValue('from the train');
  await pass();
  expect(sent).toEqual([{ text: 'from the train', version: undefined }]);
});

it.each([
  ['Keep mine', 'mine', { text: 'mine', version: 7 }],
  ['Use that one', 'theirs', { text: 'mine', version: undefined }],
])('sends nothing over what was saved elsewhere until one has chosen: %s', async (choice, shown, last) => {
  const { sent, server } = await open();
  server.autosave = async (version) => {
    if (version === 0) throw new ProblemError(409, 'draft-changed', '');
    return head(version + 1);
  };
  server.there = { form: { text: 'theirs' }, draft: head(7), saved: null };
  await write('mine');
  await pass();
  await press('Choose');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('theirs')).toBeInTheDocument();
  await pass();
  expect(sent).toHaveLength(1);
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: choice })));
  expect(screen.getByLabelText('Text')).toHaveValue(shown);
  await pass();
  expect(sent.at(-1)).toEqual(last);
});

it('saves on the way out, and asks only where that fails', async () => {
  const { sent, server, router } = await open();
  server.autosave = () => Promise.reject(new ProblemError(503, 'unavailable', ''));
  await write('mine');
  await act(async () => void router.navigate('/elsewhere/'));
  expect(sent).toHaveLength(1);
  const dialog = within(await screen.findByRole('dialog'));
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Leave' })));
  expect(router.state.location.pathname).toBe('/elsewhere/');
  expect(localStorage.getItem(KEY)).toContain('mine');
});

it('asks before an edit is left where the thing wants that, and not once it is handed in', async () => {
  const { router } = await open({ leaving: 'asks' });
  await write('mine');
  await act(async () => void router.navigate('/elsewhere/'));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  await act(
    async () => void fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' })),
  );
  await act(async () => void fireEvent.click(screen.getByText('Hand in')));
  await act(async () => void router.navigate('/elsewhere/'));
  expect(router.state.location.pathname).toBe('/elsewhere/');
});
