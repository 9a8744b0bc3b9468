import { randomUUID } from 'node:crypto';
import { notify } from '~/domain/accounts/notify';
import type { Person } from '~/domain/accounts/person';
import { href, type SentPageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { editDeck } from '../decks/contract';
import { lockDeck, lockOwnDeck, requireEditedDeck } from '../decks/deck-rows.query';
import { notOwner } from '../decks/refusals';
import { deckChanges, type deckEditors, EDITORS_MAX, joinDeck } from './contract';
import { alreadyOwner, invitationNotFound, personNotFound, tooManyEditors } from './refusals';
import { PEOPLE } from '~/domain/accounts/views';

interface PersonRow {
  id: number;
  name: string;
  username: string;
  avatar: string;
}

const people = statement<PersonRow & { owner: boolean; invitation: string | null }, [number]>(
  'flashcards.people-of-deck',
  `SELECT account.id, account.display_name AS name, coalesce(account.username, '') AS username, account.avatar,
          account.id = deck.owner_id AS owner, deck.invitation
     FROM decks deck
     JOIN ${PEOPLE} account ON account.id = deck.owner_id
       OR account.id IN (SELECT account_id FROM deck_editors editor WHERE editor.deck_id = deck.id)
    WHERE deck.id = $1::int ORDER BY account.id`,
);
const byUsername = statement<{ id: number }, [string]>(
  'flashcards.person-by-username',
  `SELECT id FROM ${PEOPLE} person WHERE lower(username) = lower($1) AND NOT guest`,
);
const add = statement<{ account_id: number }, [number, number, Date, most: number]>(
  'flashcards.add-editor',
  `INSERT INTO deck_editors (deck_id, account_id, created_at) SELECT $1::int, $2::int, $3::timestamptz
    WHERE (SELECT count(*) FROM deck_editors WHERE deck_id = $1::int) < $4::int
   ON CONFLICT DO NOTHING RETURNING account_id`,
);
const isEditor = statement<{ account_id: number }, [number, number]>(
  'flashcards.is-editor',
  'SELECT account_id FROM deck_editors WHERE deck_id = $1::int AND account_id = $2::int',
);
const remove = statement<never, [number, number]>(
  'flashcards.remove-editor',
  'DELETE FROM deck_editors WHERE deck_id = $1::int AND account_id = $2::int',
);
const setInvitation = statement<never, [number, string | null]>(
  'flashcards.set-invitation',
  'UPDATE decks SET invitation = $2::uuid WHERE id = $1::int',
);
const invited = statement<
  { id: number; owner_id: number | null; deck_name: string; owner_name: string; cards: number },
  [string]
>(
  'flashcards.invited-deck',
  `SELECT deck.id, deck.owner_id, deck.deck_name, coalesce(owner.display_name, '') AS owner_name,
          (SELECT count(*)::int FROM flashcards card WHERE card.deck_id = deck.id AND card.deleted_at IS NULL) AS cards
     FROM decks deck LEFT JOIN ${PEOPLE} owner ON owner.id = deck.owner_id
    WHERE deck.invitation = $1::uuid AND deck.deleted_at IS NULL`,
);
const lockById = statement<{ id: number }, [number]>(
  'flashcards.lock-deck-by-id',
  'SELECT id FROM decks WHERE id = $1::int FOR NO KEY UPDATE',
);

type People = SentPageData<typeof deckEditors>;

/** Who may edit a deck; the link that invites is shown to its owner only. @throws Problem not-found `deck-not-found` */
export async function findPeople(read: Reader, personId: number, deckId: number): Promise<People> {
  const { owned } = await requireEditedDeck(read, personId, deckId);
  const rows = await read.sql.all(people, [deckId]);
  const invitation = rows[0]?.invitation ?? null;
  const shown = ({ id, name, username, avatar }: PersonRow) => ({ id, name, username, avatar });
  const owner = rows.find((row) => row.owner);
  return {
    owner: owner ? shown(owner) : null,
    editors: rows.filter((row) => !row.owner).map(shown),
    invitation_url: owned && invitation !== null ? href(joinDeck, { invitation }) : '',
  };
}

/** @returns whether they were none before. @throws Problem conflict `too-many-deck-editors` */
async function addEditor(tx: Transaction, deckId: number, accountId: number): Promise<boolean> {
  if (await tx.sql.one(isEditor, [deckId, accountId])) return false;
  if (!(await tx.sql.one(add, [deckId, accountId, tx.clock.now(), EDITORS_MAX]))) throw tooManyEditors(EDITORS_MAX);
  return true;
}

/**
 * The owner lets somebody edit their deck, who is notified.
 * @throws Problem not-found `deck-person-not-found`; invalid `deck-already-yours`; conflict `too-many-deck-editors`; and as `lockOwnDeck`
 */
export async function inviteEditor(tx: Transaction, person: Person, deckId: number, username: string): Promise<void> {
  const deck = await lockOwnDeck(tx, person.id, deckId);
  const invitee = await tx.sql.one(byUsername, [username.replace(/^@/, '')]);
  if (!invitee) throw personNotFound();
  if (invitee.id === person.id) throw alreadyOwner();
  if (!(await addEditor(tx, deckId, invitee.id))) return;
  await notify(tx, {
    account_id: invitee.id,
    kind: 'deck-invitation',
    values: { name: person.name, deck: deck.deck_name },
    url: href(editDeck, { deck_id: deckId }),
  });
}

/** The owner takes it back, or an editor leaves. @throws Problem not-allowed `not-deck-owner`; and as `lockDeck` */
export async function removeEditor(tx: Transaction, person: Person, deckId: number, accountId: number): Promise<void> {
  const { owned } = await lockDeck(tx, person.id, deckId);
  if (!owned && accountId !== person.id) throw notOwner();
  await tx.sql.all(remove, [deckId, accountId]);
  tx.revoke(deckChanges, deckId, accountId);
}

/** A new link that invites; an older one ends. @param on false ends it without a new one */
export async function setInvitationLink(tx: Transaction, person: Person, deckId: number, on: boolean): Promise<void> {
  await lockOwnDeck(tx, person.id, deckId);
  await tx.sql.all(setInvitation, [deckId, on ? randomUUID() : null]);
}

/** @throws Problem not-found `deck-invitation-not-found` */
export async function findInvitation(read: Reader, invitation: string) {
  const deck = await read.sql.one(invited, [invitation]);
  if (!deck) throw invitationNotFound();
  return deck;
}

/** A person with the link becomes an editor; the owner stays the owner. @returns the deck's id */
export async function acceptInvitation(tx: Transaction, person: Person, invitation: string): Promise<number> {
  const { id } = await findInvitation(tx, invitation);
  await tx.sql.one(lockById, [id]);
  // The link may have ended while one waited.
  const { owner_id } = await findInvitation(tx, invitation);
  if (owner_id !== person.id) await addEditor(tx, id, person.id);
  return id;
}
