/** What a ratio or a figure should reach, at least or at most. */
export interface Aim {
  what: string;
  least?: number;
  most?: number;
}

export const AIMS = {
  pushP50: { what: 'push p50 beside bare Socket.IO', most: 1 },
  pushP99: { what: 'push p99 beside bare Socket.IO', most: 1.25 },
  saturatedJoins: { what: 'saturated joins a second', least: 1.1 },
  saturatedPolls: { what: 'saturated polls a second', least: 1 },
  pollCost: { what: 'processor time of a saturated poll', most: 1 },
  pacedPolls: { what: 'processor time of polls at their real pace', most: 1 },
  pushBesidePolls: { what: 'processor time of push beside own polls', most: 1 },
  twoGateways: { what: 'processor time of two gateways beside one', most: 1.1 },
  idleSocket: { what: 'memory of an idle socket', most: 1 },
  jobP50: { what: 'outbox job p50 beside a direct add', most: 1.15 },
  jobRate: { what: 'outbox jobs a second beside direct adds', least: 0.9 },
  pairs: { what: 'pairs a second', least: 1_500 },
  searchP50: { what: 'search at the pace of typing, p50 in ms', most: 60 },
  nextQuestion: { what: 'ms to the next question', most: 50 },
  scripts: { what: 'kB of JavaScript for a first visit, gzipped', most: 250 },
  layoutShift: { what: 'layout shift', most: 0.02 },
  tick: { what: 'ms of the slowest tick', most: 100 },
} as const satisfies Record<string, Aim>;

/** Requests of one kind that are answered in a second, beside the peer. */
export const rateOf = (what: string): Aim => ({ what: `${what} a second`, least: 0.95 });

/** Seconds on a slow phone. The landing can be used by its forms before scripts have come. */
export const SCREEN_AIMS = {
  'slow 3G': { paint: 2, usable: { landing: 2, stations: 5, checklist: 5 } },
  'slow 4G': { paint: 1, usable: { landing: 2, stations: 2, checklist: 2 } },
} as const;

export const isMet = ({ least = -Infinity, most = Infinity }: Aim, value: number): boolean =>
  value >= least && value <= most;
