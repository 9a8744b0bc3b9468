import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import {
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent as KeyPress,
  type Ref,
} from 'react';
import { useStable } from '~/web/ui/use-stable';
import classes from './tool-row.module.css';

export interface ToolItem {
  id: string;
  name: string;
  /** What is seen: an icon, or words that are shorter than the name. */
  Icon?: ComponentType<{ size: number; 'aria-hidden': true }>;
  words?: string;
  /** Of a marker. */
  colour?: string;
  /** Keys that do the same, as they are read. */
  shortcut?: string;
  /** Null for a tool that is not on or off. */
  on?: boolean | null;
  idle?: boolean;
  run: () => void;
}

interface Props {
  name: string;
  groups: readonly (readonly ToolItem[])[];
  /** The id of what the tools work on. */
  controls: string;
  /** Back to the text. */
  onEscape: () => void;
  /** Alt+F10: on to the next row of tools. */
  onNext: () => void;
  /** The name of a button by which a phone shows all tools; without it they wrap. */
  more?: string;
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

const MORE = 'more';
/** Tools that a phone has beside the button for more, or in its place. */
export const FEW = 7;

const buttonsOf = (row: HTMLElement): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>('button')].filter((button) => getComputedStyle(button).display !== 'none');

/** Puts the focus into a row of tools, to the tool where it was last. */
export const focusRow = (row: HTMLElement | null): void =>
  row?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();

/** Where a key takes the focus within a row; null for a key that does not. */
function target(key: string, here: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (here + 1) % count;
    case 'ArrowLeft':
      return (here - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** A row of tools, one stop for Tab; arrows, Home and End go from tool to tool. */
export function ToolRow({ name, groups, controls, onEscape, onNext, more, ref, className = '' }: Props) {
  const items = groups.flat();
  const [chosen, setChosen] = useState<string | null>(null);
  const [all, showAll] = useState(false);
  const folds = more !== undefined && items.length > FEW;
  const stop = (folds && chosen === MORE) || items.some(({ id }) => id === chosen) ? chosen : items[0]?.id;

  const press = (event: KeyPress<HTMLDivElement>) => {
    const buttons = buttonsOf(event.currentTarget);
    const to = target(event.key, buttons.indexOf(document.activeElement as HTMLElement), buttons.length);
    if (to !== null) buttons[to]!.focus();
    else if (event.key === 'F10' && event.altKey) onNext();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const id = useId();
  const escape = useEffectEvent((event: Event) => {
    if (
      !(event instanceof KeyboardEvent) ||
      event.key !== 'Escape' ||
      !document.getElementById(id)?.contains(document.activeElement)
    )
      return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    // Before the tooltip of the tool hears of it, which would keep the key for itself.
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  }, []);
  const focused = (event: FocusEvent) => setChosen((event.target as HTMLElement).dataset.tool ?? null);

  const run = useStable((tool: string) => items.find((item) => item.id === tool)?.run());

  return (
    <div
      id={id}
      ref={ref}
      className={`${classes.row} ${className}`}
      role="toolbar"
      aria-label={name}
      aria-orientation="horizontal"
      data-phone={more !== undefined || undefined}
      data-folded={(folds && !all) || undefined}
      onKeyDown={press}
      onFocus={focused}
    >
      {groups.map((group) => (
        <span key={group[0]?.id} className={classes.group}>
          {group.map(({ run: _, ...item }) => (
            <ToolButton key={item.id} {...item} controls={controls} stop={item.id === stop} onRun={run} />
          ))}
        </span>
      ))}
      {folds && (
        <UnstyledButton
          className={`${classes.tool} ${classes.more}`}
          data-tool={MORE}
          aria-label={more}
          aria-expanded={all}
          tabIndex={stop === MORE ? 0 : -1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => showAll(!all)}
        >
          <IconDots size={20} aria-hidden />
        </UnstyledButton>
      )}
    </div>
  );
}

interface ButtonProps extends Omit<ToolItem, 'run'> {
  controls: string;
  /** Whether this is where Tab stops in the row. */
  stop: boolean;
  onRun: (tool: string) => void;
}

/** Rendered when the tool looks different and not with every key that is typed: a row has twenty, each with its tooltip. */
const ToolButton = memo(function ToolButton({
  id,
  name: label,
  Icon,
  words,
  colour,
  shortcut,
  on = null,
  idle = false,
  controls,
  stop,
  onRun,
}: ButtonProps) {
  return (
    <Tooltip
      label={shortcut ? `${label} (${shortcut})` : label}
      openDelay={400}
      events={{ hover: true, focus: true, touch: false }}
      disabled={words === label && !shortcut}
    >
      <UnstyledButton
        className={classes.tool}
        data-tool={id}
        data-words={words !== undefined || undefined}
        aria-label={words === label ? undefined : label}
        aria-pressed={on ?? undefined}
        aria-disabled={idle || undefined}
        aria-controls={controls}
        tabIndex={stop ? 0 : -1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!idle) onRun(id);
        }}
      >
        {Icon && <Icon size={20} aria-hidden />}
        {words}
        {colour && <span className={classes.colour} data-colour={colour} aria-hidden />}
      </UnstyledButton>
    </Tooltip>
  );
});
