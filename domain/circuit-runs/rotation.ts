/**
 * Who plays which part in which round of a circuit. Pure, and the same for the same people and the same past; runs in the
 * browser too.
 *
 * Every round owes each of its people an equal share of each part: among four people a quarter of the candidate's, of the
 * examiner's, of the patient's and of the observers' place. A person's balance is what they have had less what they were owed.
 * The candidate is the person with the lowest balance; the others are chosen so that all balances come closest to zero. So late
 * joiners start with a balance of zero, and those who leave take their balance with them.
 */
import type { Roles } from '../group-practice/roles';

type Part = keyof Roles;

/** The least common multiple of 1 to 12, the most people of a group: every share is a whole number of it. */
const WHOLE = 27_720;
/** What having examined the same candidate before weighs: less than what a round changes in a balance. */
const SAME_PAIR = 1 / 100;

const holders = (roles: Roles, part: Part): number[] =>
  part === 'observer' ? roles.observer : roles[part] === null ? [] : [roles[part]];
const PARTS: readonly Part[] = ['student', 'examiner', 'patient', 'observer'];

/** Everybody of a round, each once: who practises alone has two parts. */
export const peopleOf = (roles: Roles): number[] => [...new Set(PARTS.flatMap((part) => holders(roles, part)))];

type Balance = Record<Part, number>;
const even = (): Balance => ({ student: 0, examiner: 0, patient: 0, observer: 0 });

/** What a round adds to the balances: what each had, less an equal share of what there was. */
function settle(balances: Map<number, Balance>, roles: Roles): void {
  const people = peopleOf(roles);
  for (const part of PARTS) {
    const had = holders(roles, part);
    for (const person of people) {
      const balance = balances.get(person) ?? even();
      balance[part] += (had.includes(person) ? WHOLE : 0) - (had.length * WHOLE) / people.length;
      balances.set(person, balance);
    }
  }
}

/** Each person's balance after the rounds that were, in parts of a 27,720th. */
export function balancesOf(past: readonly Roles[]): Map<number, Balance> {
  const balances = new Map<number, Balance>();
  for (const roles of past) settle(balances, roles);
  return balances;
}

/** What it costs to give somebody a part: little if they are owed it. Cubed, so that one large debt is paid before several small ones. */
const costOf = (balance: number): number => (balance / WHOLE) ** 3;
const costsOf = ({ examiner, patient, observer }: Balance) => ({
  examiner: costOf(examiner),
  patient: costOf(patient),
  observer: costOf(observer),
});

/**
 * The parts of the next round.
 *
 * @param people who is there, in the order in which they joined; at most 12
 * @param past what the rounds before were, the oldest first
 */
export function nextRoles(people: readonly number[], past: readonly Roles[]): Roles {
  return choose(people, past, balancesOf(past));
}

function choose(people: readonly number[], past: readonly Roles[], balances: ReadonlyMap<number, Balance>): Roles {
  const [first, second] = people;
  if (first === undefined) return { student: null, examiner: null, patient: null, observer: [] };
  if (second === undefined) return { student: first, examiner: first, patient: null, observer: [] };

  const balance = (person: number) => balances.get(person) ?? even();
  const last = past.at(-1)?.student ?? null;
  // Never twice in a row: with two people or more somebody else is there.
  const eligible = people.filter((person) => person !== last);
  const lowest = Math.min(...eligible.map((person) => balance(person).student));

  const costs = new Map(people.map((person) => [person, costsOf(balance(person))]));
  const observing = (person: number) => costs.get(person)!.observer;

  let best: { student: number; examiner: number; patient: number | null; cost: number } | null = null;
  for (const student of eligible.filter((person) => balance(person).student === lowest)) {
    const examined = past.filter((roles) => roles.student === student).map((roles) => roles.examiner);
    for (const examiner of people) {
      if (examiner === student) continue;
      const again = examined.filter((person) => person === examiner).length;
      const pair = costs.get(examiner)!.examiner - observing(student) - observing(examiner) + again * SAME_PAIR;
      for (const patient of people.length < 3 ? [null] : people) {
        if (patient === student || patient === examiner) continue;
        const cost = patient === null ? pair : pair + costs.get(patient)!.patient - observing(patient);
        // The first of equals: in the order of joining.
        if (best === null || cost < best.cost - 1e-9) best = { student, examiner, patient, cost };
      }
    }
  }
  const { student, examiner, patient } = best!;
  return {
    student,
    examiner,
    patient,
    observer: people.filter((person) => person !== student && person !== examiner && person !== patient),
  };
}

/**
 * The parts of the rounds to come.
 *
 * @param rounds how many
 */
export function planRoles(people: readonly number[], past: readonly Roles[], rounds: number): Roles[] {
  const balances = balancesOf(past);
  const all = [...past];
  for (let round = 0; round < rounds; round += 1) {
    const roles = choose(people, all, balances);
    all.push(roles);
    settle(balances, roles);
  }
  return all.slice(past.length);
}
