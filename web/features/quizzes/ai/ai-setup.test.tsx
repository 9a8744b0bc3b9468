/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import type { Language } from '~/domain/accounts/contract';
import { aiQuizSetup, INTRO_MS } from '~/domain/quizzes/generation/contract';
import { accountEntitlements } from '~/domain/purchases/entitlements/contract';
import { Refusal, type Answers } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { saveSnapshot } from '~/web/live/snapshots';
import { aiSetupOf } from '../testing/pages';
import { AiSetupPage } from './ai-setup-page';
import { asForm } from './use-ask';

const ADDRESS = aiQuizSetup.path;
const routes = [{ path: ADDRESS, element: <AiSetupPage /> }];
const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const click = async (element: HTMLElement) => {
  await act(async () => void fireEvent.click(element));
  await pass(0);
};
const submitButton = () => screen.getByRole('button', { name: /my quiz/ });
const newQuestions = () => screen.getByRole('switch', { name: 'Write new questions' });
async function chooseSpecialty(name: RegExp) {
  await click(screen.getByRole('combobox', { name: 'Specialty' }));
  await click(screen.getByRole('option', { name }));
}

const NO_LIMIT = { chosen: null, topic: null, specialty: null };

/** What the gateway does with each of the page's actions. */
const post = (available: object = NO_LIMIT, submit: unknown = { next_url: '/ai-quiz/waiting/9/' }) => ({
  [`POST ${ADDRESS}`]: (body: Record<string, unknown>) =>
    body.data_request === 'available_questions' ? available : submit,
});

