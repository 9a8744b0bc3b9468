/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '~/domain/accounts/contract';
import { Refusal, type Answers } from '~/web/app/testing/fake-gateway';
import { findsHidden } from '~/web/app/testing/finds-hidden';
import { GUEST, LEARNER, renderApp } from '~/web/app/testing/render-app';
import { setupOf, unfinishedOf } from '../testing/pages';
import { COUNT_DELAY } from './use-available';
import { SetupPage } from './setup-page';

findsHidden();

const ADDRESS = '/learn/quiz/setup/';
const routes = [{ path: ADDRESS, element: <SetupPage /> }];
const COUNTS = { all: 12, new: 8, incorrect: 2 };

/** What the gateway does with each of the page's actions. */
const post =
  (counts: unknown, submit: unknown = { next_url: '/learn/quiz/9/' }) =>
  (body: Record<string, unknown>) => {
    const answer = body.data_request === 'available_questions' ? counts : submit;
    return typeof answer === 'function' ? (answer as (body: unknown) => unknown)(body) : answer;
  };

async function open({
  answers = {},
  at = ADDRESS,
  person = LEARNER,
  language = 'en',
}: { answers?: Answers; at?: string; person?: typeof LEARNER | null; language?: Language } = {}) {
  const view = await renderApp({
    routes,
    at,
    person,
    language,
    answers: { [`GET ${ADDRESS}`]: setupOf(), [`POST ${ADDRESS}`]: post(COUNTS), ...answers },
  });
  const started = () => view.sent.filter(({ body }) => body.data_request === undefined).map(({ body }) => body);
  const counted = () =>
    view.sent.filter(({ body }) => body.data_request === 'available_questions').map(({ body }) => body);
  return { ...view, started, counted };
}
const pick = async (field: string, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const startButton = () => screen.findByRole('button', { name: /^Start with/ });

beforeEach(() => localStorage.clear());

describe('the choice of questions', () => {
  it('offers each specialty with its number of questions, and the topics of the chosen one', async () => {
    await open();
    await pick('Specialty', /Cardiology\s*9/);
    await userEvent.click(screen.getByRole('combobox', { name: 'Topic' }));
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(options).toEqual(expect.arrayContaining(['All topics', 'Heart failure4', 'Arrhythmias5']));
    expect(options).not.toContain('Asthma3');
  });

  it('is searched by typing', async () => {
    await open();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Specialty' }));
    await userEvent.keyboard('resp');
    expect(await screen.findByRole('option', { name: /Respiratory/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Cardiology/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: 'Specialty' })).toHaveValue('Respiratory medicine');
  });

  it('is counted as one chooses, and until it is counted the old figures stand', async () => {
    const { answers, counted } = await open();
    expect(await screen.findByRole('radio', { name: /New\s*8/ })).toBeInTheDocument();
    answers[`POST ${ADDRESS}`] = post({ all: 3, new: 3, incorrect: 0 });
    await pick('Topic', /Asthma/);
    expect(screen.getByRole('radio', { name: /New\s*8/ })).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: /New\s*3/ })).toBeInTheDocument();
    expect(counted().at(-1)).toMatchObject({ specialty: 2, topic: 21, focus: 0, difficulty: 0, language: 'en' });
  });

  it('is said in words where it is started', async () => {
    await open();
    expect(await screen.findByText('All specialties · Study')).toBeInTheDocument();
    await pick('Topic', /Asthma/);
    await userEvent.click(screen.getByRole('radio', { name: 'Easy' }));
    await userEvent.click(screen.getByRole('radio', { name: /^New/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Exam/ }));
    expect(screen.getByText('Asthma · Easy · New · Exam')).toBeInTheDocument();
  });

  it('is counted once for several choices in a row', async () => {
    const { counted } = await open();
    await screen.findByRole('radio', { name: /New\s*8/ });
    const before = counted().length;
    jest.useFakeTimers();
    for (const level of ['Easy', 'Medium', 'Hard']) fireEvent.click(screen.getByRole('radio', { name: level }));
    await act(() => jest.advanceTimersByTimeAsync(COUNT_DELAY - 1));
    expect(counted()).toHaveLength(before);
    await act(() => jest.advanceTimersByTimeAsync(3 * COUNT_DELAY));
    jest.useRealTimers();
    expect(counted().slice(before)).toMatchObject([{ difficulty: 3 }]);
  });

  it('is counted for the mode: an exam has multiple choice only', async () => {
    const { answers, counted } = await open();
    await screen.findByRole('radio', { name: /New\s*8/ });
    answers[`POST ${ADDRESS}`] = post({ all: 6, new: 4, incorrect: 0 });
    await userEvent.click(screen.getByRole('radio', { name: /^Exam/ }));
    expect(await screen.findByRole('radio', { name: /New\s*4/ })).toBeInTheDocument();
    expect(counted().at(-1)).toMatchObject({ mode: 2 });
  });

  const bilingual = (): Answers => ({
    [`GET ${ADDRESS}`]: setupOf({
      languages: ['en', 'es'],
      topics: [],
      specialties: [
        { id: 1, questions: 9, by_language: { en: 7, es: 2 } },
        { id: 2, questions: 3, by_language: { en: 3 } },
      ],
    }),
  });
  const language = (locale: Language) =>
    screen.findByRole('radiogroup', {
      name: { en: 'Language of the questions', es: 'Idioma de las preguntas' }[locale],
    });

  it('of a language is offered only where there is more than one', async () => {
    await open();
    await startButton();
    expect(screen.queryByRole('radiogroup', { name: 'Language of the questions' })).not.toBeInTheDocument();
    await open({ answers: bilingual() });
    expect(await language('en')).toBeInTheDocument();
  });

  it.each(['en', 'es'] as const)(
    'begins with the language of the interface (%s), and counts and offers what is in it',
    async (locale) => {
      const { counted } = await open({ answers: bilingual(), language: locale });
      expect(within(await language(locale)).getByRole('radio', { checked: true })).toHaveAttribute('value', locale);
      await waitFor(() => expect(counted().at(-1)).toMatchObject({ language: locale }));
      await userEvent.click(screen.getByRole('combobox', { name: /Specialty|Especialidad/ }));
      const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
      expect(options.filter((text) => /\d/.test(text ?? ''))).toEqual(
        locale === 'en' ? ['Cardiology7', 'Respiratory medicine3'] : ['Cardiología2'],
      );
    },
  );

  it('keeps the chosen language for next time, until the interface speaks another; what an older page left does not count', async () => {
    localStorage.setItem(
      'wardmates.quiz-setup.7',
      JSON.stringify({
        specialty: 0,
        topic: 0,
        focus: 0,
        difficulty: 0,
        language: '',
        preferences: 'all',
        number_of_questions: 10,
        mode: 1,
      }),
    );
    const first = await open({ answers: bilingual() });
    await userEvent.click(within(await language('en')).getByRole('radio', { name: 'Any' }));
    await waitFor(() => expect(first.counted().at(-1)).toMatchObject({ language: '' }));
    expect(first.counted()[0]).toMatchObject({ language: 'en' });
    first.router.dispose();
    document.body.replaceChildren();
    const second = await open({ answers: bilingual() });
    expect(within(await language('en')).getByRole('radio', { name: 'Any' })).toBeChecked();
    second.router.dispose();
    document.body.replaceChildren();
    await open({ answers: bilingual(), language: 'es' });
    expect(within(await language('es')).getByRole('radio', { checked: true })).toHaveAttribute('value', 'es');
  });

  it('says so where there is nothing in the language of the interface: any is preselected', async () => {
    await open({ language: 'es' });
    expect(within(await language('es')).getByRole('radio', { checked: true })).toHaveAttribute('value', '');
  });
});

