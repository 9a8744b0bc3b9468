/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import type { StationEntryData } from '~/domain/stations/contract';
import { renderApp } from '~/web/app/testing/render-app';
import { OnThisDevice } from './on-this-device';

const station = {
  id: 3,
  slug: 'chest-pain',
  name: 'Chest pain',
  style: 1,
  long_case: false,
  candidate_minutes: 2,
  examiner_minutes: 8,
} as StationEntryData['station'];

const open = () =>
  renderApp({
    routes: [{ path: '/here/', element: <OnThisDevice station={station} trial="open" pin={undefined} /> }],
    at: '/here/',
    answers: { 'POST /api/trial/station/': { ok: true } },
  });
const examiner = () => screen.getByRole('link', { name: /Examiner/ });

describe('a role that a visitor tries', () => {
  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('is left to the browser with %s', async (key) => {
    const { sent } = await open();
    // jsdom opens no windows: the last listener records whether the browser would.
    let left = false;
    const asked = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', asked);
    fireEvent.click(examiner(), { [key]: true });
    window.removeEventListener('click', asked);
    expect([left, sent]).toEqual([true, []]);
  });

  it('opens the station for them first', async () => {
    const { sent } = await open();
    fireEvent.click(examiner());
    expect(await screen.findByRole('heading', { name: '/osce-stations/chest-pain/checklist/' })).toBeInTheDocument();
    expect(sent).toEqual([{ path: '/api/trial/station/', body: { base: 'osce-stations', slug: 'chest-pain' } }]);
  });
});
