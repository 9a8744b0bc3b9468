/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { SuggestBack } from './suggest-back';

async function ask(answer: unknown) {
  const onSuggest = jest.fn();
  const element = <SuggestBack deckId={null} front="<p>Delta wave?</p>" onSuggest={onSuggest} />;
  const { sent } = await renderApp({
    routes: [{ path: '/here/', element }],
    at: '/here/',
    person: { ...LEARNER, roles: ['learner', 'supporter'] },
    answers: { [`POST ${createDeck.path}`]: answer },
  });
  await userEvent.click(await screen.findByRole('button', { name: /suggest/i }));
  return { onSuggest, sent };
}

describe('the suggested back of a card', () => {
  // rules: 2.7.28
  it('is given to a supporter for the front that they wrote', async () => {
    const { onSuggest, sent } = await ask({ suggestion: '<p>Pre-excitation.</p>', writer: 'model' });
    expect(onSuggest).toHaveBeenCalledWith('<p>Pre-excitation.</p>');
    expect(sent).toEqual([
      { path: createDeck.path, body: { data_request: 'suggest_flashcard_back', front: '<p>Delta wave?</p>' } },
    ]);
  });

  // rules: 2.8.5
  it('says why there is none', async () => {
    const { onSuggest } = await ask(new Refusal(503, 'no-suggestion'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(onSuggest).not.toHaveBeenCalled();
  });

  it('leads to the notebook if nothing is known', async () => {
    await ask(new Refusal(404, 'nothing-known', [], '/notebook/sepsis/'));
    expect(await screen.findByRole('link', { name: 'Open the notebook' })).toHaveAttribute('href', '/notebook/sepsis/');
  });
});
