/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { Output, PageData } from '~/domain/kit/contract';
import { topicPage } from '~/domain/notebook/contract';
import type { topicTies } from '~/domain/notebook/ties/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { TopicPage } from './topic-page';

const ADDRESS = '/notebook/heart-failure/';
const topicOf = (more: Partial<PageData<typeof topicPage>> = {}): PageData<typeof topicPage> => ({
  id: 11,
  hidden: false,
  slug: 'heart-failure',
  topic_name: 'Heart failure',
  specialty_id: 1,
  text: '<h2>What it is</h2><p>The heart pumps less than is needed.</p>',
  sources: [
    { title: 'Heart failure', publisher: 'A publisher', year: 2024, url: 'https://example.org/heart' },
    { title: 'A book', publisher: 'Another', year: 2020, url: 'javascript:alert(1)' },
  ],
  sections: [],
  passage: '',
  back_url: '',
  user_is_supporter: true,
  may_write: false,
  questions: 4,
  ...more,
});
const TIES: Output<typeof topicTies> = {
  questions: {
    number: 4,
    language: 'en',
    answered: 1,
    right: 0,
    known: [{ question_id: 9, title: 'A man is breathless', right: false, url: '/quizlog/3/questions/' }],
  },
  cards: { number: 0, reviewed: 0, right: 0, due: 0 },
  stations: [],
  guides: [],
};
const open = (topic: unknown) =>
  renderApp({
    routes: [{ path: topicPage.path, element: <TopicPage /> }],
    at: ADDRESS,
    person: LEARNER,
    answers: { [`GET ${ADDRESS}`]: topic, 'GET /api/notebook/topic-ties/': TIES },
  });

describe('a topic of the notebook', () => {
  it('is read whole by a supporter, with its sources', async () => {
    await open(topicOf());
    expect(await screen.findByRole('heading', { level: 1, name: 'Heart failure' })).toBeInTheDocument();
    expect(screen.getByText('The heart pumps less than is needed.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Become a Supporter/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Heart failure. A publisher, 2024/ })).toHaveAttribute(
      'href',
      'https://example.org/heart',
    );
  });

  it('makes no link of what is no address of the web', async () => {
    await open(topicOf());
    expect(await screen.findByText(/A book. Another, 2020/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /A book/ })).not.toBeInTheDocument();
  });

  it('ends early for others, who may become supporters (spec 1 §6)', async () => {
    await open(topicOf({ user_is_supporter: false }));
    expect(await screen.findByRole('link', { name: 'Become a Supporter to view notebook content' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/purchase\/supporter\/\?next=/),
    );
  });

  it('begins a quiz and a review of just this, and shows what was made of it', async () => {
    await open(topicOf());
    expect(await screen.findByText('You have answered 1 of 4, 0 right the last time.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'A man is breathless' })).toHaveAttribute('href', '/quizlog/3/questions/');
    expect(screen.getByRole('button', { name: 'Start a quiz on this' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Review these cards' })).not.toBeInTheDocument();
  });

  it('leads back to the question that one comes from', async () => {
    await open(topicOf({ back_url: '/quizlog/3/questions/' }));
    expect(await screen.findByRole('link', { name: 'Back to the question' })).toHaveAttribute(
      'href',
      '/quizlog/3/questions/',
    );
  });

  it('that is not there says so', async () => {
    await open(new Refusal(404, 'not-found'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This does not exist');
  });
});
