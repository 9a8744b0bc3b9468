/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { topicEditor } from '~/domain/notebook/writing/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { TopicEditorPage } from './editor-page';

const ASTHMA = '/notebook/asthma/edit/';
const topic = (slug: string, name: string, specialty_id: number) => ({ slug, name, specialty_id });
const TOPICS = [topic('asthma', 'Asthma', 2), topic('heart-failure', 'Heart failure', 1)];

/** The editor of a new section on asthma. */
const open = () => {
  let version = 0;
  return renderApp({
    routes: [{ path: topicEditor.path, element: <TopicEditorPage /> }],
    at: ASTHMA,
    person: LEARNER,
    answers: {
      [`GET ${ASTHMA}`]: {
        page: { ...TOPICS[0], url: '/notebook/asthma/' },
        language: 'en',
        sections: [],
        drafts: [],
        published: null,
        proposal: null,
        others: [],
        topics: TOPICS,
        may_generate: false,
      },
      [`POST ${ASTHMA}`]: () => ({
        proposal: { id: 5, version: (version += 1), saved_at: '2026-11-24T20:00:00.000Z' },
      }),
    },
  });
};
const pick = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const elsewhere = (router: { state: { location: { pathname: string; search: string } } }) =>
  router.state.location.pathname + router.state.location.search;

beforeEach(() => localStorage.clear());

describe('the topic of a new section', () => {
  it('is another one before anything is written', async () => {
    const { router, sent } = await open();
    await pick('Specialty', 'Cardiology');
    expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveValue('');
    await pick('Topic', 'Heart failure');
    await waitFor(() => expect(elsewhere(router)).toBe('/notebook/heart-failure/edit/?language=en'));
    expect(sent).toEqual([]);
  });

  it('takes along what is written', async () => {
    const { router, sent } = await open();
    await userEvent.type(await screen.findByLabelText('Title'), 'First hour');
    await pick('Specialty', 'Cardiology');
    await pick('Topic', 'Heart failure');
    await waitFor(() => expect(elsewhere(router)).toBe('/notebook/heart-failure/edit/?draft=5'));
    expect(sent.at(-1)!.body).toMatchObject({
      data_request: 'autosave',
      title: 'First hour',
      draft_id: 5,
      topic_name: 'Heart failure',
      specialty_id: 1,
    });
  });
});
