/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quizReview } from '~/domain/quizzes/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { headOf, placedOf, reviewOf } from '../testing/pages';
import { ReviewPage } from './review-page';

const ADDRESS = '/quizlog/5/questions/';
const routes = [{ path: quizReview.path, element: <ReviewPage /> }];
const open = (page: unknown = reviewOf()) =>
  renderApp({ routes, at: `${ADDRESS}?question_id=32`, person: LEARNER, answers: { [`GET ${ADDRESS}`]: page } });
const heading = () => screen.findByRole('heading', { level: 1 });

describe('a question looked at again', () => {
  it('is as it was answered, with its explanation', async () => {
    await open();
    expect(await heading()).toHaveTextContent('Question 2 of 4');
    expect(screen.getByText('Stem of question 32.')).toBeInTheDocument();
    expect(screen.getByText('Explanation of question 32.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the summary' })).toHaveAttribute('href', '/learn/quiz/5/summary/');
  });

  it('has the previous and the next beside it, by click and by arrow key', async () => {
    const { router, answers } = await open();
    await heading();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', `${ADDRESS}?question_id=31`);
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', `${ADDRESS}?question_id=33`);
    answers[`GET ${ADDRESS}`] = reviewOf({ question: placedOf(33, 2), previous_question: 32, next_question: null });
    await userEvent.keyboard('{ArrowRight}');
    expect(router.state.location.search).toBe('?question_id=33');
    expect(await screen.findByText('Stem of question 33.')).toBeInTheDocument();
    expect(await heading()).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(router.state.location.search).toBe('?question_id=33');
    await userEvent.keyboard('{ArrowLeft}');
    expect(router.state.location.search).toBe('?question_id=32');
  });

  it('leaves the arrow keys to somebody who types', async () => {
    const { router } = await open();
    await heading();
    const field = document.body.appendChild(document.createElement('textarea'));
    await act(async () => void fireEvent.keyDown(field, { key: 'ArrowRight' }));
    field.remove();
    expect(router.state.location.search).toBe('?question_id=32');
  });

  it('of an AI quiz has no discussion and no vote, that of a private quiz no report (spec 1 §6)', async () => {
    await open(reviewOf({ quiz: headOf({ kind: 'ai', abilities: { discuss: false, vote: false, report: false } }) }));
    await heading();
    expect(screen.queryByText(/Discussion/)).not.toBeInTheDocument();
    expect(screen.queryByText('Was this explanation helpful?')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Report the question' })).not.toBeInTheDocument();
  });

  it('that is not to be had says why', async () => {
    await open(new Refusal(404, 'not-found'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This does not exist');
  });
});
