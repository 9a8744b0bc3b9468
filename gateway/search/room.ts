import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { may } from '~/domain/purchases/entitlements/may';
import { openPacks } from '~/domain/questions/practisable';
import { searchOffers, searchPage } from '~/domain/search/contract';
import { linkTerm } from '~/domain/search/linking/contract';
import { setTermLinked } from '~/domain/search/linking/leave-out-term';
import { search, searchOffersOf } from '~/domain/search/search.query';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage, type GatewayRoom } from '../bind';
import { bindSynonyms } from './synonyms';

/** Searches of one person in a minute: one for each key that is pressed. */
const SEARCHES = { points: 240, seconds: 60 };

/** Terms that one author links or leaves out in a minute. */
const LINKS = { points: 120, seconds: 60 };

const rightsOf = (person: Person) => ({ notebook: may(person, 'notebook.full'), packs: openPacks(person) });

export function bindSearch(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const searches = app.limits.limiter('searches', SEARCHES.points, SEARCHES.seconds);

  bindPage(app, deps, searchPage, {
    async data({ person, query }) {
      await searches.take(person.id);
      return search(read, person, rightsOf(person), query);
    },
    actions: {},
  });

  bindCall(app, deps, searchOffers, async ({ person, input }) => {
    await searches.take(person.id);
    return { items: await searchOffersOf(read, person, rightsOf(person), input) };
  });

  const links = app.limits.limiter('linked-terms', LINKS.points, LINKS.seconds);
  bindCall(app, deps, linkTerm, async ({ person, input }) => {
    await links.take(person.id);
    await deps.inTransaction((tx) => setTermLinked(tx, person, input));
    return { ok: true as const };
  });

  bindSynonyms(app, deps);
}

export const searchRoom: GatewayRoom = { name: 'search', bind: bindSearch };
