import { CAPACITY } from '~/domain/group-practice/contract';
import { UserFacingError } from '~/infra/support/user-facing-error';

/** How large a run is. In every round the product and its bare peer are measured in turn; times are in milliseconds. */
export interface Plan {
  rounds: number;
  /** Lobbies of five people, of which most benchmarks use the first `lobbies`. */
  lobbies: number;
  allLobbies: number;
  /** Joins a round, before which as many as `warmUpJoins` are made that do not count. */
  joins: number;
  warmUpJoins: number;
  /** Joins a second, sent when they are due whether or not earlier ones have been answered. */
  joinRate: number;
  /** How long a round of saturated polls counts, after `pollWarmUp`. */
  pollTime: number;
  pollWarmUp: number;
  /** Rounds at the real pace of polls, and how long each counts. */
  paceRounds: number;
  paceTime: number;
  /** Between two polls of one person. */
  pace: number;
  /** How long what the servers do for idle gateways is looked at. */
  idleTime: number;
  /** Jobs of a saturated round, and of a paced one. */
  jobs: number;
  pacedJobs: number;
  /** Visits to each page for each network. */
  visits: number;
  /** Sockets whose memory is weighed. */
  idleSockets: number;
  /** Rounds of the benchmarks on a large bank of questions, and the seconds of each. */
  bankRounds: number;
  bankSeconds: number;
  pairingRounds: number;
  /** Reviews in the log of flashcards. */
  reviews: number;
}

const PACE = 4_000;

export const FULL: Plan = {
  rounds: 9,
  lobbies: 200,
  allLobbies: 1_000,
  joins: 600,
  warmUpJoins: 100,
  joinRate: 100,
  pollTime: 3_000,
  pollWarmUp: 500,
  paceRounds: 4,
  paceTime: 16_000,
  pace: PACE,
  idleTime: 4_000,
  jobs: 2_000,
  pacedJobs: 300,
  visits: 9,
  idleSockets: 5_000,
  bankRounds: 9,
  bankSeconds: 2,
  pairingRounds: 5,
  reviews: 10_000_000,
};
export const QUICK: Plan = {
  ...FULL,
  rounds: 7,
  joins: 150,
  warmUpJoins: 20,
  pollTime: 1_000,
  pollWarmUp: 200,
  paceRounds: 2,
  paceTime: 4_000,
  idleTime: 1_500,
  jobs: 800,
  pacedJobs: 100,
  visits: 3,
  bankRounds: 3,
  bankSeconds: 1,
  pairingRounds: 2,
  reviews: 400_000,
};
/** As many rounds as go into twelve minutes beside all the others. */
export const ALL: Plan = { ...QUICK, rounds: 5 };
/** Shows that a benchmark works; its figures say nothing. */
export const SMOKE: Plan = {
  rounds: 1,
  lobbies: 4,
  allLobbies: 8,
  joins: 6,
  warmUpJoins: 2,
  joinRate: 50,
  pollTime: 200,
  pollWarmUp: 50,
  paceRounds: 1,
  paceTime: 400,
  pace: 200,
  idleTime: 50,
  jobs: 20,
  pacedJobs: 10,
  visits: 1,
  idleSockets: 20,
  bankRounds: 1,
  bankSeconds: 1,
  pairingRounds: 1,
  reviews: 40_000,
};

export const MEMBERS = 5;
/** Free seats in a lobby that is full of members. */
const SEATS = CAPACITY - MEMBERS;
/** Connections that poll or join as fast as they are answered. */
export const POLLERS = 50;
export const JOINERS_AT_ONCE = 64;
export const GATEWAYS = 2;
/** Connections to Postgres of each gateway, of the product and of the peer alike. */
export const POOL = 12;

/** People who are there to join, as many as the lobbies have room for. */
export const joinersOf = (plan: Plan): number => plan.lobbies * SEATS;

/** The same time at another rate. */
export function atRate(plan: Plan, joinRate = plan.joinRate): Plan {
  const scaled = (joins: number) => Math.max(1, Math.round((joins * joinRate) / plan.joinRate));
  const joins = { joinRate, joins: scaled(plan.joins), warmUpJoins: scaled(plan.warmUpJoins) };
  if (joins.joins + joins.warmUpJoins > joinersOf(plan))
    throw new UserFacingError(`${joinRate} joins a second are more than the lobbies of this benchmark can take.`);
  return { ...plan, ...joins };
}

export type SideName = 'product' | 'peer';
export const SIDES: readonly SideName[] = ['product', 'peer'];
