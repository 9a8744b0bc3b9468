/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../app/testing/render-app';
import { FullSummary, isLong } from './full-summary';

let height = 0;
jest.mock('./use-height', () => ({ useHeight: () => ({ ref: () => {}, height }) }));

const open = async (of: number) => {
  height = of;
  await renderApp({ routes: [{ path: '/', element: <FullSummary>words</FullSummary> }], at: '/' });
};

// rules: 3.2.10, 3.9.24
it("'Show full summary' threshold: 500 px, plus an extra 30 px (spec 3 §9)", () => {
  expect([500, 530, 531].map((height) => isLong(height))).toEqual([false, false, true]);
});

// rules: 3.2.10
it('a long summary is cut at 500 px until all of it is asked for', async () => {
  await open(531);
  const cut = screen.getByText('words').parentElement!;
  expect(cut).toHaveStyle({ maxHeight: '500px' });
  await userEvent.click(screen.getByRole('button', { name: 'Show full summary', expanded: false }));
  expect(cut).not.toHaveStyle({ maxHeight: '500px' });
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(cut).toHaveStyle({ maxHeight: '500px' });
});

it('a short one is shown whole', async () => {
  await open(530);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
