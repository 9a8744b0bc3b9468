import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { NotificationsMenu } from '~/web/features/accounts/notifications-menu';
import { fetched } from '~/web/ui/fetched';
import { useAtRest } from '~/web/ui/use-at-rest';
import { Mark } from '~/web/core/mark';
import { useSession } from '~/web/core/session';
import { GroupChip } from './group-chip';
import { GuestBar } from './guest-bar';
import classes from './header.module.css';
import { LanguageSwitch } from '~/web/ui/language-switch';
import { HeaderNav } from './nav';
import { ProfileMenu } from './profile-menu';
import { SearchLink } from './search-link';
import { SchemeMenu } from './scheme-menu';
import { SignedOut } from './signed-out';

const MenuDrawer = fetched(async () => (await import('./menu-drawer')).MenuDrawer);

/** Where the menu's button is shown: `header.module.css`. */
const NARROW = '(max-width: 62em)';

/** Where one is, where one can go, and who one is here. A guest sees their group, how to keep results, and the way out. */
export function Header() {
  const intl = useIntl();
  const { person, group } = useSession();
  const { pathname } = useLocation();
  const [menu, { open, close }] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  const rests = useAtRest();
  useEffect(close, [pathname, close]);
  // Ahead of the first press: a phone may have no network by then.
  useEffect(() => {
    if (rests && window.matchMedia(NARROW).matches) void MenuDrawer.soon();
  }, [rests]);
  const guest = person?.guest ?? false;
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link
          to="/"
          className={classes.brand}
          data-compact={person ? true : undefined}
          aria-label={intl.formatMessage({ id: 'app.nav.home' })}
        >
          <Mark />
          <span className={classes.name}>Wardmates</span>
        </Link>
        {!guest && <HeaderNav />}
        <div className={classes.space} />
        {group && <GroupChip group={group} />}
        {guest && person ? <GuestBar name={person.name} pin={group?.pin ?? null} /> : null}
        <div className={classes.wide}>
          <LanguageSwitch />
          <SchemeMenu />
        </div>
        {person && !guest && <SearchLink />}
        {person && !guest && <NotificationsMenu personId={person.id} />}
        {person && !guest && <ProfileMenu person={person} />}
        {!person && <SignedOut wide />}
        <ActionIcon
          className={classes.narrow}
          variant="subtle"
          color="gray"
          size={48}
          onClick={() => {
            setWanted(true);
            open();
          }}
          aria-label={intl.formatMessage({ id: 'app.nav.open-menu' })}
          aria-haspopup="dialog"
        >
          <IconMenu2 aria-hidden />
        </ActionIcon>
      </div>
      {wanted && (
        <Suspense fallback={null}>
          <MenuDrawer opened={menu} onClose={close} />
        </Suspense>
      )}
    </header>
  );
}
