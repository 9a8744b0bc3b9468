import { conflict, invalid, notFound } from '../../kit/errors';

const wrong = (message: string) => [{ path: 'terms', message }];

export const tooFewTerms = () => invalid('too-few-terms', 'Give at least two different terms.', wrong('too few'));
export const termWithoutLetters = () =>
  invalid('term-without-letters', 'Every term needs a letter or a digit.', wrong('no letters'));
export const synonymsExist = () => conflict('synonyms-exist', 'Another row has the same terms already.');
export const synonymsChanged = () =>
  conflict('synonyms-changed', 'Somebody has changed this row meanwhile. Nothing was saved.');
export const synonymsNotFound = () => notFound('synonyms-not-found', 'This row of synonyms does not exist.');
