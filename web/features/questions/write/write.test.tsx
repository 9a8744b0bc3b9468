/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FREE_TEXT } from '~/domain/questions/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER } from '~/web/app/testing/render-app';
import { editData, emptyForm, TEMPLATES, wholeForm } from '../testing/forms';
import { openEdit, openNew, press, write } from '../testing/open-screen';

const button = (name: string) => screen.getByRole('button', { name });
const option = (number: number) => screen.getByRole('textbox', { name: `Option ${number}` });
const options = () =>
  screen.getAllByRole('textbox', { name: /^Option \d$/ }).map((field) => (field as HTMLTextAreaElement).value);
const WARNING = 'Mark at least one option as correct.';
const draftOf = (version: number) => ({ draft_id: 9, version, saved_at: '2026-11-20T10:00:00.000Z' });

describe('a multiple-choice question needs at least one answer marked correct (spec 1 §5)', () => {
  // rules: 1.5.11
  it('otherwise a warning shows and the action buttons are disabled', async () => {
    await openNew({
      form: wholeForm({ answers: [{ answer_text: 'Aspirin', answer_label: '', answer_correct: false }] }),
    });
    expect(screen.getByText(WARNING)).toBeInTheDocument();
    for (const name of ['Publish', 'Save as', 'Preview']) expect(button(name)).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Correct: option 1' }));
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
    for (const name of ['Publish', 'Save as', 'Preview']) expect(button(name)).toBeEnabled();
  });

  it('an untouched form gets no warning', async () => {
    await openNew();
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
    fireEvent.change(option(1), { target: { value: 'Aspirin' } });
    expect(await screen.findByText(WARNING)).toBeInTheDocument();
  });

  // rules: 1.5.12
  it('free-text mode skips this check', async () => {
    await openNew();
    expect(button('Publish')).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Free text' }));
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
    expect(button('Publish')).toBeEnabled();
  });
});

describe('answers', () => {
  it.each([
    [true, /any option marked correct counts/],
    [false, /Tick every one that is correct/],
  ])('the hint says whether any correct option is enough (%s)', async (any_right, hint) => {
    await openEdit({ any_right });
    expect(screen.getByText(hint)).toBeInTheDocument();
  });

  it('are added up to nine, boxes up to four, and can be taken out and put back', async () => {
    await openNew({ form: wholeForm() });
    await press('Remove option 1');
    expect(options().slice(0, 2)).toEqual(['Alteplase', 'Heparin']);
    await press(/^Restore/);
    expect(options()[0]).toBe('Aspirin');
    for (let more = 0; more < 4; more += 1) await press('Add an option');
    expect(options()).toHaveLength(9);
    expect(button('Add an option')).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Free text' }));
    for (let more = 0; more < 3; more += 1) await press('Add a box');
    expect(button('Add a box')).toBeDisabled();
  });

  it('are put in another order by keys while one writes, and Enter goes on to the next', async () => {
    await openNew({ form: wholeForm() });
    await act(async () => void fireEvent.keyDown(option(1), { key: 'ArrowDown', altKey: true }));
    expect(options().slice(0, 3)).toEqual(['Alteplase', 'Aspirin', 'Heparin']);
    expect(option(2)).toHaveFocus();
    await act(async () => void fireEvent.keyDown(option(2), { key: 'Enter' }));
    expect(option(3)).toHaveFocus();
  });

  it('a free-text answer has a label and a model answer', async () => {
    const { posted } = await openNew({ form: wholeForm({ question_type: FREE_TEXT, answers: [] }) });
    await write('Box 1: What this box asks for', 'Diagnosis');
    await write('Box 1: Model answer', 'Asthma');
    await press('Publish');
    expect(posted('submit')[0]).toMatchObject({
      place: 'published',
      form: { question_type: 4, answers: [{ answer_label: 'Diagnosis', answer_text: 'Asthma' }] },
    });
  });
});

