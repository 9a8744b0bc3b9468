/** @jest-environment jsdom */
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Language } from '~/web/core/language';
import { SortableList, useSortableRow } from './sortable-list';

function Row({ name }: { name: string }) {
  const { row, handle } = useSortableRow(name);
  return (
    <div {...row}>
      <button {...handle}>{name}</button>
    </div>
  );
}

// rules: 3.9.21
it("'Drag reorder animation: 150 ms' (spec 3 §9): rows make room in that time", async () => {
  render(
    <MantineProvider env="test">
      <Language language="en">
        <SortableList words="stations.editor.drag" keys={['one', 'two', 'three']} onMove={() => undefined}>
          {['one', 'two', 'three'].map((name) => (
            <Row key={name} name={name} />
          ))}
        </SortableList>
      </Language>
    </MantineProvider>,
  );
  // Lifted by a key, as a pointer has nowhere to go in jsdom.
  const handle = screen.getByRole('button', { name: 'one' });
  await act(async () => {
    handle.focus();
    fireEvent.keyDown(handle, { code: 'Space' });
  });
  const times = [...document.querySelectorAll<HTMLElement>('[data-row]')]
    .map((row) => row.style.transition)
    .filter(Boolean);
  expect(times.length).toBeGreaterThan(0);
  expect(new Set(times)).toEqual(new Set(['transform 150ms ease']));

  // Put down, or what listens for it would take the next space bar of another test.
  await waitFor(() => {
    fireEvent.keyDown(handle, { code: 'Escape' });
    expect(handle).not.toHaveAttribute('aria-pressed', 'true');
  });
});
