import { deckTree } from './deck-tree';

const deck = (deck_name: string, cards: number) => ({ deck_name, cards });
const shown = (nodes: ReturnType<typeof deckTree>): unknown[] =>
  nodes.map(({ name, cards, deck: of, children }) => [
    name,
    of !== null,
    cards,
    ...(children.length > 0 ? [shown(children)] : []),
  ]);

describe('the tree of decks', () => {
  it('has a parent for each part of a name, with the cards of all below it', () => {
    const decks = [
      deck('Medicine::Heart', 7),
      deck('Valves', 3),
      deck('Medicine::Words::Spanish', 2),
      deck('Medicine', 1),
    ];
    expect(shown(deckTree(decks))).toEqual([
      [
        'Medicine',
        true,
        10,
        [
          ['Heart', true, 7],
          ['Words', false, 2, [['Spanish', true, 2]]],
        ],
      ],
      ['Valves', true, 3],
    ]);
  });

  it('leaves names alone that are no path, and two decks of one name two', () => {
    expect(shown(deckTree([deck('::', 1), deck('A:: ', 2), deck('A', 3), deck('A', 4)]))).toEqual([
      ['::', true, 1],
      ['A:: ', true, 2],
      ['A', true, 3],
      ['A', true, 4],
    ]);
  });

  it('sorts what is below by name, figures by their worth', () => {
    const decks = ['A::10', 'A::9', 'A::b'].map((name) => deck(name, 1));
    expect(deckTree(decks)[0]!.children.map(({ name }) => name)).toEqual(['9', '10', 'b']);
  });
});
