import type { Person } from '~/domain/accounts/person';
import { may } from '~/domain/purchases/entitlements/may';
import { href } from '~/domain/kit/contract';
import { invalid, Problem, unavailable } from '~/domain/kit/errors';
import { purchasePage } from '~/domain/purchases/contract';

export const frontNeeded = () =>
  invalid(
    'front-needed',
    'Please enter a prompt in the flashcard front text field before using our AI to generate content for the back of the card.',
    [{ path: 'front', message: 'nothing to go by' }],
  );
/** Nothing here answers the front: the person is offered the page of the notebook that is nearest. @param nextUrl its address */
export const nothingKnown = (nextUrl: string) =>
  new Problem(
    'not-found',
    'nothing-known',
    'We found no answer to this front. Look in the notebook, or write the back yourself.',
    { nextUrl },
  );
/** The writer failed or cannot be reached (spec 2 §8). */
export const noSuggestion = () =>
  unavailable(
    'no-suggestion',
    'No suggestion was found. Please enter a prompt in the flashcard front text field before using our AI to generate content for the back of the card.',
  );
export const suggestionsForSupporters = () =>
  new Problem('not-allowed', 'suggestions-for-supporters', 'Suggestions for the back of a card are for supporters.', {
    nextUrl: href(purchasePage, { slug: 'supporter' }),
  });

/** Who may ask, and that there is something to go by (spec 2 §5, §6). @throws Problem `suggestions-for-supporters`, `front-needed` */
export function requireSuggestible(person: Person, front: string): void {
  if (!may(person, 'flashcards.suggest-back')) throw suggestionsForSupporters();
  if (front.trim() === '') throw frontNeeded();
}
