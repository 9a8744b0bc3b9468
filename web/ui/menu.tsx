import {
  type ButtonHTMLAttributes,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Link, type LinkProps } from 'react-router';
import classes from './menu.module.css';
import { useStable } from './use-stable';

type Target = ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }>;

interface PopupProps {
  button: Target;
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** The edge of the button that it stands at. */
  at?: 'start' | 'end';
  width: number;
  className?: string;
  children: ReactNode;
}

/** Closes the popup that it is called in, and gives the focus back to the button. */
const CloseContext = createContext(() => {});

/** What a button opens below itself: it closes with Escape, with a press elsewhere, and when the focus leaves it. */
export function Popup({
  role,
  label,
  onKeyDown,
  button,
  opened,
  onChange,
  at = 'end',
  width,
  className = '',
  children,
}: PopupProps & { role: 'menu' | 'dialog'; label?: string; onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useStable(() => {
    onChange(false);
    document.getElementById(`${id}-button`)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!opened) return;
    if (role === 'dialog') popup.current?.focus({ preventScroll: true });
    const elsewhere = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) onChange(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [opened, onChange, role]);
  return (
    <div
      ref={place}
      className={classes.place}
      onBlur={({ relatedTarget }) => {
        if (opened && relatedTarget && !place.current?.contains(relatedTarget)) onChange(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !opened) return;
        event.stopPropagation();
        close();
      }}
    >
      {cloneElement(button, {
        id: `${id}-button`,
        'aria-haspopup': role,
        'aria-expanded': opened,
        'aria-controls': opened ? id : undefined,
        onClick: () => (opened ? close() : onChange(true)),
      })}
      {opened && (
        <div
          ref={popup}
          id={id}
          role={role}
          aria-label={label}
          aria-labelledby={label ? undefined : `${id}-button`}
          className={`${classes.popup} ${className}`}
          data-at={at}
          style={{ width }}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          <CloseContext value={close}>{children}</CloseContext>
        </div>
      )}
    </div>
  );
}

/** Puts the focus on an item: the arrows go round. */
const MOVES: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowDown: (at, of) => (at + 1) % of,
  ArrowUp: (at, of) => (at - 1 + of) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};

/** A menu (ARIA authoring practices): the first item takes the focus, the arrows move it, and Tab leaves. */
export function Menu(props: PopupProps) {
  const { opened, onChange, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  useEffect(() => {
    if (opened) items()[0]?.focus({ preventScroll: true });
  }, [opened]);
  return (
    <Popup
      {...props}
      role="menu"
      onKeyDown={(event) => {
        const all = items();
        const to = MOVES[event.key]?.(all.indexOf(document.activeElement as HTMLElement), all.length);
        if (event.key === 'Tab') onChange(false);
        if (to === undefined) return;
        event.preventDefault();
        all[to]?.focus();
      }}
    >
      <div ref={list} className={classes.items} role="none">
        {children}
      </div>
    </Popup>
  );
}

interface ItemProps {
  before?: ReactNode;
  after?: ReactNode;
  className?: string;
  children: ReactNode;
}

const face = ({ before, after, children }: ItemProps) => (
  <>
    {before && <span className={classes.before}>{before}</span>}
    <span className={classes.words}>{children}</span>
    {after}
  </>
);

/** Does something, and closes the menu. */
export function MenuItem({
  checked,
  onClick,
  ...item
}: ItemProps & {
  onClick: () => void;
  /** For one of several: whether it is the chosen one. */
  checked?: boolean;
}) {
  const close = useContext(CloseContext);
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      className={`${classes.item} ${item.className ?? ''}`}
      onClick={() => {
        close();
        onClick();
      }}
    >
      {face(item)}
    </button>
  );
}

/** Goes somewhere, and closes the menu. */
export function MenuLink({ to, ...item }: ItemProps & Pick<LinkProps, 'to'>) {
  const close = useContext(CloseContext);
  return (
    <Link role="menuitem" tabIndex={-1} to={to} className={`${classes.item} ${item.className ?? ''}`} onClick={close}>
      {face(item)}
    </Link>
  );
}

export const MenuDivider = () => <div role="separator" className={classes.divider} />;