describe('template import (spec 1 §8)', () => {
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
  const dialog = async () => within(await screen.findByRole('dialog', { name: /template|plantilla/i }));

  // rules: 1.5.17, 1.8.2
  it("'Error importing template: Template not found' where none is selected", async () => {
    await openNew();
    await press('Use a template');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Import template' }));
    expect(await screen.findByText('Error importing template: Template not found')).toBeInTheDocument();
  });

  it('the same in Spanish in the Spanish interface', async () => {
    await openNew({}, { language: 'es' });
    await press('Usar una plantilla');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Importar plantilla' }));
    expect(await screen.findByText('Error al importar la plantilla: No se encontró la plantilla')).toBeInTheDocument();
  });

  // rules: 1.2.28
  it('shows what a template brings, and fills the form with it', async () => {
    await openNew();
    await press('Use a template');
    await dialog();
    await choose('Read a blood gas');
    expect(screen.getByText('Compensation')).toBeInTheDocument();
    await press('Import template');
    expect(await screen.findByRole('textbox', { name: 'Box 2: What this box asks for' })).toHaveValue('Compensation');
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveTextContent('Read this blood gas.');
    expect(screen.getByRole('textbox', { name: 'Explanation' })).toHaveTextContent('Step by step.');
  });

  it('finds templates by category', async () => {
    await openNew();
    await press('Use a template');
    await userEvent.selectOptions((await dialog()).getByRole('combobox', { name: 'Category' }), 'Data interpretation');
    expect(
      screen.getAllByRole('radio', { name: new RegExp(TEMPLATES.map(({ name }) => name).join('|')) }),
    ).toHaveLength(1);
  });

  it('asks before it takes the place of what is written', async () => {
    await openNew({ form: wholeForm() });
    await press('Use a template');
    await dialog();
    await choose('Read a blood gas');
    await press('Import template');
    const question = within(await screen.findByRole('dialog', { name: 'Replace your text?' }));
    expect(screen.getByRole('textbox', { name: 'Question', hidden: true })).toHaveTextContent('Which drug first?');
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    expect(screen.getByRole('textbox', { name: 'Question', hidden: true })).toHaveTextContent('Read this blood gas.');
  });
});

describe('the rules at the fields', () => {
  it('are told as one leaves a field', async () => {
    await openNew({ form: wholeForm() });
    await write('Option 3', 'Aspirin');
    expect(screen.queryByText('This option appears twice.')).not.toBeInTheDocument();
    await act(async () => void fireEvent.blur(option(3)));
    expect(screen.getByText('This option appears twice.')).toBeInTheDocument();
  });

  it('are all told when saving is tried, and nothing is sent', async () => {
    const { posted } = await openNew({
      form: wholeForm({ question_text: '', specialty_id: 0, topic_id: 0, focus_id: 0 }),
    });
    await press('Publish');
    for (const words of [
      'Write the question, or add a picture.',
      'Choose a specialty.',
      'Choose a topic.',
      'Choose a focus.',
    ])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(posted('submit')).toEqual([]);
  });

  it('what the server refuses lands at its field, until that is changed', async () => {
    await openNew(
      { form: wholeForm() },
      {
        actions: {
          submit: new Refusal(422, 'question-flawed', [{ path: 'answers.2.answer_text', message: 'option-empty' }]),
        },
      },
    );
    await press('Publish');
    expect(await screen.findByText('Fill in this option or remove it.')).toBeInTheDocument();
    expect(option(3)).toHaveAttribute('aria-invalid', 'true');
    await write('Option 3', 'Warfarin');
    expect(screen.queryByText('Fill in this option or remove it.')).not.toBeInTheDocument();
  });

  it('a link that is none is said to be left out (spec 1 §5)', async () => {
    await openNew({ form: wholeForm() });
    await write('Further reading', 'javascript:alert(1)');
    await act(async () => void fireEvent.blur(screen.getByRole('textbox', { name: 'Further reading' })));
    expect(screen.getByText('This is not a link to a page. It will be left out.')).toBeInTheDocument();
  });
});

