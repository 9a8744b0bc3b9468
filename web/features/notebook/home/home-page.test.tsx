/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageData } from '~/domain/kit/contract';
import { notebookHome } from '~/domain/notebook/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { en } from '~/web/e2e/words';
import { HomePage } from './home-page';

const topic = (topic_name: string, specialty_id: number, counts: object = {}) => ({
  ...{ slug: topic_name.toLowerCase(), topic_name, specialty_id, sections: 5, read: 0 },
  ...{ questions: 4, answered: 0, right: 0 },
  ...counts,
});
const HOME: PageData<typeof notebookHome> = {
  topics: [
    topic('Stroke', 6),
    topic('Headache', 6),
    topic('Asthma', 2, { read: 2, answered: 3, right: 1 }),
    topic('Pneumonia', 2, { read: 1, answered: 1, right: 1 }),
  ],
  read_last: 'asthma',
  guides: [],
  bookmarks: [],
};

const open = (home: Partial<typeof HOME> = {}) =>
  renderApp({
    routes: [{ path: notebookHome.path, element: <HomePage /> }],
    at: notebookHome.path,
    person: LEARNER,
    answers: { [`GET ${notebookHome.path}`]: { ...HOME, ...home } },
  });

const cards = async () =>
  within(await screen.findByRole('navigation', { name: en('notebook.specialties') }))
    .getAllByRole('listitem')
    .map((card) => card.textContent);

it('adds up what was read of each specialty, and how its questions went', async () => {
  await open();
  expect(await cards()).toEqual(['Respiratory medicineRead3 of 10Correct2 of 4', 'Neurology10 sections · 8 questions']);
});

it('leads to the topics of a specialty and back, and the focus follows', async () => {
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Respiratory medicine' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Respiratory medicine' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(await screen.findByRole('link', { name: 'Asthma' })).toHaveAttribute('href', '/notebook/asthma/');
  expect(screen.queryByRole('link', { name: 'Stroke' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: en('notebook.title') }));
  expect(await cards()).toHaveLength(2);
});

it('goes on with the topic that was read last', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Continue reading: Asthma' })).toBeInTheDocument();
});

it('does not once all of it is read', async () => {
  await open({ topics: HOME.topics.map((one) => ({ ...one, read: one.sections })) });
  await cards();
  expect(screen.queryByRole('link', { name: /^Continue reading/ })).not.toBeInTheDocument();
});

it('finds topics of every specialty by their names', async () => {
  await open();
  await userEvent.type(await screen.findByRole('searchbox', { name: en('notebook.find') }), 'pneu');
  expect(await screen.findByRole('link', { name: 'Pneumonia' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: en('notebook.specialties') })).not.toBeInTheDocument();
});
