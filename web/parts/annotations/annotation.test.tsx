/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { GUEST, LEARNER, renderApp } from '~/web/app/testing/render-app';
import { Annotation } from './annotation';
import { saveCopy } from '~/web/drafts/device-copy';
import { noteKey } from './note-ports';

// The editor has tests of its own; here it is a field of text.
jest.mock('./note-editor', () => ({
  NoteEditor: ({ html, onChange }: { html: string; onChange: (html: string) => void }) => (
    <textarea aria-label="Note" defaultValue={html} onChange={(event) => onChange(event.target.value)} />
  ),
}));

const ADDRESS = '/content/annotation/api/';
const PERSON = { ...LEARNER };
const savedAs = (body: unknown) => {
  const { text, revision } = body as { text: string; revision: number };
  return { deleted: text === '', text, revision, conflict: false };
};
const open = (note: unknown, more: { person?: typeof LEARNER | null; answers?: Record<string, unknown> } = {}) =>
  renderApp({
    routes: [{ path: '/', element: <Annotation type="station" entityId={5} /> }],
    at: '/',
    person: more.person === undefined ? PERSON : more.person,
    answers: { [`GET ${ADDRESS}`]: note, [`POST ${ADDRESS}`]: savedAs, ...more.answers },
  });

beforeEach(() => localStorage.clear());

it('is shown where there is one, and is written in once that is wanted', async () => {
  await open({ text: '<p>Ask about <strong>onset</strong></p>', revision: 3 });
  expect(await screen.findByText('onset')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Edit the note' }));
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('<p>Ask about <strong>onset</strong></p>');
});

// rules: 3.2.8, 3.3.1
it('is saved as it is typed, as the form fields entity_id, entity_type and text, and says so', async () => {
  const { sent } = await open({ text: '', revision: 0 });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }));
  const field = await screen.findByRole('textbox', { name: 'Note' });
  fireEvent.change(field, { target: { value: 'onset' } });
  expect(screen.getByRole('status')).toHaveTextContent('Saving');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ path: ADDRESS, body: { entity_id: 5, entity_type: 'station', text: 'onset' } });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('onset')).toBeInTheDocument();
});

it('is saved at once when its field is left', async () => {
  const { sent } = await open({ text: '', revision: 0 });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'a');
  await act(async () => screen.getByRole('textbox', { name: 'Note' }).blur());
  expect(sent).toHaveLength(1);
});

it('that was emptied is deleted', async () => {
  await open({ text: '<p>x</p>', revision: 3 });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the note' }));
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Note' }));
  expect(await screen.findByText('Note deleted')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'Add a note' })).toBeInTheDocument();
});

it('that was changed elsewhere is not replaced silently: both are shown, and both can be kept', async () => {
  let asked = 0;
  const answer = (body: unknown) =>
    (asked += 1) === 1 ? { deleted: false, text: '<p>elsewhere</p>', revision: 8, conflict: true } : savedAs(body);
  const { sent } = await open({ text: '', revision: 0 }, { answers: { [`POST ${ADDRESS}`]: answer } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'here');
  const alert = within(await screen.findByRole('alert'));
  for (const words of ['here', 'elsewhere']) expect(alert.getByText(words)).toBeInTheDocument();
  await userEvent.click(alert.getByRole('button', { name: 'Keep both' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent.at(-1)?.body).toMatchObject({ text: '<p>elsewhere</p>here', base: 8 });
});

it('that the device has kept is there without a connection', async () => {
  saveCopy(noteKey(PERSON.id, 'station', 5), '<p>from the train</p>', 2);
  await open(new Refusal(503, 'unavailable'), { answers: { [`POST ${ADDRESS}`]: new Refusal(503, 'unavailable') } });
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('<p>from the train</p>');
  expect(screen.getByRole('status')).toHaveTextContent('Saved on this device until you are back online');
});

it('that may not be read yet says why', async () => {
  await open(new Refusal(403, 'notes-after-exam'));
  expect(await screen.findByText(/opens again afterwards/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

// rules: 3.6.8
it.each([
  ['a guest', GUEST],
  ['nobody', null],
])('is not for %s', async (_, person) => {
  await open({ text: 'x', revision: 1 }, { person });
  expect(screen.queryByText('Your note')).not.toBeInTheDocument();
});
