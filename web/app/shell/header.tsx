import { IconMenu2 } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { NotificationsMenu } from '~/web/features/accounts/notifications-menu';
import { Mark } from '~/web/core/mark';
import { useSession } from '~/web/core/session';
import { GroupChip, useStrayedFrom } from './group-chip';
import { GuestBar } from './guest-bar';
import { IconButton } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import classes from './header.module.css';
import { LanguageSwitch } from '~/web/ui/language-switch';
import { HeaderNav } from './nav';
import { ProfileMenu } from './profile-menu';
import { SearchLink } from './search-link';
import { SchemeMenu } from './scheme-menu';
import { SignedOut } from './signed-out';

/**
 * The present place, the ways from it, and the person's menu. A guest sees their group, how to keep results, and the way out.
 * @param onMenu opens the menu of narrow screens, if the bar at the bottom does not
 */
export function Header({ onMenu }: { onMenu?: () => void }) {
  const intl = useIntl();
  const { person, group } = useSession();
  const { strayedFrom, dismiss } = useStrayedFrom();
  const guest = person?.guest ?? false;
  return (
    <header className={`no-print ${classes.header}`}>
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
        <div className={layout.grow} />
        {strayedFrom && <GroupChip group={strayedFrom} onDismiss={dismiss} />}
        {guest && person ? <GuestBar name={person.name} pin={group?.pin ?? null} /> : null}
        <div className={classes.wide}>
          <LanguageSwitch />
          <SchemeMenu />
        </div>
        {person && !guest && <SearchLink small={strayedFrom !== null} />}
        {person && !guest && <NotificationsMenu personId={person.id} />}
        {person && !guest && <ProfileMenu person={person} />}
        {!person && <SignedOut wide />}
        {onMenu && (
          <IconButton
            className={classes.narrow}
            onClick={onMenu}
            aria-label={intl.formatMessage({ id: 'app.nav.open-menu' })}
            aria-haspopup="dialog"
          >
            <IconMenu2 aria-hidden />
          </IconButton>
        )}
      </div>
    </header>
  );
}
