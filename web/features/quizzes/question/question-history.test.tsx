/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { HistoryEntry } from '~/domain/questions/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { QuestionHistory } from './question-history';

const at = { timestamp: '2026-11-20T10:00:00Z', user: 'Ben T.' };
const entries: HistoryEntry[] = [
  { ...at, type: 'log', event: 'published', status: 'published', primary: true },
  { ...at, type: 'change_log', event: 'explanation,filing' },
  { ...at, type: 'log', event: 'Reviewed by two readers', status: '', primary: false },
];

it.each([
  ['en', 'Published to the bank', 'Changed: Explanation · Topic and difficulty'],
  ['es', 'Publicada en el banco', 'Cambios: Explicación · Tema y dificultad'],
] as const)('tells the history of a question in words of the reader’s language: %s', async (language, act, change) => {
  await renderApp({
    routes: [{ path: '/', element: <QuestionHistory entries={entries} /> }],
    at: '/',
    person: LEARNER,
    language,
  });
  expect(await screen.findByText(act)).toBeInTheDocument();
  expect(screen.getByText(change)).toBeInTheDocument();
  expect(screen.getByText('Reviewed by two readers')).toBeInTheDocument();
  expect(screen.queryByText(/published|filing/)).toBeNull();
});

// rules: 1.3.19
it('an entry of an unknown type goes to the console alone', async () => {
  const told = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const unknown = { ...at, type: 'merger', event: 'Merged with another' } as unknown as HistoryEntry;
  await renderApp({
    routes: [{ path: '/', element: <QuestionHistory entries={[unknown, ...entries]} /> }],
    at: '/',
    person: LEARNER,
  });
  expect(await screen.findAllByRole('listitem')).toHaveLength(entries.length);
  expect(screen.queryByText(/Merged/)).toBeNull();
  expect(told).toHaveBeenCalledWith(expect.any(String), unknown);
  told.mockRestore();
});