describe('the number of questions', () => {
  it('is capped by what is there, and says so', async () => {
    await open({ answers: { [`POST ${ADDRESS}`]: post({ all: 7, new: 1, incorrect: 0 }) } });
    expect(await screen.findByText('Only 7 match: the quiz will have that many.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Start with 7 questions' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /New/ }));
    expect(await screen.findByRole('button', { name: 'Start with 1 question' })).toBeInTheDocument();
  });

  it('may be typed, up to 100', async () => {
    const { started } = await open({ answers: { [`POST ${ADDRESS}`]: post({ all: 500, new: 500, incorrect: 0 }) } });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Another number, up to 100' }), '340');
    await userEvent.click(await screen.findByRole('button', { name: 'Start with 100 questions' }));
    expect(started()).toMatchObject([{ number_of_questions: 100 }]);
  });

  it('of none starts nothing, and says what to change', async () => {
    const { started } = await open({ answers: { [`POST ${ADDRESS}`]: post({ all: 7, new: 0, incorrect: 0 }) } });
    await startButton();
    await userEvent.click(screen.getByRole('radio', { name: /New/ }));
    expect(await screen.findByRole('button', { name: 'No questions match' })).toBeDisabled();
    expect(screen.getByText('You have seen all of these. Choose “All” to answer them again.')).toBeInTheDocument();
    fireEvent.submit(document.querySelector('form')!);
    expect(started()).toEqual([]);
  });
});

describe('an exam', () => {
  it('says its clock: 90 seconds a question', async () => {
    await open();
    await startButton();
    await userEvent.click(screen.getByRole('radio', { name: 'Exam' }));
    expect(screen.getByText(/^One clock for the whole quiz: 15 minutes\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '5' }));
    expect(screen.getByText(/^One clock for the whole quiz: 7 minutes 30 seconds\./)).toBeInTheDocument();
  });
});

