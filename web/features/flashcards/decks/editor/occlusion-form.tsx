import { ActionIcon, NativeSelect, Switch, TagsInput, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconSquarePlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LABEL_MAX, PICTURE_DESCRIPTION_MAX, RECTANGLES_MAX } from '~/domain/flashcards/decks/contract';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { uuid } from '~/web/live/uuid';
import { LazyRichTextEditor } from '~/web/rich-text/lazy-rich-text-editor';
import { Button } from '~/web/ui/button';
import { useKeptFocus } from '~/web/ui/use-kept-focus';
import layout from '~/web/ui/layout.module.css';
import { CardKind } from './card-kind';
import { CardPicture } from './card-picture';
import { draftOf } from './cloze-draft';
import type { EditedCard, OcclusionDraft } from './deck-state';
import { CardsPreview, NoteFoot, PreviewedCard } from './note-foot';
import form from './note-form.module.css';
import { OccludedPicture } from './occluded-picture';
import { OcclusionCanvas } from './occlusion-canvas';
import { added, type Bounds, changed, type DrawnShape } from './occlusion-shapes';
import classes from './occlusion.module.css';
import type { DeckEditor } from './use-deck-editor';

/** A rectangle that is added by keyboard. */
const IN_THE_MIDDLE = { left: 0.4, top: 0.45, width: 0.2, height: 0.1 };

interface Props {
  editor: DeckEditor;
  card: EditedCard;
  occlusion: OcclusionDraft;
  knownTags: readonly string[];
}

