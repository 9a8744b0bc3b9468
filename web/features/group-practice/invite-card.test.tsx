/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QRCodeSVG } from 'qrcode.react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderGroup } from './testing/render-group';
import { groupOf, INVITATION, memberOf, PIN } from './testing/snapshots';

const drawing = (svg: Element | null | undefined) =>
  [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));

function drawingOf(value: string) {
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<QRCodeSVG value={value} level="M" />);
  return drawing(template.content.firstElementChild);
}

describe('the QR code', () => {
  // rules: 3.2.28, 3.9.17
  it('is 128 px (spec 3 §9) and holds the address that joins', async () => {
    renderGroup({ group: groupOf({}) });
    const code = (await screen.findByTitle('QR code that opens this group')).closest('svg');
    expect(code).toHaveAttribute('width', '128');
    expect(code).toHaveAttribute('height', '128');
    expect(drawing(code)).toEqual(drawingOf(`${window.location.origin}/join/${PIN}/?key=${INVITATION}`));
    expect(drawing(code)).not.toEqual(drawingOf(`${window.location.origin}/join/111111111/?key=${INVITATION}`));
  });

  it('fills the screen for the table, with the PIN and who is in', async () => {
    renderGroup({ group: groupOf({ members: [memberOf(1), memberOf(2)] }) });
    await userEvent.click(await screen.findByRole('button', { name: /Enlarge the code/ }));
    const table = await screen.findByRole('dialog', { name: 'Join this group' });
    expect(within(table).getByRole('img', { name: 'PIN 4 8 2 9 1 3 5 0 7' })).toHaveTextContent('482 913 507');
    expect(within(table).getByTitle('QR code that opens this group')).toBeInTheDocument();
    expect(within(table).getByText('Ben')).toBeInTheDocument();
  });
});

it('the chat opens in a page of its own', async () => {
  renderGroup({ group: groupOf({}) });
  expect(await screen.findByRole('link', { name: 'group chat' })).toHaveAttribute(
    'href',
    'https://chat.example/wardmates',
  );
});

describe('copying', () => {
  afterEach(() => jest.useRealTimers());

  // rules: 3.9.18
  it.each([
    ['Copy PIN', PIN],
    ['Copy link', `http://localhost/join/${PIN}/?key=${INVITATION}`],
  ])('%s is confirmed for 750 ms (spec 3 §9)', async (name, copied) => {
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void written.push(text) },
      configurable: true,
    });
    renderGroup({ group: groupOf({}) });
    const button = await screen.findByRole('button', { name });
    jest.useFakeTimers();
    await act(async () => void fireEvent.click(button));
    expect(written).toEqual([copied]);
    expect(button).toHaveTextContent('Copied');
    act(() => void jest.advanceTimersByTime(749));
    expect(button).toHaveTextContent('Copied');
    act(() => void jest.advanceTimersByTime(1));
    expect(button).toHaveTextContent(name);
  });
});
