import { Button, Kbd, Text } from '@mantine/core';
import { IconCards, IconPlus, IconRestore } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { CARDS_MAX } from '~/domain/flashcards/decks/contract';
import { SortableList } from '~/web/drafts/editor/sortable-list';
import { useAnnounce } from '~/web/ui/announcer';
import { EmptyState } from '~/web/ui/empty-state';
import { Section } from '~/web/ui/section-heading';
import { SUPPORTER_ADDRESS } from '~/web/ui/supporter-address';
import { type BackTools, CardRow } from './card-row';
import { isFull, visible } from './deck-state';
import lists from '~/web/ui/list.module.css';
import classes from './editor.module.css';
import { useAddKey } from './use-add-key';
import type { DeckEditor } from './use-deck-editor';

interface Props {
  editor: DeckEditor;
  owned: boolean;
  backTools?: BackTools;
}

/** The cards in their order, moved by dragging, by keyboard, or one up and one down (spec 2 §4). */
export function CardList({ editor, owned, backTools }: Props) {
  const intl = useIntl();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ key: string; by: -1 | 1 } | null>(null);
  const { state, move } = editor;
  const cards = visible(state);
  const full = isFull(state);
  const gone = state.cards.filter(({ deleted, id }) => deleted && id.startsWith('e'));
  const tags = useMemo(() => [...new Set(state.cards.flatMap((card) => card.tags))].sort(), [state.cards]);
  useAddKey(editor.add, !full);

  // A button that moves with its row loses the focus on the way; at either end it is the other one's turn.
  useEffect(() => {
    const { key, by } = pressed.current ?? {};
    pressed.current = null;
    if (key === undefined || by === undefined) return;
    const button = (to: number) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-card="${key}"] [data-by="${to}"]:not(:disabled)`);
    (button(by) ?? button(-by))?.focus();
  }, [state.cards]);
  const step = (key: string, from: number, by: -1 | 1) => {
    pressed.current = { key, by };
    move(from, from + by);
    announce(
      intl.formatMessage({ id: 'flashcards.decks.order.moved' }, { number: from + by + 1, total: cards.length }),
    );
  };

  return (
    <Section
      id="cards-heading"
      title={<FormattedMessage id="flashcards.decks.cards" values={{ count: cards.length }} />}
      className={classes.cards}
    >
      {cards.length === 0 ? (
        <EmptyState icon={<IconCards />} title={<FormattedMessage id="flashcards.decks.empty" />}>
          <FormattedMessage id="flashcards.decks.empty.body" />
        </EmptyState>
      ) : (
        <SortableList words="flashcards.decks.order" keys={cards.map(({ key }) => key)} onMove={move}>
          <ol ref={list} className={lists.ofWideCards}>
            {cards.map((card, index) => (
              <CardRow
                key={card.key}
                editor={editor}
                card={card}
                index={index}
                count={cards.length}
                knownTags={tags}
                onStep={(by) => step(card.key, index, by)}
                backTools={backTools}
              />
            ))}
          </ol>
        </SortableList>
      )}
      {gone.length > 0 && (
        <div className={classes.gone} role="status">
          <Text size="sm">
            <FormattedMessage id="flashcards.decks.deleted" values={{ count: gone.length }} />
          </Text>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconRestore size={18} aria-hidden />}
            onClick={() => gone.forEach(({ key }) => editor.restore(key))}
          >
            <FormattedMessage id="flashcards.decks.restore" values={{ count: gone.length }} />
          </Button>
        </div>
      )}
      {full ? (
        <FullDeck most={state.cardsMax} owned={owned} />
      ) : (
        <Button
          className={classes.add}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          rightSection={
            <Kbd className={classes.key} aria-hidden>
              N
            </Kbd>
          }
          aria-keyshortcuts="n"
          onClick={editor.add}
        >
          <FormattedMessage id="flashcards.decks.add" />
        </Button>
      )}
    </Section>
  );
}

/** In the place of the button: if there is room for more (spec 2 §6). */
function FullDeck({ most, owned }: { most: number; owned: boolean }) {
  const supporters = owned && most <= CARDS_MAX;
  return (
    <div className={classes.full}>
      <Text>
        <FormattedMessage
          id={supporters ? 'flashcards.decks.full.supporter' : 'flashcards.decks.full'}
          values={{ max: most }}
        />
      </Text>
      {supporters && (
        <Button component={Link} to={SUPPORTER_ADDRESS}>
          <FormattedMessage id="flashcards.decks.full.become" />
        </Button>
      )}
    </div>
  );
}
