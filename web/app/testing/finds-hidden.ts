import { configure } from '@testing-library/react';

/**
 * For a file of tests in which nothing is hidden that could be taken for what is shown: to ask of each of hundreds of
 * elements whether it can be seen takes most of the time.
 */
export function findsHidden(): void {
  beforeAll(() => configure({ defaultHidden: true }));
  afterAll(() => configure({ defaultHidden: false }));
}
