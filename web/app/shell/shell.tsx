import { Progress } from '@mantine/core';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useGroupCall } from '../../call/call-context';
import { CallProvider } from '../../call/call-provider';
import { isFollowing, subscribeFollowing } from '../../features/audio-pairing/following';
import { Footer } from './footer';
import { Header } from './header';
import { usePageFocus } from './page-focus';
import classes from './shell.module.css';

const CallDock = lazy(async () => ({ default: (await import('../../call/call-dock')).CallDock }));
const PairingFollower = lazy(async () => ({ default: (await import('../../features/audio-pairing/pairing-follower')).PairingFollower }));

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
        <Strips />
        <main id="content" ref={main} tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
        <Footer />
        <ScrollRestoration />
      </div>
    </CallProvider>
  );
}

/** What goes on besides the page: the call of the group, the search for a partner. Fetched by those who have one. */
function Strips() {
  const inCall = (useGroupCall()?.pin ?? null) !== null;
  const following = useSyncExternalStore(subscribeFollowing, isFollowing);
  const [followed, setFollowed] = useState(following);
  if (following && !followed) setFollowed(true);
  return (
    <>
      <Suspense fallback={null}>{inCall && <CallDock />}</Suspense>
      <Suspense fallback={null}>{followed && <PairingFollower />}</Suspense>
    </>
  );
}
