import type { Benchmark, Context } from './benchmark';
import { table, verdicts, whole } from './markdown';
import { learnWith, type PolicyName } from './plan-policies';
import { LAWS, type Law, simulatedLearner } from './simulated-learner';
import { mean, percentile } from './statistics';

const NAMES: Record<PolicyName, string> = { plan: 'exam plan', fsrs: 'plain FSRS', leitner: 'Leitner' };
const ORDER: readonly PolicyName[] = ['plan', 'fsrs', 'leitner'];
const OF_LAW: Record<Law, string> = {
  power: 'FSRS-6, other weights',
  traces: 'two traces, not FSRS',
};

type Recalls = Record<PolicyName, number[]>;

/** The recall at the exam of the same people, once with each policy. */
async function simulate(law: Law, learners: number, say: Context['say']): Promise<Recalls> {
  const recalls: Recalls = { plan: [], fsrs: [], leitner: [] };
  for (let seed = 1; seed <= learners; seed += 1) {
    for (const policy of ORDER) recalls[policy].push(learnWith(policy, simulatedLearner(law, seed), seed * 1_000));
    if (seed % 50 === 0) {
      say(`${OF_LAW[law]}: ${seed} of ${learners}`);
      await new Promise(setImmediate);
    }
  }
  return recalls;
}

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

function rowsOf(law: Law, recalls: Recalls): string[][] {
  return ORDER.map((policy, nth) => {
    const own = recalls[policy];
    const better = own.map((recall, person) => recall - recalls.plan[person]!);
    return [
      nth === 0 ? OF_LAW[law] : '',
      NAMES[policy],
      percent(mean(own)),
      percent(percentile(own, 0.1)),
      policy === 'plan' ? '–' : percent(-mean(better)),
      policy === 'plan' ? '–' : percent(better.filter((one) => one < 0).length / better.length),
    ];
  });
}

/** A simulation of learners of chance; it is the same on every machine. */
export const examPlan: Benchmark = {
  name: 'plan',
  title: 'The exam plan beside plain FSRS and Leitner',
  peer: 'Simulated learners have 100 to 500 new cards, 10 to 60 days and 5 to 20 minutes a day, and use all of these minutes with each policy. Plain FSRS asks what is due at a retention of 90 %, then new cards, then what is due next. Leitner draws by the weights of the product. All policies see answers only, and FSRS and the plan have the published weights: half of the learners follow FSRS-6 with other weights and with cards that are harder or easier than they look, the other half follow a law that is not FSRS at all.',
  longest: 400_000,
  async run({ plan: { learners }, say }) {
    const results: (readonly [Law, Recalls])[] = [];
    for (const law of LAWS) results.push([law, await simulate(law, learners / LAWS.length, say)] as const);
    const gainOver = (policy: PolicyName) => {
      const all = results.flatMap(([, recalls]) => recalls.plan.map((recall, nth) => recall - recalls[policy][nth]!));
      return mean(all) * 100;
    };
    return [
      `${whole(learners)} learners; recall on the day of the exam is the mean chance of recall of all cards, by the law of the learner. The simulation is deterministic: the load of the machine does not matter.`,
      table(
        ['learners', 'policy', 'recall at the exam', 'lowest tenth below', 'plan gains', 'learners who gain'],
        results.flatMap(([law, recalls]) => rowsOf(law, recalls)),
      ),
      verdicts([
        [{ what: 'percentage points over plain FSRS, all learners', least: 3 }, gainOver('fsrs')],
        [{ what: 'percentage points over Leitner, all learners', least: 10 }, gainOver('leitner')],
      ]),
    ].join('\n\n');
  },
};
