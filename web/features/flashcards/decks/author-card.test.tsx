/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderApp } from '~/web/app/testing/render-app';
import { AuthorCard } from './author-card';

// rules: 2.3.8
it('says beside the name of an author that they support the product', async () => {
  const author = {
    ...{ id: 9, username: 'priya', first_name: 'Priya', last_name: 'Venkatan', avatar_url: '', bio: '' },
    ...{ training_stage: 1, school: '', supporter: true },
  };
  await renderApp({ routes: [{ path: '/', element: <AuthorCard author={author} /> }], at: '/' });
  expect(screen.getByText('Supporter').closest('p')).toHaveTextContent('Priya Venkatan @priya Supporter');
});
