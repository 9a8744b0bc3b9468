/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageData } from '~/domain/kit/contract';
import {
  analysisList,
  type ItemFigures,
  type OptionFigures,
  questionAnalysis,
  quizAnalysis,
} from '~/domain/questions/analysis/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { AnalysisListPage } from './analysis-list-page';
import { QuestionAnalysisPage } from './question-analysis-page';
import { QuizAnalysisPage } from './quiz-analysis-page';

// Drawn by nivo, which measures; the tables beside them say the same.
jest.mock('./fifths-chart', () => ({ FifthsChart: () => null }));
jest.mock('./distribution-chart', () => ({ DistributionChart: () => null }));

const figuresOf = (more: Partial<ItemFigures> = {}): ItemFigures => ({
  answers: 240,
  compared: 238,
  facility: 61.25,
  standard_deviation: 48.8,
  random_guess_score: 25,
  discrimination_index: 34.2,
  discriminative_efficiency: 47.9,
  warnings: [],
  ...more,
});
const optionOf = (answer_id: number, more: Partial<OptionFigures> = {}): OptionFigures => ({
  answer_id,
  answer_label: '',
  answer_text: `Option ${answer_id}`,
  answer_correct: false,
  picks: 20,
  share: 8.3,
  by_fifth: [16, 10, 8, 5, 2],
  discrimination_index: -12.4,
  warnings: [],
  ...more,
});
const questionOf = (more: Partial<PageData<typeof questionAnalysis>> = {}): PageData<typeof questionAnalysis> => ({
  question_id: 7,
  title: 'A man of 60 has chest pain.',
  question_type: 1,
  selectable_answers: 1,
  revision: 2,
  revisions: [{ revision: 2, answers: 240 }],
  figures: figuresOf(),
  options: [
    optionOf(1, {
      answer_correct: true,
      picks: 147,
      share: 61.25,
      by_fifth: [30, 50, 62, 75, 90],
      discrimination_index: 34.2,
    }),
    optionOf(2),
    optionOf(3, { warnings: ['unused-distractor'] }),
  ],
  counted_at: new Date().toISOString(),
  ...more,
});
const itemOf = (
  question_id: number,
  position: number,
  more: Partial<PageData<typeof quizAnalysis>['items'][number]> = {},
) => ({
  ...figuresOf(),
  question_id,
  position,
  title: `Question ${question_id}`,
  intended_weight: 50,
  effective_weight: 50,
  ...more,
});
const quizOf = (more: Partial<PageData<typeof quizAnalysis>> = {}): PageData<typeof quizAnalysis> => ({
  quiz_id: 3,
  title: 'Chest pain',
  composition: 11,
  compositions: [{ composition: 11, attempts: 42, questions: 2, current: true, last_taken_at: '2026-01-05T10:00:00Z' }],
  attempts: 42,
  mean: 58.3,
  median: 60,
  standard_deviation: 17.2,
  skewness: -0.412,
  kurtosis: 0.2,
  internal_consistency: 71.4,
  error_ratio: 53.5,
  standard_error: 9.2,
  distribution: [0, 1, 2, 4, 6, 9, 8, 6, 4, 2],
  warnings: [],
  items: [
    itemOf(21, 0, { facility: 80 }),
    itemOf(22, 1, { facility: 40, effective_weight: null, warnings: ['negative-covariance'] }),
  ],
  ...more,
});

const routes = [
  { path: analysisList.path, element: <AnalysisListPage /> },
  { path: questionAnalysis.path, element: <QuestionAnalysisPage /> },
  { path: quizAnalysis.path, element: <QuizAnalysisPage /> },
];
const open = (at: string, answers: Record<string, unknown>) => renderApp({ routes, at, person: LEARNER, answers });
const figure = async (name: string) => (await screen.findByRole('button', { name })).closest('div')!;

