/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '~/web/app/testing/render-app';
import { ProblemError } from '~/web/live/problem-error';
import { EndDialog } from './end-dialog';

const MESSAGES = { en: 'You are not allowed to do this.', es: 'No tienes permiso para hacer esto.' };

const open = (more: Partial<Parameters<typeof EndDialog>[0]>, language: 'en' | 'es' = 'en') => {
  const onEnd = jest.fn();
  const props = {
    opened: true,
    answered: 2,
    waiting: 0,
    away: false,
    ending: false,
    problem: null,
    onEnd,
    onClose: jest.fn(),
  };
  const element = <EndDialog {...props} {...more} />;
  return renderApp({ routes: [{ path: '/', element }], at: '/', language }).then(() => onEnd);
};

// The stylesheets of Mantine hide the label of a button that is `loading`; jsdom has none of them.
const isHiddenByLoading = (button: HTMLElement) => button.hasAttribute('data-loading');

describe('the end of a review', () => {
  // rules: 2.8.4
  it('says that it is ending, where it can be read, and takes no second press', async () => {
    const onEnd = await open({ ending: true });
    const button = await screen.findByRole('button', { name: 'Ending...' });
    expect(isHiddenByLoading(button)).toBe(false);
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(onEnd).not.toHaveBeenCalled();
  });

  // rules: 2.8.3, 2.8.4
  it.each([
    ['en', 'Failed to end review. Please try again.', 'End'],
    ['es', 'No se pudo terminar el repaso. Inténtalo de nuevo.', 'Terminar'],
  ] as const)('says in %s that it failed, and can be tried again', async (language, message, end) => {
    const onEnd = await open({ problem: ProblemError.offline() }, language);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('button', { name: end }));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  // rules: 2.8.2
  it.each([
    ['en', 'not-allowed', 'You are not allowed', MESSAGES.en],
    ['es', 'not-allowed', 'You are not allowed', MESSAGES.es],
    ['en', 'review-locked', 'This review is locked.', 'This review is locked.'],
    ['es', 'review-locked', 'This review is locked.', 'No se pudo terminar el repaso. Inténtalo de nuevo.'],
  ] as const)('shows in %s the message of the response: %s', async (language, code, detail, shown) => {
    await open({ problem: new ProblemError(409, code, detail) }, language);
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  });

  it.each([
    ['en', 'The 2 answers that were only on this device have been sent.'],
    ['es', 'Las 2 respuestas que estaban solo en este dispositivo ya se han enviado.'],
  ] as const)('says in %s that what waited has been sent, in place of a sentence that goes', async (language, sent) => {
    const props = { opened: true, answered: 2, ending: false, problem: null, onEnd: jest.fn(), onClose: jest.fn() };
    function Sending() {
      const [waiting, setWaiting] = useState(2);
      const [away, setAway] = useState(true);
      return (
        <>
          <button onClick={() => setAway(false)}>come back</button>
          <button onClick={() => setWaiting(0)}>send</button>
          <EndDialog {...props} waiting={waiting} away={away} />
        </>
      );
    }
    await renderApp({ routes: [{ path: '/', element: <Sending /> }], at: '/', language });
    const dialog = await screen.findByRole('dialog');
    expect(dialog).not.toHaveTextContent(sent);
    // The network is back, and they are on their way.
    fireEvent.click(screen.getByText('come back'));
    expect(dialog).not.toHaveTextContent(sent);
    fireEvent.click(screen.getByText('send'));
    expect(dialog).toHaveTextContent(sent);
  });
});
