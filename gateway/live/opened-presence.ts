import type { Reader, Transaction } from '~/domain/kit/transaction';
import type { Deps } from '~/infra/process/deps';
import type { PresenceListener } from './presence';

/** Who has something open, as a room keeps it. */
export interface OpenedBy {
  isOpen(read: Reader, presence: string): Promise<boolean>;
  setOpen(tx: Transaction, presence: string, open: boolean): Promise<void>;
  everyOpen(read: Reader): Promise<string[]>;
}

/** Presence of those who have the same thing open and see each other. Nothing is written if nothing changes. */
export const openedPresence = (
  { read, inTransaction }: Pick<Deps, 'read' | 'inTransaction'>,
  { isOpen, setOpen, everyOpen }: OpenedBy,
): PresenceListener => ({
  async returned(present) {
    if (!(await isOpen(read, present))) await inTransaction((tx) => setOpen(tx, present, true));
  },
  async left(presents) {
    for (const present of presents)
      if (await isOpen(read, present)) await inTransaction((tx) => setOpen(tx, present, false));
  },
  recorded: () => everyOpen(read),
});
