/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { openRun, press } from './testing/open-run';
import { runOf } from './testing/runs';

const behind = (): string[] =>
  [...document.querySelectorAll('article [aria-hidden="true"]')].flatMap(
    (element) => /Stem of question \d/.exec(element.textContent)?.[0] ?? [],
  );

/** @param keeps whether the browser keeps what it has laid out while it is hidden */
function browserThat(keeps: boolean): void {
  Object.defineProperty(CSS, 'supports', {
    configurable: true,
    value: (property: string, value: string) => keeps && property === 'content-visibility' && value === 'hidden',
  });
}

let work: (() => void)[];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  work = [];
  window.requestIdleCallback = (task) => work.push(() => task({ didTimeout: false, timeRemaining: () => 1 }));
  window.cancelIdleCallback = (id) => void (work[id - 1] = () => undefined);
});
afterAll(() => {
  Reflect.deleteProperty(CSS, 'supports');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

/** The browser has nothing better to do. */
const idle = () => act(async () => work.forEach((task) => task()));

describe('the question ahead', () => {
  test('stands behind the one that is shown, and going on shows what stood there', async () => {
    browserThat(true);
    await openRun(runOf(3));
    expect(behind()).toEqual([]);
    await idle();
    expect(behind()).toEqual(['Stem of question 2']);
    const ready = screen.getByText('Stem of question 2.');
    await press('1');
    await press(' ');
    await screen.findByRole('heading', { name: 'Incorrect' });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();

    await press(' ');
    expect(screen.getByText('Stem of question 2.')).toBe(ready);
    expect(behind()).toEqual(['Stem of question 1']);
    // Not on the result, which is still in the document.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Question 2 of 3' })).toHaveFocus());
    expect(screen.queryByRole('heading', { name: 'Incorrect' })).not.toBeInTheDocument();
    await press('2');
    expect(screen.getByRole('radio', { name: 'Alteplase' })).toBeChecked();

    await idle();
    expect(behind()).toEqual(['Stem of question 3']);
  });

  test('goes on when one is faster than the browser', async () => {
    browserThat(true);
    await openRun(runOf(4));
    await press('ArrowRight', { shiftKey: true });
    await press('ArrowRight', { shiftKey: true });
    expect(screen.getByText('Stem of question 3.')).toBeInTheDocument();
    expect(behind()).not.toContain('Stem of question 3');
    await idle();
    expect(behind()).toEqual(['Stem of question 4']);
  });

  test('is not there in a browser where one could walk to it', async () => {
    browserThat(false);
    await openRun(runOf(3));
    await idle();
    expect(behind()).toEqual([]);
    expect(screen.queryByText('Stem of question 2.')).not.toBeInTheDocument();
  });
});
