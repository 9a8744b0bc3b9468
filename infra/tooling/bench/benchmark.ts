import type { TestServers } from '../testing/servers';
import type { Aim } from './aims';
import type { Plan } from './plan';
import type { Meter } from './processor-time';
import type { Side } from './side';
import type { Ratio } from './statistics';

export interface Sides {
  product: Side;
  peer: Side;
}

export interface Context {
  servers: TestServers;
  plan: Plan;
  meter: Meter;
  say(line: string): void;
  /** The product and its bare peer with lobbies full of people. They start at the first call and are shared. */
  groups(): Promise<Sides>;
}

/** What was measured for an aim: a ratio to the peer, or a figure of the product alone. */
export type Figure = readonly [Aim, Ratio | number];

export interface Result {
  /** Markdown: what was done, and its tables. */
  text: string;
  /** Go into `docs/performance.md`. */
  figures: readonly Figure[];
}

/** One run of a benchmark, with its own name on the command line. */
export interface Measurement {
  name: string;
  title: string;
  /** What the bare peer does, or what is compared if there is none: whole sentences. */
  peer: string;
  /** Whether it uses `groups`. Other measurements stop those programs first. */
  groups?: true;
  /** How long it may take in `all`, in milliseconds, if that is longer than usual. */
  longest?: number;
  run(context: Context): Promise<Result>;
}
