/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { OnDemand, usePressed, type MenuProps } from './on-demand';

function Said({ button, words }: MenuProps & { words: string }) {
  const { opened, target } = usePressed(button);
  return (
    <>
      {target}
      {opened && <p>{words}</p>}
    </>
  );
}

function open(load: () => Promise<ComponentType<MenuProps & { words: string }>>) {
  const asked = jest.fn(load);
  render(<OnDemand load={asked} given={{ words: 'Here' }} button={<button type="button">Menu</button>} />);
  return asked;
}
const button = () => screen.getByRole('button', { name: 'Menu' });

describe('a menu on demand', () => {
  it('is not fetched before somebody comes near, and not opened before they press', async () => {
    const asked = open(async () => Said);
    expect(asked).not.toHaveBeenCalled();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.tab();
    expect(button()).toHaveFocus();
    expect(asked).toHaveBeenCalled();
    expect(screen.queryByText('Here')).not.toBeInTheDocument();
  });

  it('opens when it is pressed, by key as well, and leaves the focus on its button', async () => {
    open(async () => Said);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Here')).toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('that could not be fetched is asked for again by the next press', async () => {
    let online = false;
    open(() => (online ? Promise.resolve(Said) : Promise.reject(new Error('no network'))));
    await act(() => userEvent.click(button()));
    expect(screen.queryByText('Here')).not.toBeInTheDocument();
    online = true;
    await userEvent.click(button());
    expect(await screen.findByText('Here')).toBeInTheDocument();
  });
});
