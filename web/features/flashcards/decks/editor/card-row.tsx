import { ActionIcon, Badge, Button, TagsInput } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronUp,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { useSortableRow } from '~/web/drafts/editor/sortable-list';
import { LazyRichTextEditor } from '~/web/rich-text/lazy-rich-text-editor';
import { Hint } from '~/web/ui/hint';
import { Notice } from '~/web/ui/notice';
import { RichText } from '~/web/ui/rich-text';
import { draftOf } from './cloze-draft';
import { ClozeForm } from './cloze-form';
import { CardConflict } from './card-conflict';
import { CardKind } from './card-kind';
import { CardPicture } from './card-picture';
import type { CardText, EditedCard } from './deck-state';
import { OcclusionForm } from './occlusion-form';
import layout from '~/web/ui/layout.module.css';
import texts from '~/web/ui/text.module.css';
import classes from './editor.module.css';
import type { DeckEditor } from './use-deck-editor';

/** What stands below the back of the card that is written on, such as a suggestion for it. */
export type BackTools = (slot: {
  deckId: number | null;
  /** As HTML. */
  front: string;
  /** Writes the back. */
  onSuggest: (back: string) => void;
}) => ReactNode;

interface Props {
  editor: DeckEditor;
  card: EditedCard;
  /** From 0, among those that are seen. */
  index: number;
  count: number;
  knownTags: readonly string[];
  onStep: (by: -1 | 1) => void;
  backTools?: BackTools;
}

/** A card in the editor: as it is read, or, one at a time, as it is written (spec 2 §4). */
export function CardRow({ editor, card, index, count, knownTags, onStep, backTools }: Props) {
  const { formatMessage: say } = useIntl();
  const { row, handle } = useSortableRow(card.key);
  const isOpen = editor.open === card.key;
  const named = { number: index + 1 };
  return (
    <li {...row} className={classes.card} data-open={isOpen || undefined} data-card={card.key}>
      <div className={layout.words}>
        <ActionIcon
          {...handle}
          size={44}
          variant="subtle"
          color="gray"
          className={classes.handle}
          disabled={count < 2}
          aria-label={say({ id: 'flashcards.decks.order.drag' }, named)}
        >
          <IconGripVertical size={20} aria-hidden />
        </ActionIcon>
        <h3 className={classes.number}>
          <FormattedMessage id="flashcards.decks.card" values={named} />
        </h3>
        <CardMark card={card} />
        {card.cloze && (
          <Badge variant="light" color="gray" tt="none">
            <FormattedMessage
              id={card.cloze.occlusion ? 'flashcards.occlusion.mark' : 'flashcards.cloze.card'}
              values={{ number: card.cloze.number }}
            />
          </Badge>
        )}
        <div className={classes.controls}>
          {([-1, 1] as const).map((by) => (
            <Hint key={by} label={say({ id: by < 0 ? 'flashcards.decks.order.up' : 'flashcards.decks.order.down' })}>
              <ActionIcon
                size={44}
                variant="subtle"
                color="gray"
                data-by={by}
                disabled={by < 0 ? index === 0 : index === count - 1}
                aria-label={say(
                  { id: by < 0 ? 'flashcards.decks.order.up.named' : 'flashcards.decks.order.down.named' },
                  named,
                )}
                onClick={() => onStep(by)}
              >
                {by < 0 ? <IconArrowUp size={20} aria-hidden /> : <IconArrowDown size={20} aria-hidden />}
              </ActionIcon>
            </Hint>
          ))}
          <Hint label={say({ id: 'flashcards.decks.card.delete' })}>
            <ActionIcon
              size={44}
              variant="subtle"
              color="gray"
              aria-label={say({ id: 'flashcards.decks.card.delete.named' }, named)}
              onClick={() => editor.remove(card.key)}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </Hint>
          <Button
            variant={isOpen ? 'light' : 'default'}
            size="compact-md"
            h={44}
            leftSection={isOpen ? <IconChevronUp size={18} aria-hidden /> : <IconPencil size={18} aria-hidden />}
            aria-expanded={isOpen}
            aria-label={say(
              { id: isOpen ? 'flashcards.decks.card.close.named' : 'flashcards.decks.card.edit.named' },
              named,
            )}
            onClick={() => editor.openCard(isOpen ? null : card.key)}
          >
            <FormattedMessage id={isOpen ? 'flashcards.decks.card.close' : 'flashcards.decks.card.edit'} />
          </Button>
        </div>
      </div>
      {card.theirs !== undefined && (
        <CardConflict mine={card} theirs={card.theirs} both onChoose={(choice) => editor.choose(card.key, choice)} />
      )}
      {isOpen && (card.cloze || card.draft) ? (
        <NoteForm editor={editor} card={card} knownTags={knownTags} />
      ) : isOpen ? (
        <Writing editor={editor} card={card} knownTags={knownTags} backTools={backTools} />
      ) : (
        <div className={classes.sides}>
          <Side html={card.front} picture={card.front_image_url} empty="flashcards.decks.card.front.empty" />
          <Side html={card.back} picture={card.back_image_url} empty="flashcards.decks.card.back.empty" />
        </div>
      )}
    </li>
  );
}

