/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '~/domain/accounts/contract';
import type { Output, PageData } from '~/domain/kit/contract';
import { topicPage } from '~/domain/notebook/contract';
import type { topicTies } from '~/domain/notebook/ties/contract';
import { accountEntitlements } from '~/domain/purchases/entitlements/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { saveSnapshot } from '~/web/live/snapshots';
import { TopicPage } from './topic-page';

const ADDRESS = '/notebook/heart-failure/';
const topicOf = (more: Partial<PageData<typeof topicPage>> = {}): PageData<typeof topicPage> => ({
  id: 11,
  hidden: false,
  slug: 'heart-failure',
  topic_name: 'Heart failure',
  specialty_id: 1,
  check: { with_ai: true, checked_by: '', checked_on: '' },
  may_check: false,
  text_version: 'of-now',
  text: '<h2>What it is</h2><p>The heart pumps less than is needed.</p>',
  sources: [
    { title: 'Heart failure', publisher: 'A publisher', year: 2024, url: 'https://example.org/heart' },
    { title: 'A book', publisher: 'Another', year: 2020, url: 'javascript:alert(1)' },
  ],
  terms: [],
  sections: [],
  linked_topics: [],
  passage: '',
  back_url: '',
  user_is_supporter: true,
  may_write: false,
  questions: 4,
  ...more,
});
const SECTION: PageData<typeof topicPage>['sections'][number] = {
  id: 5,
  key: 'signs',
  language: 'en',
  title: 'Signs',
  focus_id: 1,
  section_colour: 'teal',
  section_icon: 'book',
  text: '<p>Breathless.</p>',
  terms: [],
  whole: true,
  drawing: null,
  sources: [],
  revision: 1,
  checked_on: '2026-11-23',
  checked_by: '',
  with_ai: true,
  may_check: false,
  bookmarked: false,
  read: false,
};
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
const open = (topic: unknown, { language = 'en' as Language, answers = {}, ties = TIES } = {}) =>
  renderApp({
    language,
    routes: [{ path: topicPage.path, element: <TopicPage /> }],
    at: ADDRESS,
    person: LEARNER,
    answers: { [`GET ${ADDRESS}`]: topic, 'GET /api/notebook/topic-ties/': ties, ...answers },
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

  it('is whole without a reload once the person has become a supporter', async () => {
    const { answers, cache } = await open(topicOf({ user_is_supporter: false }));
    await screen.findByRole('link', { name: /Become a Supporter/ });
    answers[`GET ${ADDRESS}`] = topicOf();
    const news = { version: 4, abilities: ['notebook.full'], grants: [] };
    act(() => saveSnapshot(cache, accountEntitlements.name, String(LEARNER.id), news));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Become a Supporter/ })).not.toBeInTheDocument());
  });

  it('begins a quiz and a review of just this, and shows what was made of it', async () => {
    await open(topicOf());
    expect(await screen.findByText('You have answered 1 of 4, 0 correct the last time.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'A man is breathless' })).toHaveAttribute('href', '/quizlog/3/questions/');
    expect(screen.getByRole('button', { name: 'Start a quiz on this' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Review these cards' })).not.toBeInTheDocument();
  });

  it('says that its summary was written with AI and reviewed by nobody, and in which language it is', async () => {
    await open(topicOf(), { language: 'es' });
    const text = await screen.findByText('The heart pumps less than is needed.');
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(
      screen.getByText(/Escrito con IA, sin revisar por un profesional clínico.*Este texto solo está en inglés/),
    ).toBeInTheDocument();
  });

  it('folds a summary in another language away below sections in one’s own', async () => {
    const own = { ...SECTION, language: 'es' as const, text: '<p>Sin aliento.</p>' };
    await open(topicOf({ sections: [own] }), { language: 'es' });
    const section = await screen.findByText('Sin aliento.');
    const summary = screen.getByText('The heart pumps less than is needed.');
    expect(summary.closest('details')).not.toHaveAttribute('open');
    expect(section.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has its summary checked by a clinician who may', async () => {
    await open(topicOf({ may_check: true }), {
      answers: {
        'POST /api/notebook/check-summary/': { checked_by: 'Dr Who', checked_on: '2026-11-24', with_ai: true },
      },
    });
    expect(await screen.findByText('Written with AI, not reviewed by a clinician')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /have checked this text against its sources/ }));
    expect(await screen.findByText(/^Written with AI, checked by Dr Who on .*November.*2026$/)).toBeInTheDocument();
  });

  it('has the sections that its language lacks in the other one, and says so', async () => {
    const spanish = {
      ...SECTION,
      id: 6,
      key: 'signos',
      title: 'Signos',
      language: 'es' as const,
      text: '<p>Disnea.</p>',
    };
    await open(topicOf({ sections: [SECTION, spanish] }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Signos' });
    expect(heading).toHaveAttribute('lang', 'es');
    expect(screen.getByText('Disnea.').closest('[lang]')).toHaveAttribute('lang', 'es');
    expect(screen.getAllByText('This text is only in Spanish so far.')).toHaveLength(1);
  });

  it('begins a review of its cards', async () => {
    const cards = { number: 3, reviewed: 1, right: 1, due: 2 };
    await open(topicOf(), { ties: { ...TIES, cards } });
    expect(await screen.findByRole('button', { name: 'Review these cards' })).toBeInTheDocument();
  });

  // rules: 2.4.13, 2.8.7
  it('takes a bookmark back that could not be kept', async () => {
    await open(topicOf({ sections: [SECTION] }), {
      answers: { 'POST /api/notebook/bookmark/': new Refusal(404, 'section-not-found') },
    });
    const toggle = await screen.findByRole('button', { name: 'Bookmark “Signs”' });
    await userEvent.click(toggle);
    expect(await screen.findByRole('button', { name: 'Bookmark “Signs”', pressed: false })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove the bookmark from “Signs”' })).not.toBeInTheDocument();
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
