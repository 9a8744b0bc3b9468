import type { Person } from '~/domain/accounts/person';
import { sanitise } from '~/infra/html/sanitise';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import type { Deps } from '~/infra/process/deps';
import { aPerson } from './accounts';

interface DeckOptions {
  /** Without one, a deck of one's own has somebody new. */
  owner?: Person;
  kind?: 'own' | 'pack' | 'collection';
  name?: string;
  shared?: boolean;
  /** The fronts of its cards, or how many there are. */
  cards?: number | string[];
  topic?: { id: number };
}

export interface TestDeck {
  id: number;
  owner: Person | null;
  cards: { id: number; front: string }[];
}

let made = 0;

/** A deck of five cards of somebody new, not shared, unless the options say otherwise. */
export async function aDeck(world: { deps: Deps }, options: DeckOptions = {}): Promise<TestDeck> {
  made += 1;
  const { kind = 'own', name = `Deck ${made}`, shared = false, cards = 5 } = options;
  const owner = kind === 'own' ? (options.owner ?? (await aPerson(world))) : null;
  const now = world.deps.clock.now();
  const query = (text: string, values: unknown[]) => world.deps.dataSource.query(text, values);
  const [{ id }] = await query(
    `INSERT INTO decks (kind, owner_id, slug, deck_name, deck_description, language, deck_shared, deck_colour, deck_icon, created_at, changed_at)
     VALUES ($1, $2, $3, $4, 'What it is about', 'en', $5, 'teal', 'heart', $6, $6) RETURNING id`,
    [kind, owner?.id ?? null, kind === 'own' ? null : `deck-${made}`, name, shared, now],
  );
  const fronts = typeof cards === 'number' ? Array.from({ length: cards }, (_, nth) => `Front ${nth + 1}`) : cards;
  const rows: { id: number; front: string }[] = await query(
    `INSERT INTO flashcards (deck_id, author_id, position, front, back, html_version, topic_id, created_at, changed_at)
     SELECT $1, $2, one.place, one.front, $4, $5, $6, $7, $7 FROM unnest($3::text[]) WITH ORDINALITY AS one (front, place)
     RETURNING id, front`,
    [
      id,
      owner?.id ?? null,
      fronts.map((front) => sanitise(`<p>${front}</p>`)),
      sanitise('<p>The back</p>'),
      SANITISER_VERSION,
      options.topic?.id ?? null,
      now,
    ],
  );
  return { id, owner, cards: rows.toSorted((one, other) => one.id - other.id) };
}
