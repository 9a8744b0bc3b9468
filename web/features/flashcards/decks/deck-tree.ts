/** Between the names of a deck and its parent, as Anki writes it. */
const UNDER = '::';

export interface DeckNode<Deck> {
  /** The whole name, with those of its parents. */
  path: string;
  /** Its own name. */
  name: string;
  /** Null for a parent that is no deck itself. */
  deck: Deck | null;
  /** Of itself and of all below it. */
  cards: number;
  children: DeckNode<Deck>[];
}

/** Decks as the tree that their names make, such as `Medicine::Heart`. Roots keep their order; below them it is by name. */
export function deckTree<Deck extends { deck_name: string; cards: number }>(decks: readonly Deck[]): DeckNode<Deck>[] {
  const roots: DeckNode<Deck>[] = [];
  const add = (path: string, name: string, among: DeckNode<Deck>[]) => {
    const node: DeckNode<Deck> = { path, name, deck: null, cards: 0, children: [] };
    among.push(node);
    return node;
  };
  for (const deck of decks) {
    const names = deck.deck_name.split(UNDER).map((name) => name.trim());
    const parts = names.every(Boolean) ? names : [deck.deck_name];
    let among = roots;
    parts.forEach((name, depth) => {
      const path = parts.slice(0, depth + 1).join(UNDER);
      const last = depth === parts.length - 1;
      // Two decks of one name stay two.
      const here = among.find((one) => one.path === path && !(last && one.deck));
      const node = here ?? add(path, name, among);
      node.cards += deck.cards;
      if (last) node.deck = deck;
      among = node.children;
    });
  }
  const sorted = (nodes: DeckNode<Deck>[]): DeckNode<Deck>[] =>
    nodes
      .map((node) => ({ ...node, children: sorted(node.children) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
  return roots.map((root) => ({ ...root, children: sorted(root.children) }));
}
