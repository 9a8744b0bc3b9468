/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEFT_OUT, LOSSES, NOTES, REFUSALS } from '~/domain/questions/exchange/exchanged-question';
import { FORMATS, IMPORT_FAILURES, IMPORT_STATES } from '~/domain/questions/exchange/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { Refusal, type Sent } from '~/web/app/testing/fake-gateway';
import { messages } from '~/web/messages/testing/messages';
import { routes } from '../room';
import { progressOf } from './progress-of';
import { lineOf, previewOf, snapshotOf, startOf } from './testing/imports';

const START = '/questions/import/';
const PREVIEW = '/questions/imports/5/';

/** What was sent but for the polls, of which a slow machine sends some. */
const acts = (sent: readonly Sent[]) => sent.filter(({ body }) => body.data_request !== 'status');
const open = (at: string, answers: Record<string, unknown>) => renderApp({ routes, at, person: LEARNER, answers });
const file = new File(['x{T}'], 'Week two.gift.txt', { type: 'text/plain' });

async function chooseTopic(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Topic' }));
  await userEvent.click(await screen.findByRole('option', { name, hidden: true }));
}

describe('bringing in a file', () => {
  it('needs a file and a topic, says which is missing, and goes where the file is shown', async () => {
    const { sent } = await open(START, {
      [`GET ${START}`]: startOf(),
      [`POST ${START}`]: { next_url: PREVIEW },
      [`GET ${PREVIEW}`]: previewOf(),
    });
    const button = await screen.findByRole('button', { name: 'Read the file' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Choose a file first.');
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    expect(screen.getByText('Week two.gift.txt')).toBeInTheDocument();
    expect(button).toHaveAccessibleDescription('Choose a topic first.');
    expect(screen.getByRole('textbox', { name: 'Title of the quiz' })).toHaveAttribute('placeholder', 'Week two');
    await chooseTopic('Asthma');
    expect(button).toBeEnabled();
    await userEvent.click(button);
    expect(sent).toEqual([
      {
        path: START,
        body: {
          format: '',
          into: 'quiz',
          quiz: '0',
          title: '',
          topic: '21',
          focus: '1',
          difficulty: '2',
          language: 'en',
          submission_id: expect.any(String) as string,
          file: expect.any(File) as File,
        },
      },
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: '2 questions ready to import' })).toBeInTheDocument();
  });

  it('that is refused says why, and is the same one when it is sent again', async () => {
    const { sent } = await open(START, {
      [`GET ${START}`]: startOf(),
      [`POST ${START}`]: new Refusal(422, 'format-unknown'),
    });
    await screen.findByRole('button', { name: 'Read the file' });
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await chooseTopic('Asthma');
    await userEvent.click(screen.getByRole('button', { name: 'Read the file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose its format');
    await userEvent.click(screen.getByRole('button', { name: 'Read the file' }));
    expect(sent[1]!.body.submission_id).toBe(sent[0]!.body.submission_id);
  });

  it('into the bank is offered to authors only; the last files are there to go back to', async () => {
    await open(START, {
      [`GET ${START}`]: startOf({
        abilities: { publish: true, publish_alone: false, edit_for_all: false },
        imports: [lineOf({ state: 'done' })],
      }),
    });
    expect(await screen.findByRole('radio', { name: 'The question bank' })).toBeChecked();
    expect(screen.getByText(/^Another person reads them first/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Title of the quiz' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Finals\.gift\.txt.*2 questions imported, 1 not/ })).toHaveAttribute(
      'href',
      PREVIEW,
    );
  });

  it('for who is no author goes into a quiz', async () => {
    await open(START, { [`GET ${START}`]: startOf() });
    await screen.findByRole('button', { name: 'Read the file' });
    expect(screen.queryByRole('radio', { name: 'The question bank' })).not.toBeInTheDocument();
  });
});

describe('an import', () => {
  it('names what cannot be taken first, with its line and its reason, and what is taken otherwise', async () => {
    await open(PREVIEW, { [`GET ${PREVIEW}`]: previewOf() });
    const [refused, noted, plain] = within(await screen.findByRole('region', { name: 'Questions in the file' }))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('details'));
    expect(refused).toHaveTextContent(/An essay.*line 9.*Questions of the type “essay” cannot be imported\./);
    expect(noted).toHaveTextContent(/First.*line 1.*Incorrect answers lose marks there/);
    expect(plain).toHaveTextContent(/Third.*line 12/);
    expect(screen.getByText('They will be added to a new quiz, “Finals”.')).toBeInTheDocument();
  });

  it('is taken once that is confirmed, shows how far it is, and leads to what came of it', async () => {
    const { sent, answers } = await open(PREVIEW, {
      [`GET ${PREVIEW}`]: previewOf(),
      [`POST ${PREVIEW}`]: snapshotOf({ state: 'taking', done: 1, total: 2, version: 4 }),
    });
    answers[`GET ${PREVIEW}`] = previewOf({ state: 'taking', done: 1, total: 2, version: 4 });
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 questions' }));
    expect(acts(sent)).toEqual([{ path: PREVIEW, body: { data_request: 'confirm' } }]);
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    expect(screen.getByText('1 of 2 imported')).toBeInTheDocument();
  });

  it('that is over says what came of it', async () => {
    await open(PREVIEW, { [`GET ${PREVIEW}`]: previewOf({ state: 'done', url: '/teach/create-quiz/9/' }) });
    expect(await screen.findByRole('heading', { level: 1, name: '2 questions imported' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the quiz' })).toHaveAttribute('href', '/teach/create-quiz/9/');
  });

  it('of a broken file says where it broke, and leads to another', async () => {
    await open(PREVIEW, {
      [`GET ${PREVIEW}`]: previewOf(
        { state: 'failed', failure: 'broken-file', failure_line: 7, accepted: 0, refused: 0 },
        { items: { items: [], page: 1, pages: 1, count: 0 } },
      ),
    });
    expect(await screen.findByText(/The file is damaged at line 7/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose another file' })).toHaveAttribute('href', START);
  });

  it('with nothing to take does not ask for it', async () => {
    await open(PREVIEW, { [`GET ${PREVIEW}`]: previewOf({ accepted: 0, refused: 3 }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'No question can be imported' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
  });

  it('says so when it was interrupted, and when it goes on; and goes on counting', async () => {
    const silent = { state: 'reading' as const, done: 40, total: 0, worked_at: Date.now() - 5_000 };
    await open(PREVIEW, { [`GET ${PREVIEW}`]: previewOf(silent) });
    expect(await screen.findByText(/^Interrupted, continuing in [0-5] s$/)).toBeInTheDocument();
    expect(screen.getByText('40 questions read, 1 cannot be imported')).toBeInTheDocument();
  });

  it.each([
    [0, { kind: 'working' }],
    [3_999, { kind: 'working' }],
    [4_000, { kind: 'interrupted', seconds: 6 }],
    [9_999, { kind: 'interrupted', seconds: 1 }],
    [60_000, { kind: 'interrupted', seconds: 0 }],
  ])('after %i ms of silence has the right progress', (silence, progress) => {
    expect(progressOf({ place: 0, worked_at: 1_000_000 }, 1_000_000 + silence)).toEqual(progress);
    expect(progressOf({ place: 0, worked_at: null }, 1_000_000 + silence)).toEqual({ kind: 'working' });
    expect(progressOf({ place: 3, worked_at: null }, 1_000_000 + silence)).toEqual({ kind: 'waiting', place: 3 });
  });

  it('behind others’ imports shows its place', async () => {
    await open(PREVIEW, {
      [`GET ${PREVIEW}`]: previewOf({ state: 'reading', done: 0, total: 0, refused: 0, place: 2 }),
    });
    expect(await screen.findByText('Others’ files are imported first. You are number 2 in line')).toBeInTheDocument();
  });

  it('being read can be cancelled', async () => {
    const { sent } = await open(PREVIEW, {
      [`GET ${PREVIEW}`]: previewOf({ state: 'reading', done: 40, total: 0 }),
      [`POST ${PREVIEW}`]: { next_url: START },
      [`GET ${START}`]: startOf(),
    });
    expect(await screen.findByText('40 questions read, 1 cannot be imported')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(acts(sent)).toEqual([{ path: PREVIEW, body: { data_request: 'cancel' } }]);
  });
});

describe('taking questions out', () => {
  const CHECK = '/api/questions/export-check/';
  it('says what the format cannot hold before the file is made', async () => {
    await open('/questions/export/?quiz=4', {
      'GET /questions/export/': { questions: 3, quizzes: [{ id: 4, title: 'Week one' }] },
      [`GET ${CHECK}`]: {
        questions: 2,
        unable: [{ question_id: 8, title: 'A case with two boxes', reason: 'several-boxes' }],
        unable_count: 1,
        without: [{ reason: 'sources', questions: 2 }],
        file_url: '/questions/export/file/?format=moodle-xml&quiz=4',
      },
    });
    expect(await screen.findByText('2 questions will be in the file')).toBeInTheDocument();
    expect(
      screen.getByText(/1 question is left out: the format does not support this kind of free text/),
    ).toBeInTheDocument();
    expect(screen.getByText('A case with two boxes')).toBeInTheDocument();
    expect(screen.getByText('2 questions lose their sources.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download the file' })).toHaveAttribute(
      'href',
      '/questions/export/file/?format=moodle-xml&quiz=4',
    );
    await act(async () => undefined);
  });

  it('says what to do where there is nothing', async () => {
    await open('/questions/export/', { 'GET /questions/export/': { questions: 0, quizzes: [] } });
    expect(await screen.findByText('You have no questions yet')).toBeInTheDocument();
  });
});

it('everything that can happen to a question or a file has its words', () => {
  const left = [...LEFT_OUT, 'not-yours'];
  const keys = [
    ...REFUSALS.map((code) => `questions.import.refusal.${code}`),
    ...NOTES.map((code) => `questions.import.note.${code}`),
    ...IMPORT_FAILURES.map((code) => `questions.import.failure.${code}`),
    ...IMPORT_STATES.flatMap((state) => [`questions.import.state.${state}`, `questions.import.heading.${state}`]),
    ...left.map((code) => `questions.export.unable.${code}`),
    ...LOSSES.filter((code) => !LEFT_OUT.has(code)).map((code) => `questions.export.without.${code}`),
    ...FORMATS.flatMap((format) => [
      `questions.format.${format}`,
      `questions.import.help.${format}`,
      `questions.export.about.${format}`,
    ]),
  ];
  expect(keys.filter((key) => !(key in messages.en && key in messages.es))).toEqual([]);
});
