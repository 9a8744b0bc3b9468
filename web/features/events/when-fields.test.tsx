/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '~/web/app/testing/render-app';
import { WhenFields } from './when-fields';

/** The hour from one to two on 25 October 2026 comes twice in London, that on 29 March 2026 never. */
const TWICE = '2026-10-25T01:30';
const chosen = { starts: TWICE, zone: 'Europe/London', which: '' as const, minutes: 60 };

function Form() {
  const [when, setWhen] = useState<Parameters<typeof WhenFields>[0]['when']>(chosen);
  return (
    <>
      <WhenFields when={when} onChange={setWhen} />
      <output>{`${when.starts} ${when.which || 'open'}`}</output>
    </>
  );
}
const open = () => renderApp({ routes: [{ path: '/', element: <Form /> }], at: '/' });
const radios = () => screen.queryAllByRole('radio');

describe('the time of an event', () => {
  it('in the hour that comes twice, asks which is meant, and forgets the answer with another time', async () => {
    await open();
    expect(await screen.findByText('Clocks show this time twice that night')).toBeVisible();
    const [earlier, later] = [
      screen.getByRole('radio', { name: /earlier/i }),
      screen.getByRole('radio', { name: /later/i }),
    ];
    expect(earlier).not.toBeChecked();
    // Each says in which of the two times of the zone it is.
    expect(screen.getAllByText(/BST|GMT/)).toHaveLength(2);
    await userEvent.click(later);
    expect(screen.getByRole('status')).toHaveTextContent(`${TWICE} later`);
    fireEvent.change(screen.getByLabelText(/^Time(?! zone)/), { target: { value: '03:30' } });
    expect(screen.getByRole('status')).toHaveTextContent('2026-10-25T03:30 open');
    expect(radios()).toEqual([]);
  });

  it('in the hour that never comes, says so', async () => {
    await open();
    fireEvent.change(await screen.findByLabelText(/^Day/), { target: { value: '2026-03-29' } });
    expect(screen.getByText(/Clocks skip this hour/)).toBeVisible();
    expect(radios()).toEqual([]);
  });
});
