/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { isPartWanted } from '~/web/core/loading/wanted';
import { lazily } from './fetched';

describe('a part that is fetched when it is first shown', () => {
  it.each([
    ['that somebody has opened is waited for', false, true],
    ['that comes by itself is waited for by nobody', true, false],
  ])('%s', async (_, unasked, waitedFor) => {
    let arrive = (): void => undefined;
    const arrived = new Promise<() => string>((resolve) => (arrive = () => resolve(() => 'It is here')));
    const Part = lazily(() => arrived, { unasked });
    render(
      <Suspense fallback="On its way">
        <Part />
      </Suspense>,
    );
    expect(screen.getByText('On its way')).toBeVisible();
    expect(isPartWanted()).toBe(waitedFor);
    await act(async () => arrive());
    expect(await screen.findByText('It is here')).toBeVisible();
    expect(isPartWanted()).toBe(false);
  });
});
