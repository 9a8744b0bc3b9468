import type { Transaction } from '~/domain/kit/transaction';
import { clearingSteps, runStep, settlePeople } from '~/domain/personal-data';

/** Rows that one statement touches. */
const STEP = 1_000;

/**
 * Clears somebody's learning records (spec 2 §7): quizzes and answers, results, conversations with virtual patients. What they
 * wrote, bookmarked and share stays. A result that others took part in stays for them, without the person.
 */
export async function clearLearning(tx: Transaction, accountId: number): Promise<void> {
  await settlePeople(tx, [accountId]);
  for (const step of clearingSteps) while (await runStep(tx, step, [accountId], STEP));
}
