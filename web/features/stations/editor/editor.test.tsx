/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { href } from '~/domain/kit/contract';
import { stationCreate, stationEdit } from '~/domain/stations/authoring/contract';
import { stationEditing } from '~/domain/stations/authoring/editing-contract';
import type { StationForm } from '~/domain/stations/authoring/form-contract';
import { CREATED, openStation, EDIT, formWith, newScreen, editScreen } from './testing/open-editor';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { findsHidden } from '~/web/app/testing/finds-hidden';
import { LEARNER } from '~/web/app/testing/render-app';
import { saveSnapshot } from '~/web/live/snapshots';

findsHidden();

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
const write = (name: string | RegExp, text: string) =>
  act(async () => void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } }));
const rows = () =>
  screen.getAllByRole('textbox', { name: /^Row \d+: / }).map((field) => (field as HTMLTextAreaElement).value);
const CREATE = href(stationCreate, { base: 'osce-stations' });
const choose = (file: File) =>
  act(
    async () =>
      void fireEvent.change(document.querySelector('input[type="file"][accept*="json"]')!, {
        target: { files: [file] },
      }),
  );
const jsonFile = (text: string) =>
  Object.assign(new File([text], 'checklist.json', { type: 'application/json' }), { text: async () => text });

describe('a station can be saved or previewed only with name, description and a label other than 0 (spec 3 §5)', () => {
  // rules: 3.5.2
  it('otherwise the buttons are disabled and a help text says what is missing', async () => {
    await openStation(CREATE, newScreen());
    for (const name of ['Preview', 'Save as personal']) expect(button(name)).toBeDisabled();
    expect(screen.getByText(/^To save, add: name, description,? and label$/)).toBeInTheDocument();
    await write('Name', 'Chest pain');
    await write('Description', 'A history.');
    expect(screen.getByText('To save, add: label')).toBeInTheDocument();
    await act(
      async () => void fireEvent.change(screen.getByRole('combobox', { name: 'Label' }), { target: { value: '1' } }),
    );
    for (const name of ['Preview', 'Save as personal']) expect(button(name)).toBeEnabled();
  });

  // rules: 3.3.5
  it('label 3 shows the AI prompt hint', async () => {
    await openStation(CREATE, newScreen({ form: formWith({ label: 1 }) }));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    await act(
      async () => void fireEvent.change(screen.getByRole('combobox', { name: 'Label' }), { target: { value: '3' } }),
    );
    expect(screen.getByRole('note')).toHaveTextContent('For an AI patient');
  });

  // rules: 3.2.11
  it('is handed in as the spec names its fields, and a new one goes on where it can be changed', async () => {
    const { posted } = await openStation(CREATE, newScreen({ form: formWith({}), abilities: { publish: true } }));
    await press('Save and publish');
    const [sent] = posted('submit');
    expect(sent).toMatchObject({
      name: 'Chest pain',
      label: 1,
      place: 'published',
      submission_id: expect.any(String),
      checklist: [{ title: 'Opening', items: [{ title: 'Washes hands' }] }],
    });
    expect(await screen.findByRole('heading', { name: CREATED })).toBeInTheDocument();
  });

  it('who is no author keeps it as a personal station', async () => {
    await openStation(CREATE, newScreen({ form: formWith({}) }));
    expect(screen.queryByRole('button', { name: 'Save and publish' })).not.toBeInTheDocument();
  });
});

