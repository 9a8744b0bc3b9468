import type { Person } from '../../accounts/person';
import type { Role } from '../../accounts/contract';
import { type NotificationKind } from '../../accounts/contract';
import { notify } from '../../accounts/notify';
import { mayModerate } from '../../accounts/policy';
import { inForce } from '../../accounts/sanctions/in-force';
import { href } from '../../kit/contract';
import { conflict, invalid, notAllowed, notFound } from '../../kit/errors';
import { plainText } from '../../kit/html/plain-text';
import { openCase } from '../../reports/cases';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { addAct, lockCase, putCase } from '../decisions/case-rows';
import { caseChanged } from '../decisions/case.query';
import { REASON_MIN } from '../decisions/contract';
import { reasonMissing } from '../decisions/refusals';
import { sendMail } from '../../mails/send-mail';
import { sanctionMails } from './mails';
import { endSessionsJob, ownSanctionsPage, type SanctionKind } from './contract';
import { maySanction } from './sanctions.query';
import { PEOPLE } from '~/domain/accounts/views';

const DAY = 86_400_000;

export const cannotSanction = () =>
  notAllowed('cannot-sanction', 'You cannot decide on yourself, nor on staff or moderators unless you are staff.');
export const sanctionNotFound = () => notFound('sanction-not-found', 'There is no such decision.');
const sanctionInForce = () =>
  conflict('sanction-in-force', 'This person has this already. Take it back first to give another one.');
const sanctionOver = () => conflict('sanction-over', 'This is over or was taken back already.');
const durationInvalid = () =>
  invalid('duration-invalid', 'A mute lasts from 1 to 365 days.', [{ path: 'days', message: 'out of range' }]);

// The account before its sanctions: two moderators decide one after the other.
const lock = statement<{ id: number; roles: Role[] }, [number]>(
  'moderation.lock-person',
  `SELECT id, roles FROM ${PEOPLE} person WHERE id = $1::int AND NOT guest FOR NO KEY UPDATE`,
);
/** @throws Problem not-found; not-allowed `cannot-sanction` */
export async function requireMaySanction(tx: Transaction, who: Person, accountId: number): Promise<void> {
  const target = await tx.sql.one(lock, [accountId]);
  if (!mayModerate(who) || !target) throw notFound();
  if (!maySanction(who, target)) throw cannotSanction();
}
const present = statement<{ id: number }, [number, SanctionKind, Date]>(
  'moderation.sanction-in-force',
  `SELECT id FROM account_sanctions sanction WHERE account_id = $1::int AND kind = $2 AND kind <> 'warn' AND ${inForce('sanction', '$3')}`,
);
const add = statement<never, [number, SanctionKind, string, Date | null, number, Date]>(
  'moderation.add-sanction',
  `INSERT INTO account_sanctions (account_id, kind, reason, until, given_by, created_at) VALUES ($1::int, $2, $3, $4::timestamptz, $5::int, $6::timestamptz)`,
);
const TOLD: Record<SanctionKind, NotificationKind> = {
  warn: 'sanction-warned',
  mute: 'sanction-muted',
  suspend: 'sanction-suspended',
};

const tell = (tx: Transaction, account_id: number, kind: NotificationKind, reason: string) =>
  notify(tx, { account_id, kind, values: { reason }, url: href(ownSanctionsPage) });

/**
 * Warns, mutes or suspends a person, and notifies them of the reason, also by mail. The sessions of a suspended person end at once.
 * @throws Problem not-found; not-allowed `cannot-sanction`; invalid `reason-missing`, `duration-invalid`; conflict `sanction-in-force`
 */
export async function sanctionPerson(
  tx: Transaction,
  who: Person,
  accountId: number,
  { kind, days, reason: typed }: { kind: SanctionKind; days: number; reason: string },
): Promise<void> {
  await requireMaySanction(tx, who, accountId);
  const reason = plainText(typed);
  if (reason.length < REASON_MIN) throw reasonMissing();
  if (kind === 'mute' && days === 0) throw durationInvalid();
  const now = tx.clock.now();
  if (await tx.sql.one(present, [accountId, kind, now])) throw sanctionInForce();
  const until = kind === 'warn' || days === 0 ? null : new Date(now.getTime() + days * DAY);
  await tx.sql.all(add, [accountId, kind, reason, until, who.id, now]);
  await tell(tx, accountId, TOLD[kind], reason);
  await sendMail(tx, { accountId, template: sanctionMails[kind], values: { reason } });
  if (kind === 'suspend') tx.enqueue(endSessionsJob, { account_id: accountId });
}

