import { Progress } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { CallDock } from '../../call/call-dock';
import { CallProvider } from '../../call/call-provider';
import { PairingFollower } from '../../features/audio-pairing/pairing-follower';
import { Footer } from './footer';
import { Header } from './header';
import { usePageFocus } from './page-focus';
import classes from './shell.module.css';

/** What stands around every page. It is not printed. */
export function Shell() {
  const main = usePageFocus();
  const navigating = useNavigation().state !== 'idle';
  return (
    <CallProvider>
      <div className={classes.shell}>
        <a className={classes.skip} href="#content">
          <FormattedMessage id="app.skip" />
        </a>
        {navigating && <Progress className={classes.progress} value={100} animated size={3} radius={0} aria-hidden />}
        <Header />
        <CallDock />
        <PairingFollower />
        <main id="content" ref={main} tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
        <Footer />
        <ScrollRestoration />
      </div>
    </CallProvider>
  );
}
