import type { TestServers } from '../testing/servers';
import type { Plan } from './plan';
import type { Meter } from './processor-time';
import type { Side } from './side';

export interface Sides {
  product: Side;
  peer: Side;
}

export interface Context {
  servers: TestServers;
  plan: Plan;
  meter: Meter;
  say(line: string): void;
  /** The product and its bare peer with lobbies full of people, started when they are first asked for and shared. */
  groups(): Promise<Sides>;
}

export interface Benchmark {
  /** What it is called on the command line. */
  name: string;
  title: string;
  /** What the bare peer does, or what is compared where there is none: whole sentences. */
  peer: string;
  /** Whether it uses `groups`, whose programs are stopped before a benchmark that does not. */
  groups?: true;
  /** How long it may take in `all`, in milliseconds, where that is longer than usual. */
  longest?: number;
  /** @returns Markdown */
  run(context: Context): Promise<string>;
}