function NoteForm(props: Pick<Props, 'editor' | 'card' | 'knownTags'>) {
  const { occlusion } = draftOf(props.editor.state, props.card);
  if (occlusion === null)
    return (
      <Notice tone="plain">
        <FormattedMessage id="flashcards.occlusion.other" />
      </Notice>
    );
  return occlusion ? <OcclusionForm {...props} occlusion={occlusion} /> : <ClozeForm {...props} />;
}

function CardMark({ card }: { card: EditedCard }) {
  const id =
    card.theirs !== undefined ? 'conflict' : card.edited || card.draft ? 'edited' : card.moved ? 'moved' : null;
  return id ? (
    <Badge variant="light" color="gray" tt="none">
      <FormattedMessage id={`flashcards.decks.card.${id}`} />
    </Badge>
  ) : null;
}

function Side({ html, picture, empty }: { html: string; picture: string; empty: string }) {
  const blank = picture === '' && html.replaceAll(/<(?!img)[^>]*>|\s/g, '') === '';
  return (
    <div className={classes.face}>
      {blank ? (
        <p className={texts.dimmedBody}>
          <FormattedMessage id={empty} />
        </p>
      ) : (
        <RichText html={html} />
      )}
      {picture && <img src={picture} alt="" className={classes.thumb} />}
    </div>
  );
}

function Writing({ editor, card, knownTags, backTools }: Pick<Props, 'editor' | 'card' | 'knownTags' | 'backTools'>) {
  const { formatMessage: say } = useIntl();
  const begun = useRef(false);
  const change = (text: Partial<CardText>) => editor.change(card.key, text);
  const missing =
    editor.asked > 0 && card.front_image_url === '' && card.front.replaceAll(/<(?!img)[^>]*>|\s/g, '') === '';
  return (
    <div className={classes.writing}>
      {editor.deckId !== null && <CardKind editor={editor} card={card} />}
      <div className={classes.half}>
        <LazyRichTextEditor
          key={`front.${card.epoch}`}
          label={say({ id: 'flashcards.decks.card.front' })}
          html={card.front}
          tools="flashcard"
          minRows={3}
          error={
            missing && (card.back !== '' || card.back_image_url !== '') ? say({ id: 'problem.empty-card' }) : undefined
          }
          onChange={(front) => change({ front })}
          onReady={(text) => {
            // The hand goes to the card that was opened, as soon as it can be written.
            if (!begun.current) text.focus();
            begun.current = true;
          }}
        />
        <CardPicture
          side="front"
          url={card.front_image_url}
          onChange={(front_image_url) => change({ front_image_url })}
          onUpload={editor.hold}
        />
      </div>
      <div className={classes.half}>
        <LazyRichTextEditor
          key={`back.${card.epoch}`}
          label={say({ id: 'flashcards.decks.card.back' })}
          html={card.back}
          tools="flashcard"
          minRows={3}
          onChange={(back) => change({ back })}
        />
        <CardPicture
          side="back"
          url={card.back_image_url}
          onChange={(back_image_url) => change({ back_image_url })}
          onUpload={editor.hold}
        />
        {backTools?.({
          deckId: editor.deckId,
          front: card.front,
          onSuggest: (back) => editor.replace(card.key, { back }),
        })}
      </div>
      <TagsInput
        className={classes.tags}
        label={say({ id: 'flashcards.decks.tags' })}
        value={card.tags}
        data={[...knownTags]}
        maxTags={TAGS_MAX}
        maxLength={TAG_MAX}
        splitChars={[',']}
        clearable={false}
        onChange={(tags) => change({ tags: tags.map((tag) => tag.trim()).filter(Boolean) })}
      />
    </div>
  );
}
