import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { fetched } from '~/web/ui/fetched';
import { useAtRest } from '~/web/ui/use-at-rest';

const MenuDrawer = fetched(async () => (await import('./menu-drawer')).MenuDrawer);

/** Where the menu is opened from a button: `header.module.css` and `bottom-bar.module.css`. */
const NARROW = '(max-width: 72em)';

/** The menu of narrow screens, which is fetched ahead of the first press: a phone may have no network by then. */
export function useMenu(): { open: () => void; drawer: ReactNode } {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  const rests = useAtRest();
  useEffect(close, [pathname, close]);
  useEffect(() => {
    if (rests && window.matchMedia(NARROW).matches) void MenuDrawer.soon();
  }, [rests]);
  return {
    open: () => setOpened(true),
    drawer: opened && (
      <Suspense fallback={null}>
        <MenuDrawer onClose={close} />
      </Suspense>
    ),
  };
}
