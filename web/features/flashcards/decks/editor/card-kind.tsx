import { SegmentedControl } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { EditedCard } from './deck-state';
import type { DeckEditor } from './use-deck-editor';

export type Kind = 'basic' | 'cloze';

/** A card with two sides, or a text that hides words. One that is saved as a text stays one. */
export function CardKind({ editor, card }: { editor: DeckEditor; card: EditedCard }) {
  const { formatMessage: say } = useIntl();
  return (
    <SegmentedControl
      aria-label={say({ id: 'flashcards.kind' })}
      value={card.draft ? 'cloze' : 'basic'}
      data={(['basic', 'cloze'] as const).map((value) => ({ value, label: say({ id: `flashcards.kind.${value}` }) }))}
      onChange={(kind) => (kind === 'cloze' ? editor.writeCloze(card.key, {}) : editor.dropCloze(card.key))}
    />
  );
}
