/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { LinkedText } from './linked-text';
import { layLinks } from './term-links';

const TOPICS = [
  { id: 1, slug: 'heart', name: 'Heart', lead: 'It pumps.', language: 'en' as const },
  { id: 2, slug: 'kidney', name: 'Kidney', lead: '', language: 'en' as const },
];
const HTML = '<h3>MI</h3><p>An <strong>MI</strong> and AKI, or AKI &amp; MI.</p>';
const TEXT = 'MIAn MI and AKI, or AKI & MI.';
const TERMS = [
  { at: TEXT.indexOf('MI and'), written: 'MI', topic_id: 1 },
  { at: TEXT.indexOf('AKI'), written: 'AKI', topic_id: 2 },
];
const open = async () => {
  await renderApp({
    routes: [
      { path: '/', element: <LinkedText html={HTML} lang="en" cut={false} terms={TERMS} topics={TOPICS} /> },
      { path: '/notebook/heart/', element: <p>The page of the heart</p> },
    ],
    at: '/',
    person: LEARNER,
    answers: {},
  });
};
const preview = () => screen.queryByRole('tooltip');

describe('a text whose terms lead to topics', () => {
  it('links each where it was found, changes no word, and shows its preview to the keyboard until Escape', async () => {
    await open();
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['MI', '/notebook/heart/'],
      ['AKI', '/notebook/kidney/'],
    ]);
    expect(links[0]!.parentElement!.tagName).toBe('STRONG');
    await userEvent.tab();
    expect(preview()).toHaveTextContent('HeartIt pumps.');
    expect(links[0]).toHaveAccessibleDescription('Heart It pumps.');
    await userEvent.keyboard('{Escape}');
    expect(preview()).toBeNull();
    expect(links[0]).toHaveFocus();
    await userEvent.tab();
    expect(preview()).toHaveTextContent('Kidney');
    await userEvent.tab();
    expect(preview()).toBeNull();
  });

  it('keeps the preview open while the pointer is in it', async () => {
    await open();
    const [link] = await screen.findAllByRole('link');
    jest.useFakeTimers();
    try {
      const pass = () => act(() => jest.runAllTimers());
      fireEvent.pointerOver(link!);
      pass();
      expect(preview()).toHaveTextContent('Heart');
      fireEvent.pointerOver(link!.closest('p')!);
      fireEvent.pointerOver(preview()!);
      pass();
      expect(preview()).toHaveTextContent('Heart');
      fireEvent.pointerOver(link!.closest('p')!);
      pass();
      expect(preview()).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is followed at once, within the app', async () => {
    await open();
    await userEvent.click((await screen.findAllByRole('link'))[0]!);
    expect(await screen.findByText('The page of the heart')).toBeInTheDocument();
  });
});

describe('laying links', () => {
  const root = document.createElement('div');
  root.innerHTML = HTML;

  it('can be repeated, takes back what is no term any more, and leaves a word that is not where it was', () => {
    const before = root.innerHTML;
    layLinks(root, TERMS, TOPICS);
    layLinks(root, TERMS, TOPICS);
    expect([...root.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['MI', 'AKI']);
    expect(root.textContent).toBe(TEXT);
    layLinks(root, [{ at: 3, written: 'MI', topic_id: 1 }], TOPICS);
    expect(root.innerHTML).toBe(before);
  });
});