describe('the analysis of a question', () => {
  const at = '/questions/7/analysis/';
  const openQuestion = (question: unknown = questionOf()) => open(at, { [`GET ${at}`]: question });

  it('shows its figures, each of which says what it means when it is pressed', async () => {
    await openQuestion();
    expect(await figure('Facility')).toHaveTextContent('61.3%');
    expect(await figure('Discrimination index')).toHaveTextContent('34.2%');
    expect(screen.getByText(/240 answers, the first of each person\. 238 can be compared/)).toBeInTheDocument();
    expect(screen.getByText(/Nothing stands out/)).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Facility' });
    expect(screen.queryByText(/The mean mark/)).not.toBeVisible();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/The mean mark/)).toBeVisible();
  });

  it('says of each option how many picked it, and who', async () => {
    await openQuestion();
    const [options, fifths] = await screen.findAllByRole('table');
    expect(within(options!).getByRole('row', { name: /^A Option 1 Correct 147 61.3% 34.2%$/ })).toBeInTheDocument();
    expect(within(options!).getByRole('row', { name: /Option 3 Unused option/ })).toBeInTheDocument();
    expect(within(fifths!).getByRole('row', { name: 'A 30% 50% 62% 75% 90%' })).toBeInTheDocument();
  });

  it('names what stands out, and what may be the matter', async () => {
    await openQuestion(questionOf({ figures: figuresOf({ warnings: ['few-answers', 'negative-discrimination'] }) }));
    expect(await screen.findByText('Few answers')).toBeInTheDocument();
    expect(
      screen.getByText(/The marked answer may be wrong, or another option may be correct too/),
    ).toBeInTheDocument();
  });

  it('has no figures before there are answers, and says so', async () => {
    const none = {
      answers: 0,
      compared: 0,
      facility: null,
      standard_deviation: null,
      discrimination_index: null,
      discriminative_efficiency: null,
    };
    await openQuestion(
      questionOf({
        figures: figuresOf({ ...none, warnings: ['few-answers'] }),
        options: [
          optionOf(1, { picks: 0, share: null, by_fifth: [null, null, null, null, null], discrimination_index: null }),
        ],
        counted_at: null,
      }),
    );
    expect(await screen.findByText(/No answers yet/)).toBeInTheDocument();
    expect(await figure('Facility')).toHaveTextContent('Not enough answers yet');
    expect(screen.queryByText('Who chooses what')).not.toBeInTheDocument();
  });

  it('lets one choose an earlier version, with how many answered it', async () => {
    const revisions = [
      { revision: 2, answers: 240 },
      { revision: 1, answers: 12 },
    ];
    const { answers, router } = await open(at, { [`GET ${at}`]: questionOf({ revisions }) });
    const select = await screen.findByRole('combobox', { name: 'Version of the question' });
    expect(within(select).getByRole('option', { name: 'Version 1 · 12 answers' })).toBeInTheDocument();
    answers[`GET ${at}`] = questionOf({ revisions, revision: 1, title: 'As it was before.' });
    await userEvent.selectOptions(select, '1');
    expect(await screen.findByRole('heading', { name: 'As it was before.' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?revision=1');
  });

  it('that is not there says so', async () => {
    await openQuestion(new Refusal(404, 'question-not-found'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});

describe('the analysis of a quiz', () => {
  const at = '/teach/create-quiz/3/analysis/';

  it('shows figures, totals and questions, which are sorted by any figure', async () => {
    await open(at, { [`GET ${at}`]: quizOf() });
    expect(await figure('Internal consistency')).toHaveTextContent('71.4%');
    expect(await figure('Skewness')).toHaveTextContent('-0.41');
    expect(screen.getByRole('row', { name: '50–60% 9' })).toBeInTheDocument();
    const table = within(screen.getByRole('group', { name: 'Questions' }));
    const shown = () => table.getAllByRole('link').map((link) => link.textContent);
    expect(shown()).toEqual(['Question 21', 'Question 22']);
    await userEvent.click(table.getByRole('button', { name: 'Facility' }));
    expect(table.getByRole('columnheader', { name: 'Facility' })).toHaveAttribute('aria-sort', 'ascending');
    expect(shown()).toEqual(['Question 22', 'Question 21']);
    await userEvent.click(table.getByRole('button', { name: 'Facility' }));
    expect(shown()).toEqual(['Question 21', 'Question 22']);
    // What does not exist is last, either way.
    await userEvent.click(table.getByRole('button', { name: 'Effective weight' }));
    expect(shown()).toEqual(['Question 21', 'Question 22']);
    await userEvent.click(table.getByRole('button', { name: 'Effective weight' }));
    expect(shown()).toEqual(['Question 21', 'Question 22']);
    expect(table.getByRole('row', { name: /Question 22 Goes against the total .* –$/ })).toBeInTheDocument();
  });

  it('tells apart what it was taken with', async () => {
    const compositions = [
      { composition: 12, attempts: 5, questions: 3, current: true, last_taken_at: '2026-02-05T10:00:00Z' },
      { composition: 11, attempts: 42, questions: 2, current: false, last_taken_at: '2026-01-05T10:00:00Z' },
    ];
    const { answers, router } = await open(at, { [`GET ${at}`]: quizOf({ compositions, composition: 12 }) });
    const select = await screen.findByRole('combobox', { name: 'Version' });
    expect(screen.queryByText(/The quiz has changed since/)).not.toBeInTheDocument();
    answers[`GET ${at}`] = quizOf({ compositions, composition: 11 });
    await userEvent.selectOptions(select, '11');
    expect(await screen.findByText(/The quiz has changed since/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?composition=11');
  });

  it('says when nobody has taken it yet', async () => {
    await open(at, { [`GET ${at}`]: quizOf({ attempts: 0, composition: null, compositions: [] }) });
    expect(await screen.findByText('No figures yet')).toBeInTheDocument();
  });
});

describe('the list of questions', () => {
  const at = '/questions/analysis/';
  const listOf = (...items: PageData<typeof analysisList>['items']) => ({
    items,
    page: 1,
    pages: 1,
    count: items.length,
  });
  const line = {
    ...figuresOf({ warnings: ['low-discrimination'] }),
    question_id: 7,
    title: 'A man of 60 has chest pain.',
    specialty_id: 1,
  };

  it('leads to each, with the figures that say most and what stands out', async () => {
    await open(at, { [`GET ${at}`]: listOf(line) });
    expect(await screen.findByRole('link', { name: 'A man of 60 has chest pain.' })).toHaveAttribute(
      'href',
      '/questions/7/analysis/',
    );
    expect(screen.getByText('Low discrimination')).toBeInTheDocument();
    expect(screen.getByText('Facility', { selector: 'dt' }).nextElementSibling).toHaveTextContent('61.3%');
    expect(screen.getByText('1 question with figures')).toBeInTheDocument();
  });

  it('is ordered and narrowed by what is chosen', async () => {
    const { answers, router } = await open(at, { [`GET ${at}`]: listOf(line) });
    const select = await screen.findByRole('combobox', { name: 'Order' });
    answers[`GET ${at}`] = listOf({ ...line, title: 'The hardest' });
    await userEvent.selectOptions(select, 'facility');
    expect(await screen.findByText('The hardest')).toBeInTheDocument();
    answers[`GET ${at}`] = listOf();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Specialty' }), '2');
    expect(await screen.findByText('No figures yet')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?sort=facility&specialty=2');
  });
});
