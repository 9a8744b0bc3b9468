/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EXAM, quizSummary } from '~/domain/quizzes/contract';
import { Refusal, type Answers } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { CIRCLE_MS } from '../question/progress-circle';
import { headOf, placedOf, summaryOf } from '../testing/pages';
import { SummaryPage } from './summary-page';

// Drawn by nivo, which measures; the table beside it says the same.
jest.mock('./specialty-chart', () => ({ SpecialtyChart: () => null }));

const UNCHECKED = { with_ai: true, checked_by: '', checked_on: '' };
const ADDRESS = '/learn/quiz/5/summary/';
const routes = [{ path: quizSummary.path, element: <SummaryPage /> }];
const open = (summary: unknown = summaryOf(), at = ADDRESS, answers: Answers = {}) =>
  renderApp({ routes, at, person: LEARNER, answers: { [`GET ${ADDRESS}`]: summary, ...answers } });
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling!.textContent;
const grid = async () => within(await screen.findByRole('list', { name: 'At a glance' }));
const review = (id: number) => `/quizlog/5/questions/?question_id=${id}`;

describe('the score', () => {
  // rules: 1.9.13
  it('is a circle that fills over 1400 ms, with its figure', async () => {
    await open();
    const circle = await screen.findByRole('img', { name: 'Score: 50%' });
    expect(CIRCLE_MS).toBe(1_400);
    expect(circle.querySelector('[style*="transition-duration"]')).toHaveStyle({ transitionDuration: '1400ms' });
    expect(await fact('Correct')).toBe('2 of 4');
    expect(await fact('Not answered')).toBe('1');
    expect(await fact('Of those answered')).toBe('67%');
  });

  it('of an exam says what was flagged, and the time of its clock', async () => {
    await open(summaryOf({ quiz: headOf({ mode: EXAM, seconds_used: 245 }) }));
    expect(await fact('Flagged')).toBe('1');
    expect(await fact('Time')).toBe('4:05 of 6:00');
  });
});

it('of an exam says how many answers came after its end', async () => {
  await open(summaryOf({ quiz: headOf({ mode: EXAM }), late: 2 }));
  expect(
    await screen.findByText('2 answers reached us after the exam had ended and do not count.'),
  ).toBeInTheDocument();
});

