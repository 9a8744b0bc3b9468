import { entitled } from './entitled';
import type { Facts } from './facts';
import type { InvoiceState } from './provider';
import { isInStep } from './sync-grants';
import { withdrawalOf } from './withdraw';

const DAY = 86_400_000;
const at = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * DAY);

const invoice = (more: Partial<InvoiceState> & Pick<InvoiceState, 'id' | 'price'>): InvoiceState => ({
  subscription: 'sub',
  product: 'supporter',
  currency: 'GBP',
  at: at(0),
  paid: true,
  from: at(0),
  until: at(360),
  released: 0,
  credit: 0,
  due: more.price,
  ...more,
});
const paid = (invoiceId: string, amount: number, more: Partial<Facts['charges'][number]> = {}) =>
  ({ id: `ch_${invoiceId}`, invoice: invoiceId, amount, refunded: 0, goodwill: 0, state: 'paid', ...more }) as const;
const facts = (more: Partial<Facts>): Facts => ({
  invoices: [],
  charges: [],
  moves: [],
  credit: 0,
  subscriptions: [{ id: 'sub', product: 'supporter', status: 'active', ends: false, currency: 'GBP' }],
  stopped: new Map(),
  ending: new Set(),
  ...more,
});
/** A year of 2,400 that becomes a month of 300 at once: 2,100 of credit. */
const YEAR = invoice({ id: 'year', price: 2_400 });
const MONTH = invoice({ id: 'month', price: 300, released: 2_400, credit: -2_100, due: 0, at: at(0), until: at(30) });
const days = (one: { from: Date; until: Date | null }) => (one.until!.getTime() - one.from.getTime()) / DAY;
const held = (all: Facts) => entitled(all).held.map((one) => [one.source, days(one), one.why, one.shortened]);

describe('what a customer holds', () => {
  it('is what was paid for, and a day longer while it renews', () => {
    const all = facts({ invoices: [YEAR], charges: [paid('year', 2_400)] });
    expect(held(all)).toEqual([['charge:ch_year', 360, 'paid', '']]);
    expect(entitled(all).held[0]!.open_until).toEqual(at(361));
    const ended = { id: 'sub', product: 'supporter', status: 'ended', ends: true, currency: 'GBP' } as const;
    expect(entitled({ ...all, subscriptions: [ended] }).held[0]!.open_until).toEqual(at(360));
  });

  it('ends with a change of plan, whose credit has the money', () => {
    const all = facts({ invoices: [YEAR, MONTH], charges: [paid('year', 2_400)], credit: 2_100 });
    expect(held(all)).toEqual([['charge:month', 30, 'credit', '']]);
    expect(entitled(all)).toMatchObject({ owed: [], unbacked: 0 });
  });

  it('is nothing of an invoice of 0 whose money was refunded, and the credit is taken back', () => {
    const charges = [paid('year', 2_400, { refunded: 2_400 })];
    const all = facts({ invoices: [YEAR, MONTH], charges, credit: 2_100 });
    expect(entitled(all)).toEqual({ held: [], owed: [], unbacked: 2_100 });
  });

  it('is shortened by a refund in part, unless that leaves it as it is', () => {
    const refunded = (goodwill: number) =>
      facts({ invoices: [YEAR], charges: [paid('year', 2_400, { refunded: 600, goodwill })] });
    expect(held(refunded(0))).toEqual([['charge:ch_year', 270, 'paid', 'refunded']]);
    expect(held(refunded(600))).toEqual([['charge:ch_year', 360, 'paid', '']]);
  });

  it('is what a code gives for nothing, and what staff gave beside it', () => {
    const all = facts({ invoices: [invoice({ id: 'gift', price: 0 })] });
    const staff = { source: 'staff:1:2', product: null, from: at(0), until: null };
    expect(entitled(all, [staff]).held).toMatchObject([
      { source: 'charge:gift', why: 'coupon' },
      { source: 'staff:1:2', why: 'staff', until: null },
    ]);
  });

  it('is nothing of what was withdrawn, or the days that are paid for', () => {
    const all = facts({ invoices: [YEAR], charges: [paid('year', 2_400)] });
    const stopped = (keeps: 'nothing' | 'used-days') => ({ ...all, stopped: new Map([['sub', { at: at(9), keeps }]]) });
    expect([held(stopped('nothing')), entitled(stopped('nothing')).owed]).toEqual([
      [],
      [{ charge: 'ch_year', amount: 2_400 }],
    ]);
    expect([held(stopped('used-days')), entitled(stopped('used-days')).owed]).toEqual([
      [['charge:ch_year', 9, 'paid', 'withdrawn']],
      [{ charge: 'ch_year', amount: 2_340 }],
    ]);
  });

  it('goes on where the money has paid for something else than what is withdrawn', () => {
    const pack = invoice({
      id: 'pack',
      subscription: 'other',
      product: 'ecg-cases',
      price: 1_000,
      credit: 1_000,
      due: 0,
    });
    const all = facts({ invoices: [YEAR, MONTH, pack], charges: [paid('year', 2_400)], credit: 1_100 });
    const stop = { at: at(1), keeps: 'nothing' } as const;
    expect(withdrawalOf(all, 'sub', stop)).toMatchObject({
      amount: 1_400,
      owed: [{ charge: 'ch_year', amount: 1_400 }],
    });
    const after = { ...all, charges: [paid('year', 2_400, { refunded: 1_400 })], credit: 1_100 };
    expect(entitled({ ...after, stopped: new Map([['sub', stop]]) })).toMatchObject({
      held: [{ source: 'charge:pack' }],
      owed: [],
      unbacked: 1_100,
    });
    expect(withdrawalOf(all, 'sub', { at: at(14), keeps: 'nothing' })).toBeNull();
  });
});

it('is in step with its grant only if both have the same days', () => {
  const [one] = entitled(facts({ invoices: [YEAR], charges: [paid('year', 2_400)] })).held;
  const grant = { source: one!.source, live: true, starts_at: one!.from, ends_at: one!.open_until };
  expect(isInStep(grant, one!, at(1))).toBe(true);
  expect(isInStep(undefined, one!, at(1))).toBe(false);
  expect(isInStep({ ...grant, ends_at: at(360) }, one!, at(1))).toBe(false);
  expect(isInStep({ ...grant, starts_at: at(1) }, one!, at(1))).toBe(false);
  expect(isInStep({ ...grant, live: false }, one!, at(1))).toBe(false);
  expect(isInStep({ ...grant, live: false }, one!, at(400))).toBe(true);
});
