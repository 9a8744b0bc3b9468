import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { mayModerate } from '~/domain/accounts/policy';
import { notFound } from '~/domain/kit/errors';
import type { Transaction } from '~/domain/kit/transaction';
import { addSynonyms, changeSynonyms, removeSynonyms, restoreSynonyms } from '~/domain/search/synonyms/change-synonyms';
import { synonymsPage } from '~/domain/search/synonyms/contract';
import { listSynonyms } from '~/domain/search/synonyms/synonyms.query';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../bind';

/** Changes of one moderator in a minute. */
const CHANGES = { points: 60, seconds: 60 };

/** The terms that the search takes for one another. For everybody but moderators there is no such page. */
export function bindSynonyms(app: FastifyInstance, deps: Deps): void {
  const changes = app.limits.limiter('synonym-changes', CHANGES.points, CHANGES.seconds);
  async function change(person: Person, work: (tx: Transaction) => Promise<void>) {
    if (!mayModerate(person)) throw notFound();
    await changes.take(person.id);
    await deps.inTransaction(work);
    return { ok: true as const };
  }

  bindPage(app, deps, synonymsPage, {
    data({ person, query }) {
      if (!mayModerate(person)) throw notFound();
      return listSynonyms(deps.read, person.language, query);
    },
    actions: {
      add: ({ person, input }) => change(person, (tx) => addSynonyms(tx, person, input)),
      change: ({ person, input }) => change(person, (tx) => changeSynonyms(tx, person, input)),
      remove: ({ person, input }) => change(person, (tx) => removeSynonyms(tx, person, input)),
      restore: ({ person, input }) => change(person, (tx) => restoreSynonyms(tx, person, input)),
    },
  });
}
