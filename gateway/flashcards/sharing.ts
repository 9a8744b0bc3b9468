import type { FastifyInstance } from 'fastify';
import type { Language } from '~/domain/accounts/contract';
import { editDeck } from '~/domain/flashcards/decks/contract';
import { deckNotFound } from '~/domain/flashcards/decks/refusals';
import { cloneDeck } from '~/domain/flashcards/sharing/clone-deck';
import * as sharing from '~/domain/flashcards/sharing/contract';
import * as editors from '~/domain/flashcards/sharing/editors';
import { findDecks } from '~/domain/flashcards/sharing/find-decks.query';
import { followDeck, seeDeck, unfollowDeck } from '~/domain/flashcards/sharing/follow';
import { deckVersion, mayWatchDeck, readDeck } from '~/domain/flashcards/sharing/read-deck.query';
import { href } from '~/domain/kit/contract';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../bind';

/** Copies that one person may make in an hour, and usernames that they may try. */
const CLONES = { points: 30, seconds: 3_600 };
const INVITATIONS = { points: 60, seconds: 3_600 };

/** What a shared invitation to a deck says; the owner may have left. */
const INVITED: Record<Language, (owner: string) => string> = {
  en: (owner) =>
    owner
      ? `${owner} invites you to write this deck of flashcards together.`
      : 'You are invited to write this deck of flashcards together.',
  es: (owner) =>
    owner
      ? `${owner} te invita a escribir este mazo de tarjetas en grupo.`
      : 'Te han invitado a escribir este mazo de tarjetas en grupo.',
};

export function bindSharing(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const clones = app.limits.limiter('flashcard-clones', CLONES.points, CLONES.seconds);
  const invitations = app.limits.limiter('deck-invitations', INVITATIONS.points, INVITATIONS.seconds);

  bindPage(app, deps, sharing.decksPage, {
    data: ({ person, query }) => findDecks(read, person.id, query),
    actions: {},
  });

  bindPage(app, deps, sharing.deckPage, {
    data: ({ person, params }) => readDeck(read, person.id, params.deck_id),
    first: ({ deck }) => ({ heading: deck.deck_name }),
    actions: {
      async follow({ person, params: { deck_id } }) {
        await deps.inTransaction((tx) => followDeck(tx, person, deck_id));
        return readDeck(read, person.id, deck_id);
      },
      async unfollow({ person, params: { deck_id } }) {
        await deps.inTransaction((tx) => unfollowDeck(tx, person, deck_id));
        return readDeck(read, person.id, deck_id);
      },
      async seen({ person, params: { deck_id }, input }) {
        await deps.inTransaction((tx) => seeDeck(tx, person, deck_id, input.version));
        return { ok: true as const };
      },
      async clone({ person, params: { deck_id }, input }) {
        await clones.take(person.id);
        const id = await deps.inTransaction((tx) => cloneDeck(tx, person, deck_id, input.submission_id));
        return { next_url: href(editDeck, { deck_id: id }) };
      },
      async check_deck({ person, params: { deck_id } }) {
        const now = (await mayWatchDeck(read, person, deck_id)) ? await deckVersion(read, deck_id) : null;
        if (!now) throw deckNotFound();
        return now;
      },
    },
  });

  bindPage(app, deps, sharing.deckEditors, {
    data: ({ person, params }) => editors.findPeople(read, person.id, params.deck_id),
    actions: {
      async invite({ person, params: { deck_id }, input }) {
        await invitations.take(person.id);
        await deps.inTransaction((tx) => editors.inviteEditor(tx, person, deck_id, input.username));
        return editors.findPeople(read, person.id, deck_id);
      },
      async remove({ person, params: { deck_id }, input }) {
        await deps.inTransaction((tx) => editors.removeEditor(tx, person, deck_id, input.account_id));
        // Who has removed themselves may not read it any more.
        if (input.account_id === person.id) return { owner: null, editors: [], invitation_url: '' };
        return editors.findPeople(read, person.id, deck_id);
      },
      async make_link({ person, params: { deck_id } }) {
        await deps.inTransaction((tx) => editors.setInvitationLink(tx, person, deck_id, true));
        return editors.findPeople(read, person.id, deck_id);
      },
      async end_link({ person, params: { deck_id } }) {
        await deps.inTransaction((tx) => editors.setInvitationLink(tx, person, deck_id, false));
        return editors.findPeople(read, person.id, deck_id);
      },
    },
  });

  bindPage(app, deps, sharing.joinDeck, {
    async preview({ params: { invitation }, language }) {
      const { deck_name, owner_name } = await editors.findInvitation(read, invitation);
      return { title: deck_name, description: INVITED[language](owner_name), picture: 'invitation' };
    },
    async data({ params }) {
      const { deck_name, owner_name, cards } = await editors.findInvitation(read, params.invitation);
      return { deck_name, owner_name, cards };
    },
    actions: {
      async submit({ person, params }) {
        const deck_id = await deps.inTransaction((tx) => editors.acceptInvitation(tx, person, params.invitation));
        return { next_url: href(editDeck, { deck_id }) };
      },
    },
  });
}
