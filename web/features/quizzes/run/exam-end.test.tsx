/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { click, openRun } from './testing/open-run';
import { examOf, placeAt } from './testing/runs';

const exam = (more = {}, data = {}) =>
  examOf(2, data, { server_time: Date.now(), ends_at: Date.now() + 600_000, ...more });

describe('before an exam is handed in', () => {
  it('the server is asked what another device has answered', async () => {
    const elsewhere = () => exam({}, { places: [placeAt(0), placeAt(1, { state: 'answered' })] });
    const { actions } = await openRun(exam(), { questions: elsewhere });
    await click('Hand in');
    expect(actions('questions')).toHaveLength(1);
    expect(await screen.findByText('1 question without an answer')).toBeInTheDocument();
  });
});
