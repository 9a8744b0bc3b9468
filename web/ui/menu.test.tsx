/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Menu, MenuItem } from './menu';

function Sizes({ onChoose }: { onChoose: (size: string) => void }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Menu button={<button type="button">Size</button>} opened={opened} onChange={setOpened} width={200}>
        {['Small', 'Medium', 'Large'].map((size) => (
          <MenuItem key={size} onClick={() => onChoose(size)}>
            {size}
          </MenuItem>
        ))}
      </Menu>
      <button type="button">Elsewhere</button>
    </>
  );
}

const chosen = jest.fn();
const button = () => screen.getByRole('button', { name: 'Size' });
const item = (name: string) => screen.getByRole('menuitem', { name });

beforeEach(() => {
  chosen.mockClear();
  render(<Sizes onChoose={chosen} />);
});

describe('a menu', () => {
  it('opens by its button with the focus on the first item, and the arrows go round', async () => {
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(screen.getByRole('menu', { name: 'Size' })).toBeInTheDocument();
    expect(item('Small')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Large')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(item('Medium')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item('Large')).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    expect(chosen).toHaveBeenCalledWith('Small');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('closes with Escape, which gives the focus back to the button', async () => {
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(chosen).not.toHaveBeenCalled();
  });

  it('closes with a press elsewhere, and when the focus leaves it', async () => {
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(button());
    await userEvent.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
