import { whileWanted } from '../core/loading/wanted';
import { cloneElement, useEffect, useRef, useState, type ComponentType, type ReactElement, type Ref } from 'react';

interface ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
}

/** What a menu is given: the button that it belongs to. */
export interface MenuProps {
  button: ReactElement<ButtonProps>;
}

interface Props<M extends MenuProps> {
  button: ReactElement<ButtonProps>;
  /** Fetches what the button opens. */
  load: () => Promise<ComponentType<M>>;
  /** What that needs besides. */
  given: Omit<M, keyof MenuProps>;
  opens?: 'menu' | 'dialog';
}

/**
 * A button whose menu is fetched when somebody comes near it, and takes its place, open, once it is pressed: most who
 * read a page open none of the menus around it.
 */
export function OnDemand<M extends MenuProps>({ button, load, given, opens = 'menu' }: Props<M>) {
  const [Loaded, setLoaded] = useState<ComponentType<M> | null>(null);
  if (Loaded) return <Loaded {...({ ...given, button } as M)} />;
  // Nothing is lost when it cannot be fetched: the next press tries again.
  const near = () => void load().catch(() => null);
  const press = () =>
    void whileWanted(load()).then(
      (component) => setLoaded(() => component),
      () => null,
    );
  return cloneElement(button, {
    onClick: press,
    onPointerEnter: near,
    onFocus: near,
    'aria-haspopup': opens,
    'aria-expanded': false,
  });
}

/** For a menu that has taken the place of a pressed button: the focus is on the button that stands there now, and the menu opens. */
export function usePressed(button: ReactElement<ButtonProps>) {
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return { opened, setOpened, target: cloneElement(button, { ref: target }) };
}