const lockSanction = statement<{ over: boolean }, [number, number, Date]>(
  'moderation.lock-sanction',
  `SELECT NOT (${inForce('sanction', '$3')}) AS over FROM account_sanctions sanction WHERE id = $1::int AND account_id = $2::int FOR UPDATE`,
);
const lift = statement<never, [number, number, string, Date]>(
  'moderation.lift-sanction',
  'UPDATE account_sanctions SET lifted_by = $2::int, lift_reason = $3, lifted_at = $4::timestamptz WHERE id = $1::int',
);
/** Takes a sanction back and notifies the person. @throws Problem as `sanctionPerson`; not-found `sanction-not-found`; conflict `sanction-over` */
export async function liftSanction(
  tx: Transaction,
  who: Person,
  accountId: number,
  sanctionId: number,
  typed: string,
): Promise<void> {
  await requireMaySanction(tx, who, accountId);
  const now = tx.clock.now();
  const sanction = await tx.sql.one(lockSanction, [sanctionId, accountId, now]);
  if (!sanction) throw sanctionNotFound();
  if (sanction.over) throw sanctionOver();
  const reason = plainText(typed);
  await tx.sql.all(lift, [sanctionId, who.id, reason, now]);
  await tell(tx, accountId, 'sanction-lifted', reason);
  // What the person asked is answered.
  const id = await openCase(tx, 'person', accountId);
  const found = await lockCase(tx, id);
  if (!found || found.asked_at === null) return;
  await putCase(tx, id, found.standing, found.held, null);
  await caseChanged(tx, id);
}

const ask = statement<{ id: number }, [number, number, string, Date]>(
  'moderation.ask-about-sanction',
  `UPDATE account_sanctions sanction SET asked_at = $4::timestamptz, asked_words = $3
    WHERE id = $1::int AND account_id = $2::int AND asked_at IS NULL AND (kind = 'warn' OR ${inForce('sanction', '$4')}) AND lifted_at IS NULL RETURNING id`,
);
const known = statement<{ asked: boolean }, [number, number]>(
  'moderation.own-sanction',
  'SELECT asked_at IS NOT NULL AS asked FROM account_sanctions WHERE id = $1::int AND account_id = $2::int',
);

/**
 * A person asks another moderator about a sanction: their case waits. Asking twice is asking once.
 * @throws Problem invalid `reason-missing`; not-found `sanction-not-found`; conflict `sanction-over`
 */
export async function askAboutSanction(
  tx: Transaction,
  accountId: number,
  sanctionId: number,
  typed: string,
): Promise<void> {
  const words = plainText(typed);
  if (words.length < REASON_MIN) throw reasonMissing();
  const row = await tx.sql.one(known, [sanctionId, accountId]);
  if (!row) throw sanctionNotFound();
  if (row.asked) return;
  const id = await openCase(tx, 'person', accountId);
  const found = (await lockCase(tx, id))!;
  const now = tx.clock.now();
  if (!(await tx.sql.one(ask, [sanctionId, accountId, words, now]))) throw sanctionOver();
  await putCase(tx, id, found.standing, found.held, now);
  await addAct(tx, {
    case_id: id,
    account_id: accountId,
    act: 'ask',
    reason: words,
    before: found.standing,
    after: found.standing,
    asked_before: found.asked_at,
    alone: false,
  });
  await caseChanged(tx, id);
}

const asked = statement<{ id: number; given_by: number | null }, [number]>(
  'moderation.asked-sanctions',
  `SELECT id, given_by FROM account_sanctions WHERE account_id = $1::int AND asked_at IS NOT NULL AND answered_at IS NULL AND lifted_at IS NULL ORDER BY id FOR UPDATE`,
);
const answer = statement<never, [number[], Date]>(
  'moderation.answer-sanctions',
  'UPDATE account_sanctions SET answered_at = $2::timestamptz WHERE id = ANY ($1::int[])',
);
/** The sanctions of a person that wait for an answer, with who gave them. */
export const askedSanctions = (tx: Transaction, accountId: number) => tx.sql.all(asked, [accountId]);
/** They stay, and the person was notified. */
export const answerSanctions = (tx: Transaction, ids: number[]) => tx.sql.all(answer, [ids, tx.clock.now()]);
