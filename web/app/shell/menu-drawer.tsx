import { FormattedMessage } from 'react-intl';
import { useSession } from '~/web/core/session';
import { DrawerNav } from './drawer-nav';
import classes from './header.module.css';
import { Drawer } from '~/web/ui/drawer';
import { LanguageSwitch } from '~/web/ui/language-switch';
import { SchemeSwitch } from './scheme-switch';
import { SignedOut } from './signed-out';

/** Narrow screens: all that stands in a row on wide ones. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { person } = useSession();
  return (
    <Drawer onClose={onClose} from="right" title={<FormattedMessage id="app.nav.menu" />}>
      <div className={classes.drawer}>
        {!person?.guest && <DrawerNav />}
        {!person && <SignedOut />}
        <LanguageSwitch labelled />
        <SchemeSwitch />
      </div>
    </Drawer>
  );
}
