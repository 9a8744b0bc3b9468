import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '~/web/core/session';
import { DrawerNav } from './drawer-nav';
import classes from './header.module.css';
import { LanguageSwitch } from '~/web/ui/language-switch';
import { SchemeSwitch } from './scheme-switch';
import { SignedOut } from './signed-out';

/** Narrow screens: all that stands in a row on wide ones. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { person } = useSession();
  // Fetched with the first press: it comes in like it does later.
  const [there, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <Drawer
      opened={opened && there}
      onClose={onClose}
      position="right"
      size={320}
      title={<FormattedMessage id="app.nav.menu" />}
    >
      <div className={classes.drawer}>
        {!person?.guest && <DrawerNav />}
        {!person && <SignedOut />}
        <LanguageSwitch labelled />
        <SchemeSwitch />
      </div>
    </Drawer>
  );
}
