import type { Person } from '~/domain/accounts/person';
import { deckGenerationPage } from '~/domain/flashcards/generation/contract';
import { type DeckRequest, requestDeck } from '~/domain/flashcards/generation/request-deck';
import { PASTED } from '~/domain/flashcards/testing/written-cards';
import { href } from '~/domain/kit/contract';
import type { World } from '../world';
import { aPerson } from './accounts';

/** A deck of five cards that somebody new has asked for, from a pasted text. */
export async function aRequestedDeck(world: World, options: Partial<DeckRequest> & { person?: Person } = {}) {
  const { person = await aPerson(world), ...wanted } = options;
  const client = await world.signedIn(person);
  const request: DeckRequest = { source: 'text', specialty: 0, topic: 0, text: PASTED, length: 5, ...wanted };
  const id = await world.deps.inTransaction((tx) => requestDeck(tx, person, request));
  const path = href(deckGenerationPage, { generation_id: id });
  return {
    id,
    path,
    person,
    client,
    status: async () => (await client.post(path, { data_request: 'check_generation_status' })).body,
  };
}
