/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { PageData } from '~/domain/kit/contract';
import { topicPage } from '~/domain/notebook/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { TopicPage } from './topic-page';

const ADDRESS = '/notebook/heart-failure/';
const topicOf = (more: Partial<PageData<typeof topicPage>> = {}): PageData<typeof topicPage> => ({
  id: 11,
  slug: 'heart-failure',
  topic_name: 'Heart failure',
  specialty_id: 1,
  text: '<h2>What it is</h2><p>The heart pumps less than is needed.</p>',
  sources: [
    { title: 'Heart failure', publisher: 'A publisher', year: 2024, url: 'https://example.org/heart' },
    { title: 'A book', publisher: 'Another', year: 2020, url: 'javascript:alert(1)' },
  ],
  sections: [],
  user_is_supporter: true,
  may_write: false,
  questions: 4,
  ...more,
});
const open = (topic: unknown) =>
  renderApp({
    routes: [{ path: topicPage.path, element: <TopicPage /> }],
    at: ADDRESS,
    person: LEARNER,
    answers: { [`GET ${ADDRESS}`]: topic },
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
      '/purchase/supporter/',
    );
  });

  it('leads to questions about it, where there are any', async () => {
    await open(topicOf());
    expect(await screen.findByRole('link', { name: 'Answer questions on it' })).toHaveAttribute(
      'href',
      '/learn/quiz/setup/?specialty=1&topic=11',
    );
  });

  it('without questions leads to none', async () => {
    await open(topicOf({ questions: 0 }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Answer questions on it' })).not.toBeInTheDocument();
  });

  it('that is not there says so', async () => {
    await open(new Refusal(404, 'not-found'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This does not exist');
  });
});
