import { expect, type Locator, type Page } from '@playwright/test';
import { href, type PageData } from '~/domain/kit/contract';
import { FREE_TEXT, type OpenQuestion } from '~/domain/questions/contract';
import { specialtyId, type SpecialtyKey } from '~/domain/questions/specialties';
import { quizRun, quizSetup, skipQuestion, STUDY } from '~/domain/quizzes/contract';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { rows } from './database';
import { post } from './people';
import { en } from './words';

export const RUN = /\/learn\/quiz\/\d+\/$/;
export const SUMMARY = /\/learn\/quiz\/\d+\/summary\/$/;
export const REVIEW = /\/quizlog\/\d+\/questions\/\?question_id=\d+$/;

export interface Started {
  quizlog_id: number;
  path: string;
  /** In the order in which they are asked. */
  questions: OpenQuestion[];
}

async function dataOf(page: Page, quizlog_id: number, question_id?: number): Promise<PageData<typeof quizRun>> {
  const answer = await page.request.get(href(quizRun, { quizlog_id }, { question_id }), {
    headers: { accept: 'application/json' },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** A quiz as the server has it, asked for past the page. */
export async function quizOf(page: Page, path: string): Promise<Started> {
  const quizlog_id = Number(/\d+/.exec(path)![0]);
  const { places } = await dataOf(page, quizlog_id);
  const questions: OpenQuestion[] = [];
  const asked = places.filter(({ state }) => state !== 'skipped');
  while (questions.length < asked.length) {
    const window = (await dataOf(page, quizlog_id, asked[questions.length]!.question_id)).questions;
    for (const { question } of window)
      if (question.question_id === asked[questions.length]?.question_id) questions.push(question);
  }
  return { quizlog_id, path, questions };
}

export const isPlain = (question: OpenQuestion): boolean =>
  question.question_type !== FREE_TEXT && question.selectable_answers === 1 && !question.moderate;
export const isFreeText = (question: OpenQuestion): boolean => question.question_type === FREE_TEXT;

/**
 * Starts a quiz without the form, if the form is not what is tested.
 *
 * @param wanted of all questions of the specialty, those that stay; the others are skipped
 */
export async function startQuiz(
  page: Page,
  specialty: SpecialtyKey,
  {
    mode = STUDY,
    wanted = () => true,
    most = QUESTIONS_MAX,
  }: { mode?: number; wanted?: (question: OpenQuestion) => boolean; most?: number } = {},
): Promise<Started> {
  const { next_url } = (await post(page, quizSetup.path, {
    specialty: specialtyId(specialty),
    number_of_questions: QUESTIONS_MAX,
    mode,
  })) as { next_url: string };
  const started = await quizOf(page, next_url);
  const questions = started.questions.filter(wanted).slice(0, most);
  for (const { question_id } of started.questions) {
    if (!questions.some((question) => question.question_id === question_id))
      await post(page, skipQuestion.path, { question_id, quizlog_id: started.quizlog_id });
  }
  return { ...started, questions };
}

/** The ids of the right options of questions. */
async function keysOf(questions: readonly number[]): Promise<Map<number, number[]>> {
  const found = await rows<{ id: number; right: number[] }>(
    `SELECT question_id AS id, array_agg(id) FILTER (WHERE answer_correct) AS right FROM question_answers WHERE question_id = ANY ($1) GROUP BY 1`,
    [questions],
  );
  return new Map(found.map(({ id, right }) => [id, right]));
}

/** Answers the questions of a quiz past its page, so many of them right. */
export async function answerAll(page: Page, quiz: Started, right: number): Promise<void> {
  const keys = await keysOf(quiz.questions.map(({ question_id }) => question_id));
  for (const [index, question] of quiz.questions.entries()) {
    const key = keys.get(question.question_id)!;
    const wrong = question.answers.find(({ answer_id }) => !key.includes(answer_id))!;
    await post(page, quiz.path, {
      data_request: 'answer_submit',
      quizlog_id: quiz.quizlog_id,
      question_id: question.question_id,
      answer_id: String(index < right ? key[0] : wrong.answer_id),
    });
  }
}

export const questionHeading = (page: Page, number: number, total: number): Locator =>
  page.getByRole('heading', { level: 2, name: en('quizzes.run.question', { number, total }), exact: true });
/** Of the question that is shown, not of the one that stands ready behind it. */
export const option = (page: Page, position: number): Locator =>
  page.locator('input[data-option]:not([aria-hidden="true"] *)').nth(position - 1);
export const runButton = (
  page: Page,
  does: 'submit' | 'show' | 'next' | 'finish' | 'hand-in' | 'previous' | 'skip' | 'end',
): Locator => page.getByRole('main').getByRole('button', { name: en(`quizzes.run.${does}`), exact: true });
export const verdict = (page: Page): Locator =>
  page.getByRole('heading', {
    level: 3,
    name: new RegExp(
      `^(${['right', 'wrong', 'mark'].map((state) => en(`quizzes.question.verdict.${state}`)).join('|')})$`,
    ),
  });
export const explanation = (page: Page): Locator =>
  page.getByRole('heading', { name: en('quizzes.question.explanation'), exact: true });
/** A question's place in the grid. */
export const cell = (page: Page, number: number): Locator =>
  page
    .getByRole('list', { name: en('quizzes.question.grid') })
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('button');
/** What the grid says of every question, flagged or not. */
export async function expectCells(page: Page, ...states: string[]): Promise<void> {
  for (const [index, said] of states.entries()) {
    const [state, flagged] = said.split(' ');
    await expect(cell(page, index + 1)).toHaveAccessibleName(
      en('quizzes.question.cell', {
        number: index + 1,
        state: en(`quizzes.question.state.${state}`),
        flagged: String(flagged === 'flagged'),
      }),
    );
  }
}
/** What the grid says of a question that is answered, once that is known. */
export async function stateOf(page: Page, number: number): Promise<'right' | 'wrong'> {
  await expect(cell(page, number)).toHaveAttribute('data-state', /right|wrong/);
  return (await cell(page, number).getAttribute('data-state')) as 'right' | 'wrong';
}

/** Picks with the digits as many options as are asked for, the first ones. */
export async function pickByKeys(page: Page, { selectable_answers }: OpenQuestion): Promise<void> {
  await expect(option(page, 1)).toBeEnabled();
  for (let position = 1; position <= selectable_answers; position += 1) {
    await page.keyboard.press(String(position));
    await expect(option(page, position)).toBeChecked();
  }
}

/** Answers by keys, and sees what came of it. */
export async function answerByKeys(page: Page, question: OpenQuestion): Promise<void> {
  await pickByKeys(page, question);
  await page.keyboard.press('Space');
  await expect(verdict(page)).toBeFocused();
}

/** Goes on by the space bar, and looks at what the very next frame shows: no connection is as fast as that. */
export async function goOn(page: Page): Promise<string> {
  const shown = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const pressed = (event: KeyboardEvent) => {
          if (event.key !== ' ') return;
          window.removeEventListener('keydown', pressed, true);
          requestAnimationFrame(() => {
            const main = document.querySelector('main')!;
            resolve(
              main.querySelector('[aria-busy="true"]') ? 'waiting' : (main.querySelector('h2')?.textContent ?? ''),
            );
          });
        };
        window.addEventListener('keydown', pressed, true);
      }),
  );
  // The listener stands before the key is pressed.
  await page.evaluate(() => undefined);
  await page.keyboard.press('Space');
  return shown;
}

/** The next question stands ready in the document, where neither keys nor ears come upon it. */
export async function staysBehind(page: Page, options: number): Promise<void> {
  const behind = page.locator('article [aria-hidden="true"]');
  await expect(behind.locator('input').first()).toBeAttached();
  await expect(page.getByRole('article').getByRole('radio')).toHaveCount(options);
  // As far as the button below the question, and on to the footer.
  for (let key = 0; key < 12; key += 1) {
    await page.keyboard.press('Tab');
    await expect(behind.locator(':focus')).toHaveCount(0);
  }
}
