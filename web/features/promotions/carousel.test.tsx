/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { subscribeWanted } from '~/web/core/loading/wanted';
import { promotionsRoom } from './room';

it('says of no promotion that the page waits for it: nobody has asked for one', async () => {
  const [waits, asked] = [jest.fn(), jest.fn()];
  const stop = subscribeWanted(waits);
  const Home = promotionsRoom.additions!.home!;
  const element = (
    <Suspense fallback={null}>
      <Home />
    </Suspense>
  );
  const answer = () => {
    asked();
    return { items: [], counts: {} };
  };
  const answers = { 'GET /api/promotions/': answer };
  await renderApp({ routes: [{ path: '/', element }], at: '/', person: LEARNER, answers });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  stop();
  expect(waits).not.toHaveBeenCalled();
});
