/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BLANK_FORM } from '~/domain/questions/authoring/blank-form';
import { questionPreview, type QuestionForm } from '~/domain/questions/authoring/contract';
import { FREE_TEXT } from '~/domain/questions/contract';
import { href } from '~/domain/kit/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { answeredOf, freeTextOf, openQuestionOf, shownOf } from '../question/testing/questions';
import { PreviewBeside } from './preview-beside';
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

describe('the preview beside a question that is written', () => {
  const answers = ['Aspirin', 'Alteplase'].map((answer_text, index) => ({
    answer_text,
    answer_label: `Box ${index + 1}`,
    answer_correct: index === 1,
  }));
  const formOf = (more: Partial<QuestionForm>): QuestionForm => ({ ...BLANK_FORM, answers, ...more });
  function Writer() {
    const [form, setForm] = useState(formOf({ question_text: '', answers: [] }));
    return (
      <>
        {[
          formOf({ question_text: '<p>Which drug?</p>', explanation_text: '<p>It dissolves clots.</p>' }),
          formOf({ question_text: '<p>Which drug?</p>', explanation_text: '<p>It works.</p>' }),
          formOf({ question_type: FREE_TEXT }),
        ].map((next, index) => (
          <button key={index} onClick={() => setForm(next)}>{`Write ${index}`}</button>
        ))}
        <PreviewBeside form={form} anyRight={false} topicName="Stroke" />
      </>
    );
  }

  it('follows what is typed and can be answered, with nothing sent or announced', async () => {
    const { sent } = await renderApp({ routes: [{ path: '/', element: <Writer /> }], at: '/', person: LEARNER });
    let region = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(region.getByText(/^What you write appears here/)).toBeInTheDocument();
    await userEvent.click(button('Write 0'));
    expect(await region.findByText('Which drug?')).toBeInTheDocument();
    await userEvent.click(region.getByRole('radio', { name: /Alteplase/ }));
    await userEvent.click(region.getByRole('button', { name: 'Submit' }));
    expect(region.getByRole('heading', { name: 'Correct' })).toHaveFocus();
    expect(region.getByText('It dissolves clots.')).toBeInTheDocument();
    expect(region.getByText('Stroke')).toBeInTheDocument();
    await userEvent.click(button('Write 1'));
    expect(await region.findByText('It works.')).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: 'Answer again' }));
    expect(region.getByRole('heading', { name: 'Preview' })).toHaveFocus();
    await userEvent.click(button('Write 2'));
    region = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await region.findByRole('textbox', { name: 'Box 2' })).toBeInTheDocument();
    expect(document.querySelector('section [aria-live], section [role="status"], section [role="alert"]')).toBeNull();
    expect(sent).toEqual([]);
  });
});
