import { type BankCensus, takeCensus } from '~/domain/quizzes/generation/bank-census.query';
import { type KnownQuestions, takeKnown } from '~/domain/quizzes/count-questions.query';
import type { Deps } from '~/infra/process/deps';
import { remember } from '~/infra/support/remembered';

/** How old the numbers of the bank may be, in milliseconds. */
const CENSUS_FOR = 10_000;
/** How old what a person has answered may be while they choose, in milliseconds. */
const KNOWN_FOR = 10_000;
/** People whose answers are remembered. */
const PEOPLE = 5_000;

export interface BankCounts {
  census(): Promise<BankCensus>;
  /** @param anew read it now, for a page that is being opened */
  known(personId: number, anew?: boolean): Promise<KnownQuestions>;
}

/** What the set-ups of quizzes count, remembered for some seconds. */
export function bankCounts({ read, clock }: Deps): BankCounts {
  const bank = remember({ clock, for: CENSUS_FOR, most: 1 }, async () => new Map([['bank', await takeCensus(read)]]));
  const answered = remember(
    { clock, for: KNOWN_FOR, most: PEOPLE },
    async (people: number[]) =>
      new Map(await Promise.all(people.map(async (id) => [id, await takeKnown(read, id)] as const))),
  );
  return {
    census: async () => (await bank(['bank'])).get('bank')!,
    known: async (personId, anew = false) => (await answered([personId], { anew })).get(personId)!,
  };
}
