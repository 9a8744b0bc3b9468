import { CAPACITY } from '~/domain/group-practice/contract';
import { UserFacingError } from '~/infra/support/user-facing-error';

/** How large a run is. Every pair measures the product and its bare peer once each, in alternating order. */
export interface Plan {
  pairs: number;
  /** Joins a round, before which as many as `warmUpJoins` are made that do not count. */
  joins: number;
  warmUpJoins: number;
  /** Joins a second, sent when they are due whether or not earlier ones have been answered. */
  joinRate: number;
  /** How long a round of polls counts, after `pollWarmUp`, both in milliseconds. */
  pollTime: number;
  pollWarmUp: number;
}

export const FULL: Plan = { pairs: 9, joins: 600, warmUpJoins: 100, joinRate: 100, pollTime: 3_000, pollWarmUp: 500 };
export const QUICK: Plan = { pairs: 7, joins: 250, warmUpJoins: 40, joinRate: 100, pollTime: 1_200, pollWarmUp: 300 };

/** The same time at another rate; each lobby has room for seven who join. */
export function atRate(plan: Plan, joinRate = plan.joinRate): Plan {
  const scaled = (joins: number) => Math.max(1, Math.round((joins * joinRate) / plan.joinRate));
  const joins = { joinRate, joins: scaled(plan.joins), warmUpJoins: scaled(plan.warmUpJoins) };
  if (joins.joins + joins.warmUpJoins > LOBBIES * (CAPACITY - MEMBERS)) throw new UserFacingError(`${joinRate} joins a second are more than the lobbies of this benchmark can take.`);
  return { ...plan, ...joins };
}

export const LOBBIES = 200;
export const MEMBERS = 5;
/** Connections that poll, each for a member of another lobby. */
export const POLLERS = 50;
export const GATEWAYS = 2;
/** Connections to Postgres of each gateway, of the product and of the peer alike. */
export const POOL = 12;

export type SideName = 'product' | 'peer';