async function open(answers: Answers = post(), setup = aiSetupOf(), language: Language = 'en') {
  const view = await renderApp({
    routes,
    at: ADDRESS,
    person: LEARNER,
    language,
    answers: { [`GET ${ADDRESS}`]: setup, ...answers },
  });
  await pass(0);
  await pass(0);
  const sent = (counting: boolean) =>
    view.sent.filter(({ body }) => (body.data_request === 'available_questions') === counting);
  return { ...view, asked: () => sent(false), counted: () => sent(true).map(({ body }) => body) };
}
async function ready() {
  await chooseSpecialty(/Cardiology/);
  await click(screen.getByRole('radio', { name: '5' }));
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('has more to give without a reload once the person has become a supporter', async () => {
  const { answers, cache } = await open(post(), aiSetupOf({ left: 0, a_day: 3 }));
  expect(screen.getByText(/You have used today’s 3 quizzes/)).toBeInTheDocument();
  answers[`GET ${ADDRESS}`] = aiSetupOf({ left: 7, a_day: 10 });
  const news = { version: 4, abilities: ['notebook.full'], grants: [] };
  act(() => saveSnapshot(cache, accountEntitlements.name, String(LEARNER.id), news));
  for (let step = 0; step < 5; step += 1) await pass(100);
  expect(screen.getByText('7 quizzes with new questions left today, of 10.')).toBeInTheDocument();
});

describe('asking for an AI quiz (spec 1 §5)', () => {
  // rules: 1.5.10
  it('needs a specialty and exactly one length, and says what is missing', async () => {
    await open();
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveAccessibleDescription('Choose a specialty first.');
    await chooseSpecialty(/Cardiology/);
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveAccessibleDescription('Choose the number of questions.');
    await click(screen.getByRole('radio', { name: '10' }));
    expect(submitButton()).toBeEnabled();
    await click(screen.getByRole('radio', { name: '20' }));
    expect(
      ['5', '10', '20'].filter((length) => (screen.getByRole('radio', { name: length }) as HTMLInputElement).checked),
    ).toEqual(['20']);
  });

  // rules: 1.7.12
  it('is a multipart form', async () => {
    const { asked } = await open();
    await ready();
    await click(newQuestions());
    let body: unknown;
    const fetch = globalThis.fetch;
    globalThis.fetch = ((path: string, init: RequestInit) => {
      if (init.method === 'POST') body = init.body;
      expect((init.headers as Record<string, string>)['content-type']).toBeUndefined();
      return fetch(path, init);
    }) as typeof globalThis.fetch;
    await click(submitButton());
    expect(body).toBeInstanceOf(FormData);
    expect(asked().at(-1)?.body).toEqual({
      specialty: '1',
      topic: '0',
      focus: '0',
      language: 'en',
      length: '5',
      submission_id: expect.any(String) as string,
    });
  });

  it('sends the switch as a check box: on, or not at all; the contract reads both', () => {
    const wish = {
      specialty: 1,
      topic: 11,
      focus: 2,
      language: 'es' as const,
      length: 10,
      generate_new_questions: true,
    };
    const parsed = (on: boolean) =>
      aiQuizSetup.actions.submit.input.parse(
        Object.fromEntries(asForm({ ...wish, generate_new_questions: on }, '7c6f1c39-0a4c-4d7c-9f0e-2f4f8a1f3b11')),
      );
    expect(parsed(true)).toMatchObject(wish);
    expect(parsed(false)).toMatchObject({ ...wish, generate_new_questions: false });
  });

  it('goes where it leads', async () => {
    await open();
    await ready();
    await click(submitButton());
    await pass(INTRO_MS);
    expect(screen.getByRole('heading', { name: '/ai-quiz/waiting/9/' })).toBeInTheDocument();
  });

  it('that is refused says why, and can be sent again as the same', async () => {
    const { asked } = await open(post(NO_LIMIT, new Refusal(503, 'unavailable')));
    await ready();
    await click(newQuestions());
    await click(submitButton());
    expect(screen.getByRole('alert')).toHaveTextContent('This is not possible right now');
    await click(submitButton());
    expect(asked()).toHaveLength(2);
    expect(asked()[1]!.body.submission_id).toBe(asked()[0]!.body.submission_id);
  });
});

describe('the intro (spec 1 §9)', () => {
  // rules: 1.9.3
  it('submits the form after 3 s', async () => {
    const { asked } = await open();
    await ready();
    await click(submitButton());
    expect(screen.getByRole('dialog', { name: 'We are preparing your quiz' })).toBeInTheDocument();
    await pass(INTRO_MS - 1);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toHaveLength(1);
    expect(INTRO_MS).toBe(3_000);
  });

  it('can be skipped, and is not sent twice by that', async () => {
    const { asked } = await open();
    await ready();
    await click(submitButton());
    await click(screen.getByRole('button', { name: 'Continue now' }));
    await pass(INTRO_MS);
    expect(asked()).toHaveLength(1);
  });

  it('can be left, and then nothing is sent', async () => {
    const { asked } = await open();
    await ready();
    await click(submitButton());
    await click(screen.getByRole('button', { name: 'Cancel' }));
    await pass(INTRO_MS);
    expect(asked()).toEqual([]);
    expect(submitButton()).toBeEnabled();
  });

  it('is not there for a draw from the bank', async () => {
    const { asked } = await open();
    await ready();
    await click(newQuestions());
    await click(submitButton());
    expect(asked()).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('new questions', () => {
  it('say who writes them, and how many quizzes are left', async () => {
    await open();
    expect(newQuestions()).toBeChecked();
    expect(newQuestions()).toHaveAccessibleDescription(
      /Built from structured clinical facts .* without a person or AI/,
    );
    expect(newQuestions()).toHaveAccessibleDescription(/4 quizzes with new questions left today, of 5/);
  });

  it('of a model are called so', async () => {
    await open(post(), aiSetupOf({ writer: 'model' }));
    expect(newQuestions()).toHaveAccessibleDescription(/Written by an AI model, not by a person/);
  });

  it('are not to be had once the day’s are used up; the bank is', async () => {
    await open(post(), aiSetupOf({ left: 0 }));
    expect(newQuestions()).toBeDisabled();
    expect(newQuestions()).not.toBeChecked();
    expect(screen.getByText(/You have used today’s 5 quizzes/)).toBeInTheDocument();
    await ready();
    expect(screen.getByRole('button', { name: 'Make my quiz from the bank' })).toBeEnabled();
  });

  it('are written for one quiz at a time, and the page leads to that one', async () => {
    await open(post(), aiSetupOf({ writing: { quizlog_id: 8, url: '/ai-quiz/waiting/8/' } }));
    expect(screen.getByRole('link', { name: 'See its progress' })).toHaveAttribute('href', '/ai-quiz/waiting/8/');
    expect(newQuestions()).toBeDisabled();
  });
});

describe('what there is', () => {
  const choose = async (field: string, name: string | RegExp) => {
    await click(screen.getByRole('combobox', { name: field }));
    await click(screen.getByRole('option', { name }));
  };

  it('is said before the quiz is asked for, and something wider is offered', async () => {
    const { counted } = await open(post({ chosen: 4, topic: 9, specialty: 30 }));
    await ready();
    await choose('Topic', /Arrhythmias/);
    await choose('Focus', 'Management');
    await click(screen.getByRole('radio', { name: '10' }));
    expect(counted().at(-1)).toMatchObject({
      specialty: 1,
      topic: 12,
      focus: 3,
      language: 'en',
      generate_new_questions: true,
    });
    expect(screen.getByText(/4 new questions.*The quiz will have 4 questions/)).toBeInTheDocument();
    expect(submitButton()).toHaveTextContent('Write my quiz of 4 questions');
    await click(screen.getByRole('button', { name: 'Any focus: 9 questions' }));
    expect(counted().at(-1)).toMatchObject({ topic: 12, focus: 0 });
    await click(screen.getByRole('button', { name: 'All topics of the specialty: 30 questions' }));
    expect(counted().at(-1)).toMatchObject({ specialty: 1, topic: 0, focus: 0 });
  });

  it('of nothing can be asked', async () => {
    const { asked } = await open(post({ chosen: 0, topic: 0, specialty: 0 }));
    await ready();
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveAccessibleDescription('There are no questions left for this choice. Widen it first.');
    fireEvent.submit(document.querySelector('form')!);
    expect(asked()).toEqual([]);
  });

  it('says nothing where there is no limit', async () => {
    await open();
    await ready();
    expect(screen.queryByText(/^\d+ new questions?/)).not.toBeInTheDocument();
    expect(submitButton()).toHaveTextContent(/^Write my quiz$/);
  });

  it('is of the language of the interface, and only specialties with facts in it are offered', async () => {
    const setup = aiSetupOf();
    const [first, second] = setup.specialties;
    await open(
      post(),
      {
        ...setup,
        specialties: [
          { ...first!, writes: ['en', 'es'], by_language: { en: 9 } },
          { ...second!, writes: ['en'], by_language: { en: 1, es: 2 } },
        ],
      },
      'es',
    );
    const offered = async () => {
      await click(screen.getByRole('combobox', { name: 'Especialidad' }));
      const options = screen.getAllByRole('option').map((option) => option.textContent);
      await click(screen.getByRole('combobox', { name: 'Especialidad' }));
      return options.filter((text) => /^(Cardio|Neumo)/.test(text ?? ''));
    };
    expect(await offered()).toEqual(['Cardiología']);
    expect(screen.getByText(/En este idioma solo hay preguntas nuevas para 1 especialidad/)).toBeInTheDocument();
    await click(screen.getByRole('switch', { name: 'Escribir preguntas nuevas' }));
    expect(await offered()).toEqual(['Neumología2']);
    await click(screen.getByRole('radio', { name: 'Todos' }));
    expect(await offered()).toHaveLength(2);
    await click(screen.getByRole('switch', { name: 'Escribir preguntas nuevas' }));
    expect(screen.getByRole('radio', { name: 'Español' })).toBeChecked();
  });
});