describe('where it is saved', () => {
  it('who may publish can publish, keep for own quizzes, or keep as a draft', async () => {
    const { posted, router } = await openNew({ form: wholeForm() });
    await press('Save as');
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Save for my quizzes/),
      expect.stringMatching(/^Save as a draft/),
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: /^Save for my quizzes/ }));
    expect(posted('submit')[0]).toMatchObject({
      place: 'private',
      form: { question_text: '<p>Which drug first?</p>' },
    });
    expect(router.state.location.pathname).toBe('/questions/mine/');
  });

  it('who may not publish is not offered it', async () => {
    await openNew({ form: wholeForm(), abilities: { publish: false, publish_alone: false, edit_for_all: false } });
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    expect(button('Save for my quizzes')).toBeEnabled();
  });
});

describe('the draft', () => {
  it('is saved as one writes, says so, and stands in the address', async () => {
    const { posted, router } = await openNew();
    await write('Option 1', 'Aspirin');
    expect(screen.getByText('Saving…')).toBeInTheDocument();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(posted('autosave')[0]).toMatchObject({ form: { answers: [{ answer_text: 'Aspirin' }] } });
    expect(router.state.location.search).toBe('?draft=9');
    expect(option(1)).toHaveValue('Aspirin');
  });

  it("'Not saved: offline – kept on this device'", async () => {
    await openNew(
      {},
      {
        actions: {
          autosave: () => {
            throw new TypeError('no network');
          },
        },
      },
    );
    await write('Option 1', 'Aspirin');
    expect(await screen.findByText('Not saved: offline – kept on this device')).toBeInTheDocument();
    expect(JSON.stringify(localStorage)).toContain('Aspirin');
  });

  it('saved elsewhere meanwhile: one chooses between theirs and mine', async () => {
    let theirs = newer({ draft: draftOf(3) });
    const { posted } = await openEdit(() => theirs, {
      actions: {
        autosave: (body: Record<string, unknown>) =>
          body.version === 3 ? new Refusal(409, 'draft-changed') : draftOf(8),
      },
    });
    theirs = newer({ draft: draftOf(7), form: wholeForm({ question_text: '<p>Which drug of theirs?</p>' }) });
    await write('Option 1', 'My option');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This draft was changed elsewhere' }));
    expect(dialog.getByText('My option')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(posted('autosave').at(-1)).toMatchObject({
      version: 7,
      form: { question_text: '<p>Which drug first?</p>' },
    });
  });

  it('leaving with something unsaved saves it on the way', async () => {
    const { posted, router } = await openNew();
    await write('Option 1', 'Aspirin');
    await act(async () => void router.navigate('/elsewhere/'));
    expect(await screen.findByRole('heading', { name: '/elsewhere/' })).toBeInTheDocument();
    expect(posted('autosave')).toHaveLength(1);
  });

  it('leaving with something that cannot be saved asks once', async () => {
    const { router } = await openNew({}, { actions: { autosave: new Refusal(503, 'unavailable') } });
    await write('Option 1', 'Aspirin');
    await act(async () => void router.navigate('/elsewhere/'));
    const asked = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: '/elsewhere/' })).toBeInTheDocument();
    expect(JSON.stringify(localStorage)).toContain('Aspirin');
  });
});

const newer = (more: Parameters<typeof editData>[0]) => editData(more);

