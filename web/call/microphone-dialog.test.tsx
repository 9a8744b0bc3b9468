/** @jest-environment jsdom */
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Language } from '../core/language';
import { MicrophoneDialog } from './microphone-dialog';
import { type FakeDevices, fakeDevices } from './testing/fake-devices';

let devices: FakeDevices;
let remove: () => void;
let chosen: (MediaStream | null)[];

beforeEach(() => {
  ({ devices, remove } = fakeDevices());
  localStorage.clear();
  chosen = [];
});
afterEach(() => remove());

function open(purpose: 'join' | 'change' = 'join') {
  const dialog = (opened: boolean) => (
    <MantineProvider env="test">
      <Language language="en">
        <MicrophoneDialog
          opened={opened}
          purpose={purpose}
          onChoose={(microphone) => chosen.push(microphone)}
          onClose={() => undefined}
        />
      </Language>
    </MantineProvider>
  );
  const { rerender, unmount } = render(dialog(true));
  return { close: () => rerender(dialog(false)), unmount };
}
const joinButton = () => screen.findByRole('button', { name: 'Join the call' });

it('opens the microphone without what it would hear of our own sound, and gives it away when one joins', async () => {
  const { close } = open();
  await waitFor(async () => expect(await joinButton()).toBeEnabled());
  expect(screen.getByRole('meter', { name: 'Loudness of your microphone' })).toBeInTheDocument();
  await userEvent.click(await joinButton());
  close();
  expect(chosen).toHaveLength(1);
  expect(devices.opened.map(({ readyState }) => readyState)).toEqual(['live']);
});

it('closes the microphone again when one does not join', async () => {
  const { close } = open();
  await waitFor(async () => expect(await joinButton()).toBeEnabled());
  close();
  expect(devices.opened.map(({ readyState }) => readyState)).toEqual(['ended']);
});

it('offers the microphones there are, and remembers which', async () => {
  open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Microphone' }), 'Headset');
  await waitFor(() => expect(devices.asked).toEqual([undefined, { ideal: 'device-1' }]));
  expect(devices.opened[0]!.readyState).toBe('ended');
  expect(localStorage.getItem('wardmates.microphone')).toBe('device-1');
});

it.each([
  ['NotFoundError', 'No microphone found', /Plug in a headset/],
  ['NotAllowedError', 'This page is not allowed to use the microphone', /beside the address/],
  ['NotReadableError', 'The microphone is in use', /Another program is using/],
  ['TypeError', 'The microphone could not be opened', /plug it in again/],
])('says what is wrong and what to do: %s', async (name, title, what) => {
  devices.refusal = name;
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  expect(alert).toHaveTextContent(what);
  expect(alert).toHaveTextContent(/write in the chat/);
});

it('says so on a page that browsers do not trust', async () => {
  remove();
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('begin with https');
});

it('tries again when what was wrong is mended', async () => {
  devices.refusal = 'NotAllowedError';
  open();
  await screen.findByRole('alert');
  devices.refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await joinButton()).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('lets one join without a microphone', async () => {
  devices.refusal = 'NotFoundError';
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Listen only' }));
  expect(chosen).toEqual([null]);
});

it('does not offer to listen only if the microphone is exchanged', async () => {
  open('change');
  expect(await screen.findByRole('button', { name: 'Use this microphone' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Listen only' })).not.toBeInTheDocument();
});
