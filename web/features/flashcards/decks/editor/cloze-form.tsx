import { TagsInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { clozeCards } from '~/domain/flashcards/cloze/cloze-text';
import { CLOZE_CARDS_MAX } from '~/domain/flashcards/decks/contract';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { LazyRichTextEditor } from '~/web/rich-text/lazy-rich-text-editor';
import { RichText } from '~/web/ui/rich-text';
import { CardKind } from './card-kind';
import { draftOf } from './cloze-draft';
import type { EditedCard } from './deck-state';
import { CardsPreview, NoteFoot, PreviewedCard } from './note-foot';
import classes from './note-form.module.css';
import type { DeckEditor } from './use-deck-editor';

interface Props {
  editor: DeckEditor;
  card: EditedCard;
  knownTags: readonly string[];
}

/** A text of which words are hidden, and beside it the cards that come of it. It is saved by itself, with all its cards. */
export function ClozeForm({ editor, card, knownTags }: Props) {
  const { formatMessage: say } = useIntl();
  const [begun, setBegun] = useState(false);
  const draft = draftOf(editor.state, card);
  const cards = useMemo(() => clozeCards(draft.text, draft.extra, CLOZE_CARDS_MAX), [draft.text, draft.extra]);
  const change = (part: Partial<typeof draft>) => editor.writeCloze(card.key, part);
  return (
    <div className={classes.form}>
      <div className={classes.writing}>
        {card.cloze === undefined && <CardKind editor={editor} card={card} />}
        <LazyRichTextEditor
          key={`text.${card.epoch}`}
          label={say({ id: 'flashcards.cloze.text' })}
          description={say({ id: 'flashcards.cloze.how' })}
          html={draft.text}
          tools="cloze"
          minRows={4}
          onChange={(written) => change({ text: written })}
          onReady={(handle) => {
            if (!begun) handle.focus();
            setBegun(true);
          }}
        />
        <LazyRichTextEditor
          key={`extra.${card.epoch}`}
          label={say({ id: 'flashcards.cloze.extra' })}
          html={draft.extra}
          tools="flashcard"
          minRows={2}
          onChange={(extra) => change({ extra })}
        />
        <TagsInput
          label={say({ id: 'flashcards.cloze.tags' })}
          value={draft.tags}
          data={[...knownTags]}
          maxTags={TAGS_MAX}
          maxLength={TAG_MAX}
          splitChars={[',']}
          clearable={false}
          onChange={(tags) => change({ tags: tags.map((tag) => tag.trim()).filter(Boolean) })}
        />
      </div>
      <CardsPreview card={card} count={cards.length} empty={<FormattedMessage id="flashcards.cloze.none" />}>
        {cards.map(({ number, front, back }) => (
          <PreviewedCard key={number} number={number}>
            <RichText html={front} />
            <hr />
            <RichText html={back} />
          </PreviewedCard>
        ))}
      </CardsPreview>
      <NoteFoot editor={editor} card={card} count={cards.length} ready={cards.length > 0} />
    </div>
  );
}
