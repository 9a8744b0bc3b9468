/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { AdditionsContext, Slot } from './slot';

it('shows what every room adds there, with what the page gives', () => {
  const one = { 'group-result': ({ quizlogId }: { quizlogId: number }) => <p>one of {quizlogId}</p> };
  const other = { 'group-result': ({ quizlogId }: { quizlogId: number }) => <p>other of {quizlogId}</p> };
  render(
    <AdditionsContext value={[one, {}, other]}>
      <Slot name="group-result" given={{ quizlogId: 7 }} />
    </AdditionsContext>,
  );
  expect(screen.getAllByText(/of 7/).map((each) => each.textContent)).toEqual(['one of 7', 'other of 7']);
});

it('is nothing where no room adds anything', () => {
  const { container } = render(<Slot name="group-result" given={{ quizlogId: 7 }} />);
  expect(container).toBeEmptyDOMElement();
});