describe('starting', () => {
  it('sends what was chosen and goes to the quiz', async () => {
    const { started } = await open();
    await pick('Specialty', /Cardiology/);
    await userEvent.click(screen.getByRole('radio', { name: /Incorrect/ }));
    await userEvent.click(screen.getByRole('radio', { name: '5' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Exam/ }));
    await userEvent.click(await startButton());
    expect(await screen.findByRole('heading', { name: '/learn/quiz/9/' })).toBeInTheDocument();
    expect(started()).toEqual([
      {
        specialty: 1,
        topic: 0,
        focus: 0,
        difficulty: 0,
        language: 'en',
        preferences: 'incorrect',
        number_of_questions: 5,
        mode: 2,
        submission_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
  });

  it('that failed can be tried again as the same; another choice is another quiz', async () => {
    const { started } = await open({ answers: { [`POST ${ADDRESS}`]: post(COUNTS, new Refusal(503, 'unavailable')) } });
    await userEvent.click(await startButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not possible right now');
    await userEvent.click(await startButton());
    await waitFor(() => expect(started()).toHaveLength(2));
    await userEvent.click(screen.getByRole('radio', { name: '5' }));
    await userEvent.click(await startButton());
    await waitFor(() => expect(started()).toHaveLength(3));
    const [first, second, third] = started().map(({ submission_id }) => submission_id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('what was chosen', () => {
  it('is still chosen next time on this device, by the same person', async () => {
    const first = await open();
    await pick('Topic', /Arrhythmias/);
    await userEvent.click(screen.getByRole('radio', { name: '20' }));
    first.router.dispose();
    document.body.replaceChildren();
    await open();
    expect(await screen.findByRole('combobox', { name: 'Specialty' })).toHaveValue('Cardiology');
    expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveValue('Arrhythmias');
    expect(screen.getByRole('radio', { name: '20' })).toBeChecked();
  });

  it('gives way to a link that asks for a topic', async () => {
    localStorage.setItem(
      'wardmates.quiz-setup.7',
      JSON.stringify({
        specialty: 1,
        topic: 11,
        focus: 2,
        difficulty: 3,
        language: '',
        preferences: 'incorrect',
        number_of_questions: 20,
        mode: 2,
      }),
    );
    await open({ at: `${ADDRESS}?specialty=2&topic=21` });
    expect(await screen.findByRole('combobox', { name: 'Topic' })).toHaveValue('Asthma');
    expect(screen.getByRole('combobox', { name: 'Focus' })).toHaveValue('Any focus');
    expect(screen.getByRole('radio', { name: /^All/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: '20' })).toBeChecked();
  });

  it('is forgotten where it no longer makes sense', async () => {
    localStorage.setItem('wardmates.quiz-setup.7', JSON.stringify({ specialty: 99, topic: 98, mode: 7 }));
    await open();
    expect(await screen.findByRole('combobox', { name: 'Specialty' })).toHaveValue('All specialties');
  });
});

describe('the page', () => {
  it('leads back into unfinished quizzes', async () => {
    await open({
      answers: {
        [`GET ${ADDRESS}`]: setupOf({
          unfinished: [unfinishedOf(4), unfinishedOf(3, { kind: 'ai', specialty_id: 0, url: '/ai-quiz/waiting/3/' })],
        }),
      },
    });
    const list = within((await screen.findByRole('heading', { name: 'Unfinished quizzes' })).closest('section')!);
    expect(list.getByRole('link', { name: 'Continue: Cardiology' })).toHaveAttribute('href', '/learn/quiz/4/');
    expect(list.getByRole('link', { name: 'Continue: Mixed questions' })).toHaveAttribute(
      'href',
      '/ai-quiz/waiting/3/',
    );
    expect(list.getAllByText(/3 of 10/)).toHaveLength(2);
  });

  it('puts an unfinished quiz away, after it was asked once', async () => {
    const { sent, answers } = await open({
      answers: {
        [`GET ${ADDRESS}`]: setupOf({ unfinished: [unfinishedOf(4)] }),
        'POST /api/quiz/end-quiz/': { quizlog_id: 4 },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Put away: Cardiology' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Put this quiz away?' }));
    expect(dialog.getByText(/Your 3 answers count/)).toBeInTheDocument();
    answers[`GET ${ADDRESS}`] = setupOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Put away' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Unfinished quizzes' })).not.toBeInTheDocument());
    expect(sent.filter(({ path }) => path === '/api/quiz/end-quiz/')).toEqual([
      { path: '/api/quiz/end-quiz/', body: { quizlog_id: 4 } },
    ]);
  });

  it('says that there are no questions yet', async () => {
    await open({ answers: { [`GET ${ADDRESS}`]: setupOf({ specialties: [], topics: [] }) } });
    expect(await screen.findByText('There are no questions yet')).toBeInTheDocument();
  });

  it('that cannot be read says why and can be tried again', async () => {
    const { answers } = await open({ answers: { [`GET ${ADDRESS}`]: new Refusal(503, 'unavailable') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers[`GET ${ADDRESS}`] = setupOf();
    await userEvent.click(again);
    expect(await startButton()).toBeInTheDocument();
  });

  it('leads a guest to register', async () => {
    await open({ person: GUEST, answers: { [`GET ${ADDRESS}`]: new Refusal(403, 'guests-only-in-group') } });
    expect(await screen.findByRole('link', { name: 'Register to keep results' })).toHaveAttribute(
      'href',
      '/register/?next=%2Flearn%2Fquiz%2Fsetup%2F',
    );
  });
});
