/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ChangeName } from '~/domain/notebook/writing/change-name';
import { renderApp } from '~/web/app/testing/render-app';
import { type ComparedBody, SectionDiffView } from './section-diff-view';

const BODY: ComparedBody = {
  title: 'First hour',
  focus_id: 3,
  section_colour: 'red',
  section_icon: 'heart',
  text: '<p>Aspirin 300 mg at once.</p><table><tbody><tr><td>Dose</td><td>300 mg</td></tr></tbody></table>',
  sources: [],
};

function Compared({ before, after }: { before: ComparedBody; after: ComparedBody }) {
  const [left, setLeft] = useState<ReadonlySet<ChangeName>>(new Set());
  return (
    <SectionDiffView
      before={before}
      after={after}
      legend={{ before: 'before', after: 'after' }}
      choosing={{ left, toggle: (name) => setLeft(new Set([...left, name])) }}
    />
  );
}
const open = (before: ComparedBody, after: ComparedBody) =>
  renderApp({ routes: [{ path: '/', element: <Compared before={before} after={after} /> }], at: '/' });

it('marks the words that went and came where they stand, in tables too', async () => {
  await open(BODY, { ...BODY, text: BODY.text.replaceAll('300', '75') });
  expect(
    [...document.body.querySelectorAll('p > del, p > ins, td > del, td > ins')].map((one) => one.textContent),
  ).toEqual(expect.arrayContaining(['300', '75']));
  expect(document.body.querySelectorAll('td > ins')).toHaveLength(1);
});

it('shows a change that is left out as such', async () => {
  await open(BODY, {
    ...BODY,
    title: 'The first hour',
    text: BODY.text.replace('at once', 'now'),
  });
  expect(document.body.querySelector('[data-left]')).toBeNull();
  const second = screen.getByRole('button', { name: 'Accept change 2', pressed: true });
  await act(async () => void fireEvent.click(second));
  expect(screen.getByRole('button', { name: 'Accept change 2', pressed: false })).toBeInTheDocument();
  expect(document.body.querySelector('p[data-left]')).toHaveTextContent('now');
});

it('shows only the vocabulary of rich text, for any input', async () => {
  const hostile =
    '<p onclick="x()">One <a href="javascript:x()">link</a> <img src="https://evil.example/a.png" alt="a" /><iframe src="x">in</iframe></p><script>alert(1)</script>';
  await open(BODY, { ...BODY, text: hostile });
  const diff = document.body.querySelector('ins')!.closest('div')!;
  expect(diff.querySelector('script, iframe, img[src], [onclick], [href^="javascript"]')).toBeNull();
});

it('says so where nothing differs', async () => {
  await open(BODY, BODY);
  expect(screen.getByText('The two texts are the same.')).toBeInTheDocument();
});
