import { conflict, invalid, notFound } from '../../kit/errors';

const wrong = (message: string) => [{ path: 'terms', message }];

export const tooFewTerms = () => invalid('too-few-terms', 'Enter at least two different terms.', wrong('too few'));
export const termWithoutLetters = () =>
  invalid('term-without-letters', 'Every term needs a letter or a digit.', wrong('no letters'));
export const synonymsExist = () => conflict('synonyms-exist', 'Another row already has the same terms.');
export const synonymsChanged = () =>
  conflict('synonyms-changed', 'Someone has changed this row since you opened it. Nothing was saved.');
export const synonymsNotFound = () => notFound('synonyms-not-found', 'This row of synonyms does not exist.');
