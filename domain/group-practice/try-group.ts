import { openTrial, trialOver } from '../accounts/trial/open-trial';
import type { Language } from '../accounts/contract';
import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { prepareGroup } from './prepare-group';
import { TRIED_GROUPS } from './try-contract';

/** Milliseconds after which the group of a guest ends. */
export const TRIED_GROUP_LASTS = 2 * 3_600_000;

const tried = statement<{ open: string | null; opened: number }, [number, Date]>(
  'group.tried',
  `SELECT max(s.pin) FILTER (WHERE s.state <> 'ended' AND s.expires_at > $2 AND m.left_at IS NULL) AS open, count(*)::int AS opened
     FROM group_members m JOIN group_sessions s ON s.id = m.session_id WHERE m.account_id = $1 AND s.ends_at IS NOT NULL`,
);

/**
 * Opens a group whose host has no account, or goes on with the one that the guest is in. It ends after two hours, even if it is
 * active. Groups of other guests that they took part in count as theirs.
 *
 * @param who a guest, or null for a visitor, who becomes one under `name`
 * @param chatUrl where chat rooms are
 * @throws Problem `name-required`, `name-too-long`, `station-gone`, not-allowed `trial-over`
 */
export async function tryGroup(
  tx: Transaction,
  who: Person | null,
  asked: { slug: string; name: string; language: Language; submissionId?: string },
  chatUrl: string,
): Promise<{ person: Person; pin: string }> {
  const { person } = await openTrial(tx, who, asked.language, asked);
  const now = tx.clock.now();
  const { open, opened } = (await tx.sql.one(tried, [person.id, now]))!;
  if (open !== null) return { person, pin: open };
  if (opened >= TRIED_GROUPS) throw trialOver();
  const endsAt = new Date(now.getTime() + TRIED_GROUP_LASTS);
  const { pin } = await prepareGroup(tx, person, asked.slug, { chatUrl, singleStation: false, endsAt });
  return { person, pin };
}
