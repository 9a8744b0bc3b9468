import { analysis } from './analysis';
import { anki } from './anki';
import type { Benchmark } from './benchmark';
import { browser } from './browser';
import { classBehindOneAddress } from './class';
import { examPlan } from './exam-plan';
import { firstScreen } from './first-screen';
import { flashcards } from './flashcards';
import { growth } from './growth';
import { idleSockets } from './idle-sockets';
import { imports } from './imports';
import { joins, manySockets } from './joins';
import { outboxJobs } from './outbox-jobs';
import { pace } from './pace';
import { pairing } from './pairing';
import { pinCollisions } from './pin-collisions';
import { polls } from './polls';
import { quizzes } from './quizzes';
import { saturatedJoins } from './saturated-joins';
import { search } from './search';
import { speech } from './speech';
import { topicPages } from './topic-pages';
import { staffStatistics } from './staff-statistics';
import { twoGateways } from './two-gateways';

/** In the order in which they run: those that share their programs come first. */
export const benchmarks: readonly Benchmark[] = [
  polls,
  pace,
  joins,
  manySockets,
  saturatedJoins,
  pinCollisions,
  twoGateways,
  idleSockets,
  outboxJobs,
  firstScreen,
  browser,
  classBehindOneAddress,
  pairing,
  speech,
  quizzes,
  analysis,
  imports,
  anki,
  flashcards,
  search,
  topicPages,
  growth,
  examPlan,
  staffStatistics,
];