describe('the checklist builder', () => {
  it('makes rows, headings and sections of what is typed', async () => {
    await openStation(CREATE, newScreen({ form: formWith({}) }));
    expect(rows()).toEqual(['Opening', 'Washes hands']);
    await press('Add an item');
    await write('Row 3: item', 'Gives name');
    await press('Row 3 is a heading');
    expect(screen.getByText('1 item in 2 sections')).toBeInTheDocument();
  });

  it('is put in order by keys, and a removed row can be put back', async () => {
    await openStation(CREATE, newScreen({ form: formWith({}) }));
    await act(
      async () =>
        void fireEvent.keyDown(screen.getByRole('textbox', { name: 'Row 2: item' }), { key: 'ArrowUp', altKey: true }),
    );
    expect(rows()).toEqual(['Washes hands', 'Opening']);
    await press('Remove row 1');
    expect(rows()).toEqual(['Opening']);
    await press('Restore “Washes hands”');
    expect(rows()).toEqual(['Washes hands', 'Opening']);
  });

  it('takes several lines as a row each', async () => {
    await openStation(CREATE, newScreen({ form: formWith({}) }));
    fireEvent.paste(screen.getByRole('textbox', { name: 'Row 2: item' }), {
      clipboardData: { getData: () => '- Onset\n2. Site\n\n• Radiation' },
    });
    await waitFor(() => expect(rows()).toEqual(['Opening', 'Washes hands', 'Onset', 'Site', 'Radiation']));
  });

  // rules: 3.2.12, 3.5.25
  it('imports a template behind what is there, ignoring its category, and does nothing when none is chosen', async () => {
    const { posted } = await openStation(CREATE, newScreen({ form: formWith({}) }), {
      import_checklist_template: { category: 'History', Closing: ['Thanks the patient'] },
    });
    await press('Import template: Checklist');
    expect(posted('import_checklist_template')).toEqual([]);
    await act(
      async () =>
        void fireEvent.change(screen.getByRole('combobox', { name: 'Template for Checklist' }), {
          target: { value: 'history' },
        }),
    );
    await press('Import template: Checklist');
    expect(posted('import_checklist_template')).toMatchObject([{ checklist_template: 'history' }]);
    await waitFor(() => expect(rows()).toEqual(['Opening', 'Washes hands', 'Closing', 'Thanks the patient']));
  });

  // rules: 3.8.5
  it('can import again after a template that could not be imported', async () => {
    let fails = true;
    await openStation(CREATE, newScreen({ form: formWith({}) }), {
      import_checklist_template: () =>
        fails ? new Refusal(503, 'unavailable') : { category: 'History', Closing: ['Thanks the patient'] },
    });
    await act(
      async () =>
        void fireEvent.change(screen.getByRole('combobox', { name: 'Template for Checklist' }), {
          target: { value: 'history' },
        }),
    );
    await press('Import template: Checklist');
    expect(rows()).toEqual(['Opening', 'Washes hands']);
    fails = false;
    await press('Import template: Checklist');
    await waitFor(() => expect(rows()).toEqual(['Opening', 'Washes hands', 'Closing', 'Thanks the patient']));
  });

  describe('imports a JSON file (spec 3 §5)', () => {
    // rules: 3.5.14, 3.5.15, 3.5.16
    it.each([
      ['that does not parse', '{', 'Invalid JSON file. Please check the file format.'],
      ['that is no checklist', '{}', 'Import failed: the file does not contain a checklist'],
      [
        'full of HTML',
        '[{"title":"<b>A</b>","items":[]}]',
        'Import failed: titles are plain text, and this one contains HTML ([0].title)',
      ],
    ])('one %s is refused in the words of the specification', async (_name, text, words) => {
      await openStation(CREATE, newScreen({ form: formWith({}) }));
      await press('Import JSON');
      await screen.findByRole('dialog', { name: 'Import a checklist' });
      await choose(jsonFile(text));
      expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(words);
      await press('Import');
      expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
        'Please select a valid JSON file.',
      );
    });

    // rules: 3.2.13, 3.5.15
    it('confirming without a valid file says so, and a valid one takes the place of the rows', async () => {
      await openStation(CREATE, newScreen({ form: formWith({}) }));
      await press('Import JSON');
      await screen.findByRole('dialog', { name: 'Import a checklist' });
      await press('Import');
      expect(screen.getByText('Please select a valid JSON file.')).toBeInTheDocument();
      await choose(jsonFile('[{"title":"New","items":[{"title":"One"}]}]'));
      await within(screen.getByRole('dialog')).findByText('1 item in 1 section');
      await press('Import');
      expect(rows()).toEqual(['New', 'One']);
    });
  });
});

describe('what is typed', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  it('is kept as a draft a second after the last key, and on the device at once', async () => {
    const { posted } = await openStation(CREATE, newScreen({ form: formWith({}) }));
    await write('Name', 'Chest pain, acute');
    expect(JSON.stringify({ ...localStorage })).toContain('Chest pain, acute');
    await act(async () => void jest.advanceTimersByTime(1_000));
    await waitFor(() => expect((posted('autosave')[0]!.form as StationForm).name).toBe('Chest pain, acute'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
  });

  // rules: 3.2.14
  it('is asked about when the page is left (spec 3 §2)', async () => {
    const { router } = await openStation(EDIT, editScreen());
    await write('Name', 'Changed');
    await act(async () => void router.navigate('/elsewhere/'));
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeInTheDocument();
    await act(
      async () =>
        void fireEvent.click(
          within(screen.getByRole('dialog', { name: 'Leave this page?' })).getByRole('button', { name: 'Leave' }),
        ),
    );
    expect(await screen.findByRole('heading', { name: '/elsewhere/' })).toBeInTheDocument();
  });

  it('is not overwritten when somebody was faster: who and when is said, and one chooses', async () => {
    const refusal = new Refusal(409, 'station-changed', [
      { path: 'changed_by', message: 'Ben M.' },
      { path: 'changed_at', message: '2026-11-20T10:00:00.000Z' },
    ]);
    const { posted, answerWith } = await openStation(EDIT, editScreen(), { submit: refusal });
    await write('Description', 'Mine.');
    answerWith(editScreen({ revision: 3, form: formWith({ description: 'Theirs.' }) }));
    await press('Save as personal');
    const dialog = await screen.findByRole('dialog', { name: 'The station has changed since you opened it' });
    expect(dialog).toHaveTextContent('Ben M. changed this station');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['description']);
    await press('Keep mine');
    await press('Save as personal');
    expect(posted('submit').map(({ revision, description }) => [revision, description])).toEqual([
      [2, 'Mine.'],
      [3, 'Mine.'],
    ]);
  });
});