/** A picture with rectangles over it, and beside it the cards that come of them. */
export function OcclusionForm({ editor, card, occlusion, knownTags }: Props) {
  const { formatMessage: say } = useIntl();
  const draft = draftOf(editor.state, card);
  const [past, setPast] = useState<DrawnShape[][]>([]);
  // If the last rectangle goes, another one may be added.
  const keptFocus = useKeptFocus<HTMLDivElement>((part) => part.querySelector('[data-add]'));
  /** The rectangle that gets the focus once it is there. */
  const next = useRef<string | null>(null);
  const { shapes } = occlusion;
  useEffect(() => {
    if (next.current !== null) document.querySelector<HTMLElement>(`[data-shape="${next.current}"]`)?.focus();
    next.current = null;
  }, [shapes]);

  const change = (part: Partial<OcclusionDraft>) =>
    editor.writeCloze(card.key, { occlusion: { ...occlusion, ...part } });
  const setShapes = (other: DrawnShape[]) => {
    setPast([...past, shapes].slice(-100));
    change({ shapes: other });
  };
  const add = (bounds: Bounds) => {
    if (shapes.length >= RECTANGLES_MAX) return;
    const key = uuid();
    next.current = key;
    setShapes(added(shapes, bounds, key));
  };
  const remove = (key: string) => {
    const at = shapes.findIndex((shape) => shape.key === key);
    next.current = (shapes[at + 1] ?? shapes[at - 1])?.key ?? null;
    setShapes(shapes.filter((shape) => shape.key !== key));
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    change({ shapes: before });
  };
  const numbers = [...new Set(shapes.map(({ number }) => number))].toSorted((one, other) => one - other);
  const choices = Array.from({ length: Math.min(RECTANGLES_MAX, (numbers.at(-1) ?? 0) + 1) }, (_, index) => index + 1);
  return (
    <div className={form.form} {...keptFocus}>
      <div className={form.writing}>
        {card.cloze === undefined && <CardKind editor={editor} card={card} />}
        {occlusion.picture === '' ? (
          <CardPicture side="front" url="" onChange={(picture) => change({ picture })} onUpload={editor.hold} />
        ) : (
          <>
            <TextInput
              label={say({ id: 'flashcards.occlusion.description' })}
              description={say({ id: 'flashcards.occlusion.description.about' })}
              value={occlusion.description}
              maxLength={PICTURE_DESCRIPTION_MAX}
              required
              withAsterisk={false}
              onChange={(event) => change({ description: event.currentTarget.value })}
            />
            <div className={layout.row}>
              <Button
                data-add
                variant="default"
                before={<IconSquarePlus size={18} aria-hidden />}
                disabled={shapes.length >= RECTANGLES_MAX}
                onClick={() => add(IN_THE_MIDDLE)}
              >
                <FormattedMessage id="flashcards.occlusion.add" />
              </Button>
              <Button
                variant="subtle"
                tone="gray"
                before={<IconArrowBackUp size={18} aria-hidden />}
                disabled={past.length === 0}
                onClick={undo}
              >
                <FormattedMessage id="flashcards.occlusion.undo" />
              </Button>
            </div>
            <p className={form.how}>
              <FormattedMessage id="flashcards.occlusion.how" />
            </p>
            <OcclusionCanvas occlusion={occlusion} onShapes={setShapes} onDraw={add} onRemove={remove} onUndo={undo} />
            <ol className={classes.shapes}>
              {shapes.map((shape, index) => (
                <li key={shape.key}>
                  <TextInput
                    label={say({ id: 'flashcards.occlusion.label' }, { place: index + 1 })}
                    value={shape.label}
                    maxLength={LABEL_MAX}
                    onChange={(event) =>
                      change({ shapes: changed(shapes, shape.key, { label: event.currentTarget.value }) })
                    }
                  />
                  <NativeSelect
                    aria-label={say({ id: 'flashcards.occlusion.card' }, { place: index + 1 })}
                    value={shape.number}
                    data={choices.map((number) => ({
                      value: String(number),
                      label: say({ id: 'flashcards.cloze.number' }, { number }),
                    }))}
                    onChange={(event) =>
                      setShapes(changed(shapes, shape.key, { number: Number(event.currentTarget.value) }))
                    }
                  />
                  <ActionIcon
                    size={44}
                    variant="subtle"
                    color="gray"
                    aria-label={say({ id: 'flashcards.occlusion.remove' }, { place: index + 1 })}
                    onClick={() => remove(shape.key)}
                  >
                    <IconTrash size={20} aria-hidden />
                  </ActionIcon>
                </li>
              ))}
            </ol>
            <Switch
              size="md"
              checked={occlusion.hidesOthers}
              label={say({ id: 'flashcards.occlusion.all' })}
              description={say({
                id: occlusion.hidesOthers ? 'flashcards.occlusion.all.on' : 'flashcards.occlusion.all.off',
              })}
              onChange={(event) => change({ hidesOthers: event.currentTarget.checked })}
            />
          </>
        )}
        <LazyRichTextEditor
          key={`extra.${card.epoch}`}
          label={say({ id: 'flashcards.cloze.extra' })}
          html={draft.extra}
          tools="flashcard"
          minRows={2}
          onChange={(extra) => editor.writeCloze(card.key, { extra })}
        />
        <TagsInput
          label={say({ id: 'flashcards.cloze.tags' })}
          value={draft.tags}
          data={[...knownTags]}
          maxTags={TAGS_MAX}
          maxLength={TAG_MAX}
          splitChars={[',']}
          clearable={false}
          onChange={(tags) => editor.writeCloze(card.key, { tags: tags.map((tag) => tag.trim()).filter(Boolean) })}
        />
      </div>
      <CardsPreview card={card} count={numbers.length} empty={<FormattedMessage id="flashcards.occlusion.none" />}>
        {numbers.map((number) => (
          <PreviewedCard key={number} number={number}>
            <OccludedPicture occlusion={occlusion} asked={number} side="question" />
            <hr />
            <OccludedPicture occlusion={occlusion} asked={number} side="answer" />
            {shapes.map((shape) =>
              shape.number === number && shape.label.trim() !== '' ? <p key={shape.key}>{shape.label}</p> : null,
            )}
          </PreviewedCard>
        ))}
      </CardsPreview>
      <NoteFoot
        editor={editor}
        card={card}
        count={numbers.length}
        ready={numbers.length > 0 && occlusion.description.trim() !== ''}
      />
    </div>
  );
}
