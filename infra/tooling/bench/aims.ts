/** What a ratio or a figure is to reach, at least or at most. Aims are reported and not chased. */
export interface Aim {
  what: string;
  least?: number;
  most?: number;
}

export const AIMS = {
  pushP50: { what: 'push p50 beside bare Socket.IO', most: 1 },
  pushP99: { what: 'push p99 beside bare Socket.IO', most: 1.25 },
  saturatedJoins: { what: 'saturated joins a second', least: 1.1 },
  hotReads: { what: 'hot reads a second', least: 0.9 },
  polls: { what: 'processor time of a poll', most: 0.65 },
  joinsBesideMemory: { what: 'joins a second beside a program without a database', least: 0.9 },
  jobP50: { what: 'outbox job p50 beside a direct add', most: 1.15 },
  jobRate: { what: 'outbox jobs a second beside direct adds', least: 0.85 },
  idleSocket: { what: 'memory of an idle socket', most: 0.85 },
  twoGateways: { what: 'processor time of two gateways beside one', most: 1.1 },
  search: { what: 'search p99 in milliseconds', most: 50 },
  nextQuestion: { what: 'milliseconds to the next question', most: 50 },
  slow3G: {
    paint: { what: 'slow 3G: seconds to the first paint', most: 2 },
    usable: { what: 'slow 3G: seconds until the page can be used', most: 5 },
  },
  slow4G: {
    paint: { what: 'slow 4G: seconds to the first paint', most: 1 },
    usable: { what: 'slow 4G: seconds until the page can be used', most: 2 },
  },
  layoutShift: { what: 'layout shift', most: 0.02 },
  tick: { what: 'milliseconds of the slowest tick', most: 100 },
} as const satisfies Record<string, Aim | Record<string, Aim>>;

export const isMet = ({ least = -Infinity, most = Infinity }: Aim, value: number): boolean =>
  value >= least && value <= most;
