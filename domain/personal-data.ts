import type { ErasingStep, PersonalTable } from './kit/personal-data';
import type { Transaction } from './kit/transaction';
import { rooms } from './rooms';

/** What every room holds of a person, by room. */
export const personalTables: readonly (PersonalTable & { readonly room: string })[] = rooms.flatMap(
  ({ name, personalData }) => personalData.tables.map((table) => ({ room: name, ...table })),
);

/** What comes before the steps of erasing and of clearing, in a transaction before theirs or in the same one. */
export async function settlePeople(tx: Transaction, accountIds: readonly number[]): Promise<void> {
  for (const { personalData } of rooms) await personalData.settle?.(tx, accountIds);
}

/** What is done before an account is deleted, in this order. */
export const erasingSteps: readonly ErasingStep[] = [
  ...rooms.flatMap(({ personalData }) => personalData.erase ?? []),
  ...rooms.flatMap(({ personalData }) => personalData.eraseUnused ?? []),
];

/** What `clear_data` does, in this order. */
export const clearingSteps: readonly ErasingStep[] = rooms.flatMap(({ personalData }) => personalData.clear ?? []);

/** @returns whether something may be left for this step */
export const runStep = async (
  tx: Pick<Transaction, 'sql'>,
  step: ErasingStep,
  accountIds: readonly number[],
  most: number,
): Promise<boolean> => (await tx.sql.all(step, [[...accountIds], most])).length >= most;
