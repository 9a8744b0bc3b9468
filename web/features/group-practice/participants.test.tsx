/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderGroup } from './testing/render-group';
import { groupOf, memberOf } from './testing/snapshots';

const COLUMN = 240;
const VIEW = 3 * COLUMN;

/** Jsdom lays nothing out: the row is as wide as its columns, and shows three of them. */
function layOut(columns: number) {
  const scrolled: ScrollToOptions[] = [];
  for (const [name, value] of Object.entries({ scrollWidth: columns * COLUMN, clientWidth: VIEW })) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
  HTMLElement.prototype.scrollBy = function scrollBy(this: HTMLElement, options?: ScrollToOptions | number) {
    scrolled.push(options as ScrollToOptions);
    this.scrollLeft += (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
  return scrolled;
}

const people = (count: number) =>
  groupOf({ members: Array.from({ length: count }, (_, index) => memberOf(index + 1)) });
const arrow = (name: string) => screen.queryByRole('button', { name });

// rules: 3.9.20
it.each([1, 3])('shows no arrow with %d columns', async (count) => {
  layOut(count);
  renderGroup({ group: people(count) });
  await screen.findByRole('list', { name: 'People in the group' });
  await act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(arrow('Scroll to more people')).not.toBeInTheDocument();
  expect(arrow('Scroll to earlier people')).not.toBeInTheDocument();
});

// rules: 3.2.29, 3.9.19, 3.9.20
it("'Participants row scrolls 200 px per click. Participant columns beyond 3 show the right scroll arrow' (spec 3 §9)", async () => {
  const scrolled = layOut(4);
  renderGroup({ group: people(4) });
  const right = await screen.findByRole('button', { name: 'Scroll to more people' });
  expect(arrow('Scroll to earlier people')).not.toBeInTheDocument();
  fireEvent.click(right);
  expect(scrolled).toEqual([{ left: 200 }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Scroll to earlier people' }));
  expect(scrolled).toEqual([{ left: 200 }, { left: -200 }]);
});

it('hides the right arrow at the end', async () => {
  layOut(4);
  renderGroup({ group: people(4) });
  fireEvent.click(await screen.findByRole('button', { name: 'Scroll to more people' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Scroll to more people' }));
  await waitFor(() => expect(arrow('Scroll to more people')).not.toBeInTheDocument());
});

it('brings a new member into view', async () => {
  layOut(4);
  const { push } = renderGroup({ group: people(4) });
  const row = await screen.findByRole('list', { name: 'People in the group' });
  await push({ ...people(5), lobby: { ...people(5).lobby, version: 2 } });
  await waitFor(() => expect(row.scrollLeft).toBe(4 * COLUMN));
});
