/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useLoaded } from './use-loaded';

const answers: (() => Promise<() => React.ReactNode>)[] = [];
const load = () => answers.shift()!();

function Page() {
  const { loaded, retry } = useLoaded(load);
  if (loaded === null) return <p>on its way</p>;
  return loaded === 'failed' ? <button onClick={retry}>again</button> : <loaded.Component />;
}

describe('a component that is fetched with its page', () => {
  it('is asked for again where it did not come, and only when that is wanted', async () => {
    answers.push(
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve(() => <p>here</p>),
    );
    render(<Page />);
    expect(screen.getByText('on its way')).toBeInTheDocument();
    const again = await screen.findByRole('button', { name: 'again' });
    expect(answers).toHaveLength(1);
    fireEvent.click(again);
    expect(screen.getByText('on its way')).toBeInTheDocument();
    expect(await screen.findByText('here')).toBeInTheDocument();
  });

  it('comes by itself when the network is back', async () => {
    answers.push(
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve(() => <p>here</p>),
    );
    render(<Page />);
    await screen.findByRole('button', { name: 'again' });
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('here')).toBeInTheDocument();
    fireEvent(window, new Event('online'));
    expect(answers).toHaveLength(0);
  });
});
