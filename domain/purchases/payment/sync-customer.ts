import { applyState } from './apply-state';
import { findCustomer, startSync } from './customers';
import { entitled } from './entitled';
import { factsOf, reportedIn } from './facts.query';
import type { Payments } from './payments';
import { type CustomerState, type PaymentProvider, ProviderRefused } from './provider';

/**
 * What is paid after an account was deleted goes back, and nothing renews. Each step can be done again: refunds have a key, and what
 * has ended stays so.
 * @returns whether something was done
 */
async function giveBack(provider: PaymentProvider, state: CustomerState, since: Date): Promise<boolean> {
  const running = state.subscriptions.filter(({ status }) => status !== 'ended');
  const late = state.charges.filter(
    ({ state: paid, amount, refunded, at }) => paid === 'paid' && refunded < amount && at >= since,
  );
  for (const { id } of running) await provider.endRenewal(id, 'now');
  for (const { id, amount, refunded } of late)
    await provider
      .refund({ charge: id, amount: amount - refunded, key: `late-${id}-${refunded}` })
      .catch((error: unknown) => {
        if (!(error instanceof ProviderRefused && error.code === 'charge_already_refunded')) throw error;
      });
  return running.length + late.length > 0;
}

/**
 * Takes credit back that no money is behind: what paid for it was refunded. A state is read in parts, and an invoice may have used
 * credit between two of them: only what a second state says as well is taken.
 *
 * @returns the state after it
 */
async function takeUnbacked(
  { read }: Payments,
  provider: PaymentProvider,
  customer: string,
  state: CustomerState,
): Promise<CustomerState> {
  const unbackedIn = async (one: CustomerState) => entitled(await factsOf(read, customer, reportedIn(one))).unbacked;
  const first = await unbackedIn(state);
  if (first === 0) return state;
  const again = await provider.readCustomer(customer);
  const amount = Math.min(first, await unbackedIn(again));
  if (amount === 0) return again;
  const { credit_currency: currency, moves, invoices } = again;
  const key = `unbacked-${customer}-${moves.length}-${invoices.length}-${amount}`;
  await provider.takeCredit({ customer, amount, currency, key });
  return provider.readCustomer(customer);
}

/**
 * Reads the present state of a customer at the provider and brings ours in line. Safe at any time, and twice at once.
 *
 * @param commit of a job, if it is one; a transaction of its own otherwise
 * @throws ProviderAway
 */
export async function syncCustomer(
  deps: Payments,
  customer: string,
  commit: Payments['inTransaction'] = deps.inTransaction,
): Promise<void> {
  if (!deps.payments) return;
  const begun = await deps.inTransaction((tx) => startSync(tx, customer));
  if (!begun) return;
  const provider = await deps.payments();
  let state = await provider.readCustomer(customer);
  if (state.new_card) {
    // A card that the provider does not take does not end the sync.
    await provider.useCard({ customer, ...state.new_card }).catch((error: unknown) => {
      if (!(error instanceof ProviderRefused)) throw error;
      deps.log.warn({ err: error }, 'a new card was not taken');
    });
    state = await provider.readCustomer(customer);
  }
  state = await takeUnbacked(deps, provider, customer, state);
  const known = await findCustomer(deps.read, customer);
  // The provider counts whole seconds.
  const closed = known?.closed_at && new Date(Math.floor(known.closed_at.getTime() / 1_000) * 1_000);
  if (closed && (await giveBack(provider, state, closed))) state = await provider.readCustomer(customer);
  await commit((tx) => applyState(tx, customer, begun, state));
}
