import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import {
  beginAnew,
  deleteCards,
  flagCards,
  goneCards,
  moveCards,
  restoreCards,
  suspendCards,
  tagCards,
} from '~/domain/flashcards/browse/change-cards';
import { browseCards } from '~/domain/flashcards/browse/contract';
import { browse, matchingIds, moreCards } from '~/domain/flashcards/browse/find-cards.query';
import type { Transaction } from '~/domain/kit/transaction';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../bind';

/** Changes of many cards that one person may make in a minute. */
const CHANGES = { points: 60, seconds: 60 };

export function bindBrowse(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const changes = app.limits.limiter('flashcard-changes', CHANGES.points, CHANGES.seconds);

  const restore = async (person: Person, ids: number[]) => {
    await changes.take(person.id);
    return { ids: await deps.inTransaction((tx) => restoreCards(tx, person, ids)) };
  };
  /** @param named the cards that are to be changed */
  const change = async (person: Person, named: number[], act: (tx: Transaction) => Promise<number[]>) => {
    await changes.take(person.id);
    return deps.inTransaction(async (tx) => {
      const ids = await act(tx);
      const done = new Set(ids);
      const left = named.filter((id) => !done.has(id));
      return { ids, gone: left.length > 0 ? await goneCards(tx, person, left) : [] };
    });
  };

  bindPage(app, deps, browseCards, {
    data: ({ person, query }) => browse(read, person.id, query),
    actions: {
      cards: ({ person, query, input }) => moreCards(read, person.id, query, input.after),
      ids: async ({ person, query }) => ({ ids: await matchingIds(read, person.id, query) }),
      move: ({ person, input }) => change(person, input.ids, (tx) => moveCards(tx, person, input.ids, input.deck_id)),
      tag: ({ person, input }) => change(person, input.ids, (tx) => tagCards(tx, person, input.ids, input)),
      suspend: ({ person, input }) => change(person, input.ids, (tx) => suspendCards(tx, person, input.ids, true)),
      resume: ({ person, input }) => change(person, input.ids, (tx) => suspendCards(tx, person, input.ids, false)),
      flag: ({ person, input }) => change(person, input.ids, (tx) => flagCards(tx, person, input.ids, input.flag)),
      reset: ({ person, input }) => change(person, input.ids, (tx) => beginAnew(tx, person, input.ids)),
      delete: ({ person, input }) => change(person, input.ids, (tx) => deleteCards(tx, person, input.ids)),
      restore: ({ person, input }) => restore(person, input.ids),
    },
  });
}
