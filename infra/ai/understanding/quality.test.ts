import { offlinePatient } from '../offline-patient';
import { ask, factsKept } from './ask';
import { type Case, type CaseSet, judge, readCases, rowOf, scoreOf, type Verdict } from './measure';

const SETS = [
  'building',
  'choosing',
  'developing',
  'held-out',
  'kept-apart',
  'fresh',
  'fresh-cases',
  'unseen',
  'blind',
] as const;

/** Of the questions of each set, how many must be answered rightly. */
const RIGHT: Record<CaseSet, number> = {
  building: 0.97,
  choosing: 0.835,
  developing: 0.86,
  'held-out': 0.86,
  'kept-apart': 0.89,
  fresh: 0.83,
  'fresh-cases': 0.66,
  unseen: 0.68,
  blind: 0.62,
};

/** How many may be told what they did not name, and how many what nobody wrote an answer to: none, but for what rules were not made by. */
const LEAKED: Partial<Record<CaseSet, number>> = {};
const INVENTED: Partial<Record<CaseSet, number>> = { unseen: 2, blind: 4 };

async function measured(cases: readonly Case[], factsFor?: typeof factsKept): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const one of cases) verdicts.push(judge(one, await ask(one, offlinePatient, factsFor)));
  return verdicts;
}

/** By set; each is asked once. */
const answered = new Map<string, Promise<Verdict[]>>();
function verdictsOf(half: (typeof SETS)[number]): Promise<Verdict[]> {
  const verdicts = answered.get(half) ?? measured(readCases(half));
  answered.set(half, verdicts);
  return verdicts;
}

describe('how well a patient without a model understands', () => {
  it('is measured with 400 natural questions or more over 12 stations, in both languages', () => {
    const all = SETS.flatMap(readCases);
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(new Set(all.map(({ station }) => station)).size).toBeGreaterThanOrEqual(12);
    expect(all.filter(({ says }) => /[¿]/.test(says.join(' '))).length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ station, says }) => `${station} ${says.join(' > ')}`)).size).toBe(all.length);
  });

  it.each(SETS)('%s: answers what is asked, and nothing that was not earned', async (half) => {
    const score = scoreOf(await verdictsOf(half));
    process.stdout.write(`${rowOf(`understanding, offline, ${half}`, score)}\n`);
    expect(score.right / score.all).toBeGreaterThanOrEqual(RIGHT[half]);
    expect(score.leaked).toBeLessThanOrEqual(LEAKED[half] ?? 0);
    expect(score.invented).toBeLessThanOrEqual(INVENTED[half] ?? 0);
  });

  it('facts that an author keeps are understood as those of the instructions they came from', async () => {
    const kept = await measured(readCases('building'), factsKept);
    process.stdout.write(`${rowOf('understanding, facts kept, building', scoreOf(kept))}\n`);
    expect(kept).toEqual(await verdictsOf('building'));
  });
});