describe('a change that was saved meanwhile', () => {
  it.each([
    ['Ben M.', 'Ben M. saved a change to this station at'],
    [LEARNER.name, 'A change to this station was saved at'],
  ])('is said with its author, or with none if it may have been oneself elsewhere (%s)', async (name, said) => {
    const { cache } = await openStation(EDIT, editScreen());
    const changed = { version: 2, revision: 3, changed_by: { id: 1, name }, changed_at: '2026-11-20T10:00:00.000Z' };
    await act(async () => saveSnapshot(cache, stationEditing.name, '5', { ...changed, deleted: false, editors: [] }));
    expect(await screen.findByText(new RegExp(`^${said} 20 Nov 2026`))).toBeInTheDocument();
  });
});

describe('cloning', () => {
  // rules: 3.4.31
  it('saves first when that is possible, then copies', async () => {
    const { sent } = await openStation(EDIT, editScreen(), {
      clone_kit: { next_url: '/sca-cases/chest-pain-copy/edit/' },
    });
    await write('Name', 'Changed');
    await press('Clone');
    expect(await screen.findByRole('heading', { name: '/sca-cases/chest-pain-copy/edit/' })).toBeInTheDocument();
    expect(
      sent
        .filter(({ path }) => path === EDIT)
        .map(({ body }) => body.data_request ?? 'submit')
        .filter((name) => name !== 'autosave')
        .slice(-2),
    ).toEqual(['submit', 'clone_kit']);
  });
});

describe('reassigning results (spec 3 §5)', () => {
  const type = async (text: string) => {
    await press('More');
    await act(async () => void fireEvent.click(await screen.findByRole('menuitem', { name: 'Reassign results' })));
    await write('Username or email', text);
  };
  const confirm = () => screen.getByRole('button', { name: 'Reassign' });

  // rules: 3.5.19, 3.5.20
  it('any whitespace is an invalid format, and empty waits', async () => {
    await openStation(EDIT, editScreen());
    await type('a b');
    expect(screen.getByText('Invalid username/email format')).toBeInTheDocument();
    expect(confirm()).toBeDisabled();
    await write('Username or email', '');
    expect(confirm()).toBeDisabled();
  });

  // rules: 3.5.18, 3.5.21, 3.5.22, 3.7.3
  it('asks 500 ms after the last key: available is nobody, unavailable enables the button', async () => {
    let status = 'available';
    const { posted, sent } = await openStation(
      EDIT,
      editScreen(),
      { reassign_results: { reassigned: 1 } },
      { 'POST /api/register/check_username/': () => ({ status }) },
    );
    await type('nobody');
    expect(await screen.findByText('No user with that username/email')).toBeInTheDocument();
    expect(confirm()).toBeDisabled();
    status = 'unavailable';
    await write('Username or email', 'ana');
    await waitFor(() => expect(confirm()).toBeEnabled());
    expect(sent.filter(({ path }) => path.includes('check_username')).map(({ body }) => body.username)).toEqual([
      'nobody',
      'ana',
    ]);
    await press('Reassign');
    expect(posted('reassign_results')).toMatchObject([{ username: 'ana' }]);
  });
});

it('deleting asks first and lands where the server says', async () => {
  await openStation(href(stationEdit, { base: 'osce-stations', slug: 'chest-pain' }), editScreen(), {
    delete_osce_kit: { next_url: '/osce-stations/personal/' },
  });
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete the station' }));
  await act(
    async () =>
      void fireEvent.click(
        within(await screen.findByRole('dialog', { name: 'Delete this station?' })).getByRole('button', {
          name: 'Delete the station',
        }),
      ),
  );
  expect(await screen.findByRole('heading', { name: '/osce-stations/personal/' })).toBeInTheDocument();
});
