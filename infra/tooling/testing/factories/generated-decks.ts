import type { Person } from '~/domain/accounts/person';
import type { CardRequest, CardWriter, WrittenCard } from '~/domain/flashcards/generation/card-writer';
import { deckGenerationPage } from '~/domain/flashcards/generation/contract';
import { type DeckRequest, requestDeck } from '~/domain/flashcards/generation/request-deck';
import { href } from '~/domain/kit/contract';
import type { World } from '../world';
import { aPerson } from './accounts';

/** What a text about the heart says outright: three definitions, a figure, and two lists. */
export const PASTED = `Aortic stenosis is a narrowing of the aortic valve that slows the outflow of the left ventricle.
Mitral regurgitation is a leak of the mitral valve that lets blood flow back into the left atrium.
The most common cause of mitral stenosis is rheumatic fever.
Adults in cardiac arrest are given 1 mg of adrenaline every few minutes.
Causes of heart failure:
- ischaemic heart disease
- hypertension
- valve disease
The symptoms of aortic stenosis include angina, syncope and breathlessness.`;

const WORDS = ['atrium', 'ventricle', 'septum', 'valve', 'aorta', 'bundle', 'node', 'apex', 'sinus', 'chord'];

/** A card that passes the gate; each number has another. */
export const aWrittenCard = (nth: number, change: Partial<WrittenCard> = {}): WrittenCard => ({
  front: `What is the ${WORDS[nth % 10]} of the heart number ${nth} for, and where does it ${'abcdefghij'[nth % 10]!.repeat(9)}?`,
  back: `It is part ${nth} of the heart.`,
  question_id: null,
  writer: 'model',
  ...change,
});

/** A writer of good cards, and what it was asked. */
export function aCardWriter(
  change: (request: CardRequest, nth: number) => Partial<WrittenCard> | Promise<Partial<WrittenCard>> = () => ({}),
): CardWriter & { requests: CardRequest[] } {
  const requests: CardRequest[] = [];
  const write: CardWriter = async (request) => {
    requests.push(request);
    const nth = requests.length;
    return aWrittenCard(nth, await change(request, nth));
  };
  return Object.assign(write, { requests });
}

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
