import type { Measurement } from './benchmark';
import { browser } from './browser';
import { classBehindOneAddress } from './class';
import { firstScreen } from './first-screen';
import { flashcards } from './flashcards';
import { growth } from './growth';
import { idleSockets } from './idle-sockets';
import { joins } from './joins';
import { outbox } from './outbox';
import { pace } from './pace';
import { pairing } from './pairing';
import { polls } from './polls';
import { quizzes } from './quizzes';
import { saturatedJoins } from './saturated-joins';
import { search } from './search';
import { searchForms } from './search-forms';
import { twoGateways } from './two-gateways';

/** The ten benchmarks, in the order in which they run. The first two share their programs. */
export const benchmarks: Readonly<Record<string, readonly Measurement[]>> = {
  polls: [polls, pace],
  joins: [joins, saturatedJoins, twoGateways, idleSockets],
  outbox: [outbox],
  'first-screen': [firstScreen, browser],
  class: [classBehindOneAddress],
  pairing: [pairing],
  quizzes: [quizzes],
  flashcards: [flashcards],
  search: [search, searchForms],
  growth: [growth],
};

export const measurements: readonly Measurement[] = Object.values(benchmarks).flat();

/** A benchmark by its name, or one of its measurements. Empty if there is none. */
export const measurementsOf = (name: string): readonly Measurement[] =>
  benchmarks[name] ?? measurements.filter((one) => one.name === name);
