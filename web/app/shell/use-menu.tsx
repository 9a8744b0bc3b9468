import { useDisclosure } from '@mantine/hooks';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { fetched } from '~/web/ui/fetched';
import { useAtRest } from '~/web/ui/use-at-rest';

const MenuDrawer = fetched(async () => (await import('./menu-drawer')).MenuDrawer);

/** Where the menu is opened from a button: `header.module.css` and `bottom-bar.module.css`. */
const NARROW = '(max-width: 72em)';

/** The menu of narrow screens, which is fetched ahead of the first press: a phone may have no network by then. */
export function useMenu(): { open: () => void; drawer: ReactNode } {
  const { pathname } = useLocation();
  const [opened, { open, close }] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  const rests = useAtRest();
  useEffect(close, [pathname, close]);
  useEffect(() => {
    if (rests && window.matchMedia(NARROW).matches) void MenuDrawer.soon();
  }, [rests]);
  return {
    open: () => {
      setWanted(true);
      open();
    },
    drawer: wanted && (
      <Suspense fallback={null}>
        <MenuDrawer opened={opened} onClose={close} />
      </Suspense>
    ),
  };
}
