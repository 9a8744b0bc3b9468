import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, FormattedNumber, FormattedRelativeTime, useIntl } from 'react-intl';
import { FlagMark } from '../review/card-marks';
import texts from '~/web/ui/text.module.css';
import type { Card } from './browse-data';
import classes from './browse.module.css';
import { rangeTo, type Selection, toggle } from './selection';

/** Cards that Page up and Page down pass over. */
const FAR = 10;
const DAY = 86_400_000;

interface Props {
  cards: readonly Card[];
  /** Also of those that are not listed yet. */
  count: number;
  selection: Selection;
  onSelect: (change: (before: Selection) => Selection) => void;
  onEdit: (card: Card) => void;
  /** Everything that matches is wanted, or what is selected is to be deleted. */
  onAll: () => void;
  onDelete: () => void;
  /** The end is reached. */
  onEnd: () => void;
  /** Against which dates are counted, in milliseconds. */
  now: number;
}

/**
 * The cards as a grid of which one row has the focus: arrows move it, space selects, with shift a range, enter edits, Ctrl and A
 * select all, delete deletes.
 */
export function CardGrid({ cards, count, selection, onSelect, onEdit, onAll, onDelete, onEnd, now }: Props) {
  const { formatMessage: say } = useIntl();
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  /** The focus follows the keys, also to a row that is yet to be drawn. */
  const moved = useRef(false);
  const active = Math.min(at, cards.length - 1);
  const order = cards.map(({ id }) => id);

  useEffect(() => {
    if (!moved.current) return;
    grid.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus();
    moved.current = false;
  });

  const go = (to: number, extend: boolean) => {
    const next = Math.max(0, Math.min(to, cards.length - 1));
    if (to >= cards.length) onEnd();
    moved.current = true;
    setAt(next);
    if (extend) onSelect((before) => rangeTo(before, order, order[active]!, order[next]!));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(active + 1, event.shiftKey),
      ArrowUp: () => go(active - 1, event.shiftKey),
      PageDown: () => go(active + FAR, event.shiftKey),
      PageUp: () => go(active - FAR, event.shiftKey),
      Home: () => go(0, event.shiftKey),
      End: () => go(cards.length - 1, event.shiftKey),
      ' ': () =>
        onSelect((before) =>
          event.shiftKey ? rangeTo(before, order, order[active]!, order[active]!) : toggle(before, order[active]!),
        ),
      Enter: () => onEdit(cards[active]!),
      Delete: onDelete,
      ...(event.ctrlKey || event.metaKey ? { a: onAll } : {}),
    };
    const act = keys[event.key];
    if (!act || event.altKey) return;
    event.preventDefault();
    act();
  };

  const onClick = (event: MouseEvent, card: Card, index: number) => {
    setAt(index);
    const box = (event.target as HTMLElement).closest('[data-box]');
    if (event.shiftKey) onSelect((before) => rangeTo(before, order, order[active]!, card.id));
    else if (box || event.ctrlKey || event.metaKey) onSelect((before) => toggle(before, card.id));
    else onEdit(card);
  };

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-multiselectable
      aria-rowcount={count + 1}
      aria-label={say({ id: 'flashcards.browse.grid' })}
      aria-describedby="browse-keys"
      className={classes.grid}
      onKeyDown={onKeyDown}
    >
      <div role="row" aria-rowindex={1} className={classes.head}>
        {(['box', 'card', 'deck-name', 'due', 'interval', 'lapses'] as const).map((name) => (
          <span key={name} role="columnheader">
            <FormattedMessage id={`flashcards.browse.column.${name}`} />
          </span>
        ))}
      </div>
      {cards.map((card, index) => (
        <div
          key={card.id}
          role="row"
          tabIndex={index === active ? 0 : -1}
          aria-rowindex={index + 2}
          aria-selected={selection.chosen.has(card.id)}
          className={classes.row}
          onFocus={() => setAt(index)}
          onClick={(event) => onClick(event, card, index)}
        >
          <Cells card={card} now={now} />
        </div>
      ))}
    </div>
  );
}

function Cells({ card, now }: { card: Card; now: number }) {
  const { front, back, tags, deck_name, suspended, buried = false, flag = 0, memory } = card;
  const { formatMessage: say, formatNumber } = useIntl();
  const due = memory && Math.ceil((Date.parse(memory.due_at) - now) / DAY);
  return (
    <>
      <span role="gridcell" data-box className={classes.box}>
        <span className={classes.tick} aria-hidden />
      </span>
      <span role="gridcell" className={classes.card}>
        <span className={classes.front}>
          {flag > 0 && (
            <>
              <FlagMark flag={flag} size={16} />{' '}
              <span className={texts.unseen}>
                <FormattedMessage
                  id="flashcards.browse.card.flag"
                  values={{ colour: say({ id: `flashcards.flag.${flag}` }) }}
                />
              </span>
            </>
          )}
          {front || <FormattedMessage id="flashcards.browse.picture" />}
        </span>
        <span className={classes.back}>{back}</span>
        {tags.length > 0 && <span className={classes.tags}>{tags.join(', ')}</span>}
      </span>
      <span role="gridcell" className={classes.deck}>
        {deck_name}
      </span>
      <span
        role="gridcell"
        className={classes.due}
        data-due={(!suspended && !buried && due !== null && due <= 0) || undefined}
      >
        {suspended ? (
          <FormattedMessage id="flashcards.browse.card.suspended" />
        ) : buried ? (
          <FormattedMessage id="flashcards.browse.card.buried" />
        ) : due === null ? (
          <FormattedMessage id="flashcards.browse.card.new" />
        ) : due <= 0 ? (
          <FormattedMessage id="flashcards.browse.card.due" />
        ) : (
          <FormattedRelativeTime value={due} unit="day" numeric="auto" />
        )}
      </span>
      <Figure name="interval">
        {memory &&
          formatNumber(Math.max(1, Math.round(memory.interval)), { style: 'unit', unit: 'day', unitDisplay: 'short' })}
      </Figure>
      <Figure name="lapses">{memory && <FormattedNumber value={memory.lapses} />}</Figure>
    </>
  );
}

/** Named beside it if there is no room for the heads of columns. */
const Figure = ({ name, children }: { name: 'interval' | 'lapses'; children: ReactNode }) => (
  <span role="gridcell" className={classes.figure} data-none={children === null || undefined}>
    <span className={classes.name}>
      <FormattedMessage id={`flashcards.browse.column.${name}`} />
    </span>
    {children ?? '–'}
  </span>
);