describe('a question that somebody else has saved meanwhile', () => {
  const meet = async (changed_by = 'Helen M.') => {
    const refusal = new Refusal(409, 'question-changed', [
      { path: 'changed_by', message: changed_by },
      { path: 'changed_at', message: '2026-11-20T10:00:00.000Z' },
    ]);
    let there = editData({ revision: 1 });
    const app = await openEdit(() => there, {
      actions: {
        submit: (body: Record<string, unknown>) =>
          body.revision === 1 ? refusal : { question_id: 7, revision: 3, next_url: '/questions/mine/' },
      },
    });
    await write('Option 1', 'My option');
    there = editData({ revision: 2, form: wholeForm({ explanation_text: '<p>Because it works well.</p>' }) });
    await press('Save changes');
    return {
      ...app,
      dialog: within(await screen.findByRole('dialog', { name: 'The question has changed since you opened it' })),
    };
  };

  it('says who and when, and shows both', async () => {
    const { dialog } = await meet();
    expect(dialog.getByText(/^Helen M\. saved it on 20 Nov 2026/)).toBeInTheDocument();
    expect(dialog.getByText('Explanation')).toBeInTheDocument();
    expect(dialog.getByText('Answers')).toBeInTheDocument();
  });

  it('names nobody if it may have been oneself, in another window', async () => {
    const { dialog } = await meet(LEARNER.name);
    expect(dialog.getByText(/^It was saved on 20 Nov 2026/)).toBeInTheDocument();
    expect(dialog.queryByText(new RegExp(LEARNER.name))).not.toBeInTheDocument();
  });

  it('lets one go on with one’s own on top of the new state', async () => {
    const { dialog, posted } = await meet();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue with mine' }));
    await press('Save changes');
    expect(posted('submit').at(-1)).toMatchObject({
      revision: 2,
      form: { answers: [{ answer_text: 'My option' }, {}, {}] },
    });
  });

  it('or take the new one', async () => {
    const { dialog } = await meet();
    await userEvent.click(dialog.getByRole('button', { name: 'Use the new version' }));
    expect(await screen.findByRole('textbox', { name: 'Explanation' })).toHaveTextContent('Because it works well.');
    expect(option(1)).toHaveValue('Aspirin');
  });
});

describe('history of changes', () => {
  it('is listed by whom and when; an earlier state shows what differs and can be used again', async () => {
    let asked = 0;
    const { posted } = await openEdit(() =>
      asked++ === 0 ? editData() : editData({ form: wholeForm({ question_text: '<p>Which drug last?</p>' }) }),
    );
    await press('History');
    expect(await screen.findByText(/Ana R\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'View version 1' }));
    expect(await screen.findByText('last?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByText('Which drug last?')).toBeInTheDocument();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(posted('autosave').at(-1)).toMatchObject({ form: { question_text: '<p>Which drug last?</p>' } });
  });
});

describe('for editors', () => {
  // rules: 1.6.10, 1.6.11, 1.6.12
  it('a custom-author field shows for premium questions, and admin tags vary by the selected pack (spec 1 §6)', async () => {
    await openNew(
      { form: wholeForm({ packs: ['psa'] }), abilities: { publish: true, publish_alone: true, edit_for_all: true } },
      {
        answers: {
          'GET /content/profile/all_users/': { users: [{ id: 4, name: 'Helen M.', username: 'helen', avatar: '' }] },
        },
      },
    );
    expect(screen.getByRole('checkbox', { name: 'Calculation skills' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Ward' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Credited to')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: /^Premium/ }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Credited to' }));
    expect(await screen.findByRole('option', { name: 'Helen M. (helen)' })).toBeInTheDocument();
  });

  it('others see none of it', async () => {
    await openNew({ form: emptyForm() });
    expect(screen.queryByRole('switch', { name: 'Premium' })).not.toBeInTheDocument();
  });
});

// rules: 1.4.25
it('delete needs confirmation (spec 1 §4)', async () => {
  const { posted } = await openEdit({}, { actions: { delete: { next_url: '/questions/mine/' } } });
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete question' }));
  expect(posted('delete')).toEqual([]);
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Delete this question?' })).getByRole('button', {
      name: 'Delete question',
    }),
  );
  expect(await screen.findByRole('heading', { name: '/questions/mine/' })).toBeInTheDocument();
  expect(posted('delete')).toHaveLength(1);
});
