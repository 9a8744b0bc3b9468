/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { questionPreview } from '~/domain/questions/authoring/contract';
import { href } from '~/domain/kit/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { answeredOf, freeTextOf, openQuestionOf, shownOf } from '../question/testing/questions';
import { PreviewPage } from './preview-page';

const AT = href(questionPreview, { draft_id: 9 });
const open = async (preview: object) => {
  const app = await renderApp({
    routes: [{ path: questionPreview.path, element: <PreviewPage /> }],
    at: AT,
    person: LEARNER,
    answers: { [`GET ${AT}`]: { edit_url: '/questions/create/?draft=9', ...preview } },
  });
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const key = (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }));
const button = (name: string) => screen.getByRole('button', { name });

describe('the preview of a draft is the run screen', () => {
  it('answered by its keys, marked by its rule, with its explanation; nothing is sent', async () => {
    const { sent } = await open({ question: openQuestionOf(0), answered: answeredOf(0) });
    expect(button('Submit')).toBeDisabled();
    await key('1');
    await key(' ');
    expect(await screen.findByRole('heading', { name: 'Incorrect' })).toHaveFocus();
    expect(screen.getByText('Explanation of question 0.')).toBeInTheDocument();
    await userEvent.click(button('Answer again'));
    await key('2');
    await key(' ');
    expect(await screen.findByRole('heading', { name: 'Correct' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('free text is written, shown beside the model answers and marked by oneself', async () => {
    const { sent } = await open({ question: freeTextOf(0), answered: shownOf(0) });
    for (const box of ['Diagnosis', 'First test'])
      await act(
        async () => void fireEvent.change(screen.getByRole('textbox', { name: box }), { target: { value: 'mine' } }),
      );
    await userEvent.click(button('Show correct answers'));
    expect(await screen.findByText('Myocardial infarction')).toBeInTheDocument();
    expect(button('Next')).toBeDisabled();
    await userEvent.click(button('Mark all correct'));
    await userEvent.click(button('Next'));
    expect(await screen.findByRole('heading', { name: 'Correct' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('leads back to where it is written', async () => {
    await open({ question: openQuestionOf(0), answered: answeredOf(0) });
    expect(screen.getByRole('link', { name: 'Back to editing' })).toHaveAttribute('href', '/questions/create/?draft=9');
  });
});