describe('of a mock paper', () => {
  const paper = { marks: 84, of: 200, chance: 39.6, sections: [{ tag: 'prescribing', marks: 80, of: 80 }] };
  const taken = summaryOf({ paper, quiz: headOf({ mode: EXAM, paper: 'psa-1', seconds_used: 3_600 }) });

  it('the marks stand beside those of chance, by section and on its clock', async () => {
    await open(taken);
    const score = within(await screen.findByRole('region', { name: '84 of 200 marks' }));
    expect(score.getByText('Picking blindly gives about 40 marks on average.')).toBeInTheDocument();
    expect(score.getByRole('row', { name: 'Prescribing 80 of 80' })).toBeInTheDocument();
    expect(score.getByText(/^Not affiliated with the bodies/)).toBeInTheDocument();
    expect(await fact('Time')).toBe('60:00 of 120:00');
  });

  it('what was wrong is neither asked again nor made a card of, which the page says, with a way on', async () => {
    await open(taken);
    const score = within(await screen.findByRole('region', { name: '84 of 200 marks' }));
    expect(score.getByText(/^These questions stay out of your quizzes, cards and My mistakes/)).toBeInTheDocument();
    expect(score.getByRole('link', { name: 'Practise questions of this pack' })).toHaveAttribute(
      'href',
      '/learn/packs/?pack=psa',
    );
    for (const name of [/Practise your incorrect/, /Make a card/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('the grid', () => {
  it('names what came of each question, and leads to those that were answered', async () => {
    await open();
    const cells = await grid();
    expect(cells.getByRole('link', { name: 'Question 1: correct' })).toHaveAttribute('href', review(31));
    expect(cells.getByRole('link', { name: 'Question 2: incorrect, flagged' })).toHaveAttribute('href', review(32));
    expect(cells.getByRole('img', { name: 'Question 4: not answered' })).toBeInTheDocument();
    expect(cells.getAllByRole('link')).toHaveLength(3);
    expect(cells.getByRole('link', { name: 'Question 2: incorrect, flagged' }).querySelectorAll('svg')).toHaveLength(2);
  });
});

describe('specialty scores', () => {
  // rules: 1.2.3
  it('are in a table, and choosing one makes its questions stand out in grid and list', async () => {
    await open();
    expect(await screen.findByRole('row', { name: 'Cardiology 1 of 2 50%' })).toBeInTheDocument();
    const marked = () =>
      [...document.querySelectorAll('[data-marked]')].map((each) => each.getAttribute('data-marked'));
    expect(marked()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Cardiology' }));
    expect(screen.getByRole('button', { name: 'Cardiology' })).toHaveAttribute('aria-pressed', 'true');
    expect(marked()).toEqual(['true', 'true', 'true', 'false', 'false', 'true', 'false', 'false']);
    expect(screen.getByText('Questions of Cardiology are highlighted')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Respiratory medicine' }));
    expect(marked().slice(1, 5)).toEqual(['false', 'false', 'true', 'true']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the highlight' }));
    expect(marked()).toEqual([]);
  });
});

describe('the list', () => {
  it('has difficulty, rating and topic, and leads to the review', async () => {
    await open();
    const line = within((await screen.findByRole('link', { name: 'Stem of question 32' })).closest('li')!);
    expect(line.getByRole('link')).toHaveAttribute('href', review(32));
    expect(line.getByRole('img', { name: 'incorrect' })).toBeInTheDocument();
    expect(line.getByText('Medium')).toBeInTheDocument();
    expect(line.getByText('80%')).toBeInTheDocument();
    expect(line.getByText('Cardiology · Heart failure')).toBeInTheDocument();
  });

  // rules: 1.3.22
  it('has the Leitner bin in place of the difficulty in mode 3 only', async () => {
    const { questions } = summaryOf();
    const items = questions.items.map((line) => ({ ...line, leitner_bin: 4 }));
    await open(summaryOf({ quiz: headOf({ mode: 3 }), questions: { ...questions, items } }));
    expect(await screen.findAllByText('Bin 4')).toHaveLength(4);
    expect(screen.queryByText('Medium')).not.toBeInTheDocument();
  });

  it('is in pages, each an address', async () => {
    const { questions } = summaryOf();
    await open(summaryOf({ questions: { ...questions, page: 2, pages: 3, count: 60 } }), `${ADDRESS}?page=2`);
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of the list' }));
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', ADDRESS);
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', `${ADDRESS}?page=3`);
  });
});

describe('the notebook on its topics (spec 1 §4, §6)', () => {
  const summaries = [
    {
      id: 3,
      url: '/notebook/heart-failure/',
      topic_name: 'Heart failure',
      text: '<p>Breathless.</p>',
      check: UNCHECKED,
    },
  ];

  // rules: 1.4.24
  it('is revealed and hidden by a supporter', async () => {
    await open(summaryOf({ summaries, user_is_supporter: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show the notebook on Heart failure' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hide the notebook on Heart failure' }));
    expect(screen.getByRole('button', { name: 'Show the notebook on Heart failure' })).toBeInTheDocument();
  });

  // rules: 1.6.5, 1.6.6
  it('is blurred for others, who may become supporters', async () => {
    await open(summaryOf({ summaries }));
    expect(await screen.findByRole('link', { name: 'Become a Supporter to view notebook content' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/purchase\/supporter\/\?next=/),
    );
    expect(screen.queryByRole('button', { name: /notebook on/ })).not.toBeInTheDocument();
  });
});

describe('going on', () => {
  const SETUP = 'POST /learn/quiz/setup/';

  it('with exactly what was wrong in it', async () => {
    const { sent } = await open(summaryOf(), ADDRESS, { [SETUP]: { next_url: '/learn/quiz/6/' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Practise your incorrect answers' }));
    expect(sent).toEqual([
      {
        path: '/learn/quiz/setup/',
        body: {
          from: 5,
          preferences: 'incorrect',
          number_of_questions: 1,
          mode: 1,
          submission_id: expect.any(String) as string,
        },
      },
    ]);
    expect(await screen.findByRole('heading', { name: '/learn/quiz/6/' })).toBeInTheDocument();
  });

  it('is not offered where nothing was wrong; a new quiz always is', async () => {
    await open(summaryOf({ places: summaryOf().places.filter(({ state }) => state === 'right') }));
    expect(await screen.findByRole('link', { name: 'New quiz' })).toHaveAttribute('href', '/learn/quiz/setup/');
    expect(screen.queryByRole('button', { name: /incorrect answers/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Take the quiz again' })).not.toBeInTheDocument();
  });

  it('takes a personal quiz again, while one may', async () => {
    await open(summaryOf({ quiz: headOf({ kind: 'private', title: 'Finals', again_url: '/teach/take-quiz/3/' }) }));
    expect(await screen.findByRole('link', { name: 'Take the quiz again' })).toHaveAttribute(
      'href',
      '/teach/take-quiz/3/',
    );
    expect(screen.getByText('Private quiz')).toBeInTheDocument();
  });

  it('of a quiz that still runs leads back into it', async () => {
    await open(summaryOf({ quiz: headOf({ state: 'running' }), finished_at: null }));
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/learn/quiz/5/');
  });
});

describe('for paper', () => {
  it('has every answered question with its explanation, and a button to print', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await open(summaryOf({ sheets: [placedOf(31, 0), placedOf(33, 2)] }), `${ADDRESS}?print=true`);
    expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
      'Question 1',
      'Question 3',
    ]);
    expect(screen.getByText('Explanation of question 33.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Back to the summary' })).toHaveAttribute('href', ADDRESS);
  });

  it('is a link of the summary', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Print view' })).toHaveAttribute('href', `${ADDRESS}?print=true`);
  });
});

describe('a summary that is not to be had', () => {
  it('says why', async () => {
    await open(new Refusal(404, 'not-found'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This does not exist');
  });
});
