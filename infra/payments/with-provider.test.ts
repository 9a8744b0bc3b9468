import { ProviderAway, ProviderRefused } from '~/domain/purchases/payment/provider';
import type { Deps } from '../process/deps';
import { type Asked, PATIENCE, PROVIDER_AWAY, PROVIDER_REFUSED, withProvider } from './with-provider';

const deps = { payments: async () => ({}), log: { warn: () => undefined } } as unknown as Deps;
/** The answer to a person if the provider fails. */
const said = (act: Asked, work: () => Promise<never>) =>
  withProvider(deps, act, work).then(
    () => 'nothing',
    ({ code, status, message }) => ({ code, status, message }),
  );
const ACTS: [act: Asked, away: string, refused: string][] = [
  ['check-out', 'Nothing was charged.', 'refused this order. Nothing was charged.'],
  [
    'change-plan',
    'Your plan may have changed: check again',
    'refused to change the subscription, so it stays as it is.',
  ],
  [
    'cancel',
    'Your subscription may not have ended: check again',
    'refused to end the subscription, so it stays as it is.',
  ],
  [
    'resume',
    'Your subscription may not renew: check again',
    'refused to renew the subscription, so it stays as it is.',
  ],
  ['card', 'Your card has not changed.', 'did not accept another card. Your card has not changed.'],
  ['portal', 'Nothing was changed.', 'refused to open its page. Nothing was changed.'],
  ['compare', 'Nothing was compared.', 'refused the comparison.'],
];

it('waits six seconds for the provider', () => expect(PATIENCE).toBe(6_000));

it('has a row for each act', () => {
  const acts = ACTS.map(([act]) => act).toSorted();
  expect([Object.keys(PROVIDER_AWAY).toSorted(), Object.keys(PROVIDER_REFUSED).toSorted()]).toEqual([acts, acts]);
});

describe.each(ACTS)('%s', (act, away, refused) => {
  const isAway = {
    code: act === 'check-out' ? 'payments-away' : `payments-away-${act}`,
    status: 503,
    message: expect.stringContaining(away),
  };

  it('says what is known of it while the provider is away', async () => {
    expect(await said(act, () => Promise.reject(new ProviderAway('away')))).toEqual(isAway);
  });

  it('says the same of a provider that hangs, as soon as the patience is over', async () => {
    jest.useFakeTimers();
    try {
      const heard = jest.fn();
      const answer = said(act, () => new Promise<never>(() => undefined)).then(heard);
      await jest.advanceTimersByTimeAsync(PATIENCE - 1);
      expect(heard).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      await answer;
      expect(heard).toHaveBeenCalledWith(isAway);
    } finally {
      jest.useRealTimers();
    }
  });

  it('says that trying again does not help if the provider refuses', async () => {
    const { code, status, message } = (await said(act, () =>
      Promise.reject(new ProviderRefused('parameter_invalid')),
    )) as { code: string; status: number; message: string };
    expect([code, status]).toEqual([`payment-refused-${act}`, 409]);
    expect(message).toContain(refused);
    expect(message).toContain('Trying again will not help: please write to us.');
  });
});
