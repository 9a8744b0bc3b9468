import { SegmentedControl } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { EditedCard } from './deck-state';
import classes from './note-form.module.css';
import type { DeckEditor } from './use-deck-editor';

const KINDS = ['basic', 'cloze', 'occlusion'] as const;

/** A card with two sides, a text that hides words, or a picture of which parts are covered. Saved, the last two stay what they are. */
export function CardKind({ editor, card }: { editor: DeckEditor; card: EditedCard }) {
  const { formatMessage: say } = useIntl();
  const choose = (kind: string) => {
    if (kind === 'basic') return editor.dropCloze(card.key);
    const occlusion = { picture: card.front_image_url, description: '', hidesOthers: true, shapes: [] };
    editor.writeCloze(card.key, { occlusion: kind === 'occlusion' ? occlusion : undefined });
  };
  return (
    <SegmentedControl
      aria-label={say({ id: 'flashcards.kind' })}
      className={classes.kind}
      value={card.draft ? (card.draft.occlusion ? 'occlusion' : 'cloze') : 'basic'}
      data={KINDS.map((value) => ({ value, label: say({ id: `flashcards.kind.${value}` }) }))}
      onChange={choose}
    />
  );
}
