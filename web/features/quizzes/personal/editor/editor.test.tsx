/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { editorOf, questionAt, quizOf } from '../testing/quizzes';
import { EditorPage } from './editor-page';

const ADDRESS = '/teach/create-quiz/3/';
const routes = [{ path: '/teach/create-quiz/:quizId/', element: <EditorPage /> }];
type Body = Record<string, unknown>;
type Answer = (body: Body) => unknown;

/** The gateway's answers by `data_request`; a plain POST saves what it is sent. */
async function open({
  editor = editorOf(),
  answers = {} as Record<string, unknown>,
  language = 'en' as 'en' | 'es',
} = {}) {
  let version = editor.quiz.version;
  const given: Record<string, unknown> = {
    submit: ({ version: _version, ...fields }: Body) => ({
      quiz: { ...editor.quiz, ...fields, version: ++version },
      questions: editor.questions,
    }),
    reorder_quiz: (body: Body) => ({
      quiz: editor.quiz,
      questions: String(body['question-order'])
        .split(',')
        .map((id) => editor.questions.find((one) => String(one.question_id) === id)!),
    }),
    ...answers,
  };
  const post: Answer = (body) => {
    const answer = given[String(body.data_request ?? 'submit')];
    return typeof answer === 'function' ? (answer as Answer)(body) : answer;
  };
  const view = await renderApp({
    routes,
    at: ADDRESS,
    person: LEARNER,
    language,
    answers: { [`GET ${ADDRESS}`]: () => editor, [`POST ${ADDRESS}`]: post },
  });
  await screen.findByRole('heading', { level: 1, name: editor.quiz.title });
  const acts = (name?: string) => view.sent.filter(({ body }) => body.data_request === name).map(({ body }) => body);
  return { ...view, acts, given };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const stems = () => screen.getAllByRole('listitem').flatMap((row) => /Stem \d/.exec(row.textContent ?? '')?.[0] ?? []);

describe('the order of the questions', () => {
  // rules: 2.2.5
  it('is changed one up and one down: shown at once, sent as a whole, and said', async () => {
    const { acts } = await open();
    await userEvent.click(button('Move question 3 up: Stem 3'));
    expect(stems()).toEqual(['Stem 1', 'Stem 3', 'Stem 2']);
    expect(button('Move question 2 up: Stem 3')).toHaveFocus();
    expect(screen.getByRole('log')).toHaveTextContent('It is now number 2 of 3.');
    await userEvent.keyboard('{Enter}');
    expect(stems()).toEqual(['Stem 3', 'Stem 1', 'Stem 2']);
    // At the top there is only down.
    expect(button('Move question 1 up: Stem 3')).toBeDisabled();
    await waitFor(() => expect(button('Move question 1 down: Stem 3')).toHaveFocus());
    await waitFor(() =>
      expect(acts('reorder_quiz').map((body) => body['question-order'])).toEqual(['11,13,12', '13,11,12']),
    );
    expect(stems()).toEqual(['Stem 3', 'Stem 1', 'Stem 2']);
  });

  it('goes back to how it was when it is refused, and says why', async () => {
    await open({ answers: { reorder_quiz: new Refusal(409, 'order-changed') } });
    await userEvent.click(button('Move question 1 down: Stem 1'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The order was not changed.');
    expect(stems()).toEqual(['Stem 1', 'Stem 2', 'Stem 3']);
  });

  // rules: 2.5.28
  it('of one question is nothing to change, and nothing is sent (spec 2 §5)', async () => {
    const { sent } = await open({ editor: editorOf({ questions: [questionAt(1)] }) });
    for (const name of ['Move question 1: Stem 1', 'Move question 1 up: Stem 1', 'Move question 1 down: Stem 1'])
      expect(button(name)).toBeDisabled();
    expect(sent).toEqual([]);
  });

  // rules: 2.2.4
  it.each([
    ['en', 'Move question 1: Stem 1', 'draggable question', 'Lifted. It is number 1 of 3.'],
    ['es', 'Mover la pregunta 1: Stem 1', 'pregunta que se puede mover', 'Levantada. Es la número 1 de 3.'],
  ] as const)('is changed by a handle that says what it does, in %s', async (language, name, role, said) => {
    await open({ language });
    const handle = button(name);
    expect(handle).toHaveAttribute('aria-roledescription', role);
    expect(handle).toHaveAccessibleDescription(/Space|Espacio/);
    // jsdom has no layout to scroll in.
    Element.prototype.scrollIntoView = () => {};
    act(() => handle.focus());
    await userEvent.keyboard(' ');
    expect(await screen.findByText(said)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(stems()).toEqual(['Stem 1', 'Stem 2', 'Stem 3']);
  });
});

describe('title, tags and looks', () => {
  const title = () => screen.getByRole('textbox', { name: 'Title' });

  it('are saved as they are changed, each save with the version of the one before', async () => {
    const { acts } = await open();
    fireEvent.change(title(), { target: { value: 'Finals 2' } });
    await waitFor(() =>
      expect(acts()).toEqual([
        { title: 'Finals 2', category: [], icon: 'heart', colour: 'teal', shared: false, version: 1 },
      ]),
    );
    expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Finals 2' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Brain' }));
    await waitFor(() => expect(acts()[1]).toMatchObject({ icon: 'brain', version: 2 }));
  });

  // rules: 1.4.26, 1.5.13
  it('an empty title is shown as invalid, and not saved (spec 1 §5)', async () => {
    const { acts } = await open();
    await userEvent.clear(title());
    await userEvent.tab();
    expect(title()).toBeInvalid();
    expect(screen.getByText('A quiz needs a title.')).toBeInTheDocument();
    expect(screen.getByText('Not saved: the title is missing')).toBeInTheDocument();
    expect(acts()).toEqual([]);
    fireEvent.change(title(), { target: { value: 'New' } });
    expect(title()).toBeValid();
    await waitFor(() => expect(acts()).toMatchObject([{ title: 'New' }]));
  });

  // rules: 2.2.6
  it('tags are picked from those used before, or typed', async () => {
    const { acts } = await open();
    await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cardiology' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'Year 5{Enter}');
    await waitFor(() => expect(acts().at(-1)).toMatchObject({ category: ['Cardiology', 'Year 5'] }));
  });

  // rules: 2.2.7
  it('icons and colours have names, and the arrow keys go through them', async () => {
    const { acts } = await open();
    expect(screen.getAllByRole('radio')).toHaveLength(28);
    act(() => screen.getByRole('radio', { name: 'Teal' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Cyan' })).toBeChecked();
    await waitFor(() => expect(acts().at(-1)).toMatchObject({ colour: 'cyan' }));
  });

  it('saved elsewhere meanwhile: shows what was saved there, and loads it when it is asked to', async () => {
    const { answers } = await open({ answers: { submit: new Refusal(409, 'quiz-changed') } });
    answers[`GET ${ADDRESS}`] = editorOf({ quiz: quizOf({ title: 'From the other tab', version: 4 }) });
    await userEvent.type(title(), '!');
    expect(await screen.findByRole('alert')).toHaveTextContent('From the other tab');
    answers.submit = editorOf({ quiz: quizOf({ title: 'From the other tab', version: 4 }) });
    await userEvent.click(button('Load the version saved elsewhere'));
    await waitFor(() => expect(title()).toHaveValue('From the other tab'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('sharing', () => {
  it('shows the link and its QR code, once it is shared', async () => {
    const { acts } = await open();
    expect(screen.queryByText(/take-quiz/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: /Anyone with the link/ }));
    expect(await screen.findByText(`${window.location.origin}/teach/take-quiz/3/`)).toBeInTheDocument();
    expect(button('Copy the link')).toBeInTheDocument();
    expect(screen.getByTitle('QR code of the link')).toBeInTheDocument();
    await waitFor(() => expect(acts()).toMatchObject([{ shared: true }]));
  });
});

it('marks premium questions, and says of a shared quiz who is asked them', async () => {
  const questions = [questionAt(1), questionAt(2, { premium: true })];
  await open({ editor: editorOf({ quiz: quizOf({ shared: true }), questions }) });
  expect(screen.getAllByText('Premium')).toHaveLength(1);
  expect(screen.getByText('Only people who have the pack get 1 premium question.')).toBeInTheDocument();
});

describe('taking a question out', () => {
  // rules: 2.7.2
  it('asks first; says that it deletes a personal one that is nowhere else', async () => {
    const editor = editorOf({
      questions: [questionAt(1), questionAt(2, { own: true, place: 'private', only_here: true })],
    });
    const { acts } = await open({
      editor,
      answers: { delete_question: { quiz: quizOf({ questions: 1 }), questions: [questionAt(1)] } },
    });
    await userEvent.click(button('Remove question 1: Stem 1'));
    expect(await screen.findByRole('dialog', { name: 'Remove this question?' })).toHaveTextContent(
      'It is removed from this quiz only',
    );
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(button('Remove question 2: Stem 2'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this question?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the question' }));
    await waitFor(() => expect(stems()).toEqual(['Stem 1']));
    expect(acts('delete_question')).toEqual([{ data_request: 'delete_question', question_id: 12 }]);
    expect(screen.getByRole('log')).toHaveTextContent('1 question is left');
  });

  it('that is not there any more is possible, and its words are not told', async () => {
    await open({ editor: editorOf({ questions: [questionAt(1), questionAt(2, { available: false, title: '' })] }) });
    expect(screen.getByText('This question no longer exists and is not asked.')).toBeInTheDocument();
    expect(button(/^Remove question 2/)).toBeEnabled();
  });
});

describe('adding questions', () => {
  it('searches the bank and adds one by one', async () => {
    const editor = editorOf({ questions: [questionAt(1)] });
    const found = [questionAt(4), questionAt(5, { own: true, place: 'draft' })];
    const { acts } = await open({
      editor,
      answers: {
        search_questions: { questions: found },
        add_question: { quiz: quizOf(), questions: [questionAt(1), questionAt(4)] },
      },
    });
    await userEvent.click(button('Add questions'));
    const dialog = await screen.findByRole('dialog', { name: 'Add questions' });
    await userEvent.type(within(dialog).getByRole('searchbox'), 'heart');
    await waitFor(() => expect(acts('search_questions').at(-1)).toMatchObject({ search: 'heart', specialty: 0 }));
    expect(within(dialog).getByText('Your draft')).toBeInTheDocument();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Add: Stem 4' }));
    const added = await within(dialog).findByRole('button', { name: 'Added: Stem 4' });
    expect(added).toHaveFocus();
    await userEvent.click(added);
    expect(acts('add_question')).toEqual([{ data_request: 'add_question', question_id: 14 }]);
    expect(screen.getByRole('log')).toHaveTextContent('The quiz has 2 questions.');
  });

  it('says why one cannot be added', async () => {
    await open({
      answers: {
        search_questions: { questions: [questionAt(4)] },
        add_question: new Refusal(409, 'personal-quiz-full'),
      },
    });
    await userEvent.click(button('Add questions'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add: Stem 4' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('100 questions');
  });

  it('leads to writing one for this quiz, and to a file', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Write a new question' })).toHaveAttribute(
      'href',
      '/questions/create/?quiz=3',
    );
    expect(screen.getByRole('link', { name: 'Import from a file' })).toHaveAttribute('href', '/questions/import/');
    expect(screen.getByRole('link', { name: 'Analysis' })).toHaveAttribute('href', '/teach/create-quiz/3/analysis/');
  });
});

describe('deleting the quiz', () => {
  // rules: 2.7.3
  it('asks once, and leads to where the server says', async () => {
    const { acts } = await open({ answers: { delete_quiz: { next_url: '/teach/create-quiz/' } } });
    await userEvent.click(button('Delete the quiz'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Finals”?' });
    expect(acts('delete_quiz')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the quiz' }));
    expect(await screen.findByRole('heading', { name: '/teach/create-quiz/' })).toBeInTheDocument();
  });
});

it('of somebody else is not there', async () => {
  await renderApp({
    routes,
    at: ADDRESS,
    person: LEARNER,
    answers: { [`GET ${ADDRESS}`]: new Refusal(404, 'quiz-not-found') },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This quiz does not exist');
});
