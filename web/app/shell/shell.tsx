import { useHotkeys } from '@mantine/hooks';
import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { pinOf } from '~/web/call/group-address';
import { useStanding } from '~/web/features/accounts/consent/standing';
import { isFollowing, subscribeFollowing } from '~/web/parts/audio-pairing/following';
import { words as cardWords } from '~/web/features/flashcards/words';
import { lazily } from '~/web/ui/fetched';
import { hasAnswersHere, peopleHere, personHere } from '~/web/core/device';
import { isEntered } from '~/web/core/enter';
import { unsentOf } from '~/web/core/stores/unsent';
import type { PageHandle } from '~/web/core/room';
import { isConfirmationWanted, subscribeConfirmation } from '~/web/live/confirmation';
import { withWords } from '~/web/messages/words';
import { OnceWanted } from '~/web/ui/once-wanted';
import { useAtRest } from '~/web/ui/use-at-rest';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { LoadingNotice } from './loading-notice';
import { usePageFocus } from './page-focus';
import { Promotion } from './promotion';
import { SubmitsWaiting } from './submits-waiting';
import { useMenu } from './use-menu';
import { useRoleNews } from './use-role-news';
import { useSession } from '~/web/core/session';
import classes from './shell.module.css';

/** What stands around the page comes by itself. */
const UNASKED = { unasked: true } as const;

const CallStrip = lazily(async () => (await import('~/web/call/call-strip')).CallStrip, UNASKED);
const PairingFollower = lazily(
  async () => (await import('~/web/features/audio-pairing/pairing-follower')).PairingFollower,
  UNASKED,
);

const ConfirmationDialog = lazily(
  withWords(
    'account',
    async () => (await import('~/web/features/accounts/security/confirmation-dialog')).ConfirmationDialog,
  ),
);

const CardsKeeper = lazily(
  withWords(cardWords, async () => (await import('~/web/features/flashcards/away/cards-keeper')).CardsKeeper),
  UNASKED,
);

const RolesOffStrip = lazily(
  withWords('account', async () => (await import('~/web/features/accounts/security/roles-off-strip')).RolesOffStrip),
  UNASKED,
);

const Palette = lazily(async () => (await import('./palette')).Palette);

const StandingPage = lazily(
  withWords('account', async () => (await import('~/web/features/accounts/consent/standing-page')).StandingPage),
);

/** What stands around every page. It is not printed. */
export function Shell() {
  const main = usePageFocus();
  useRoleNews();
  const { person, kept = false, roles_off: rolesOff = [] } = useSession();
  const rests = useAtRest();
  const standing = useStanding();
  const navigating = useNavigation().state !== 'idle';
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const working = handles.some((handle) => handle?.work);
  const withBar = !working && !person?.guest && !handles.some((handle) => handle?.ownBar);
  const menu = useMenu();
  return (
    <div className={classes.shell}>
      <a className={`no-print ${classes.skip}`} href="#content">
        <FormattedMessage id="app.skip" />
      </a>
      {navigating && <div className={`no-print ${classes.progress}`} aria-hidden />}
      <Header onMenu={withBar ? undefined : menu.open} />
      <LoadingNotice />
      <OnceWanted wanted={rests || kept}>
        <Offline working={working} />
      </OnceWanted>
      {person && <SubmitsWaiting key={person.id} personId={person.id} />}
      {person && <Cards key={`cards ${person.id}`} personId={person.id} />}
      <Sealed />
      <Strips />
      <OnceWanted wanted={rolesOff.length > 0}>{rolesOff.length > 0 && <RolesOffStrip />}</OnceWanted>
      <Confirmation />
      <main id="content" ref={main} tabIndex={-1} className={classes.main}>
        {standing ? <StandingPage standing={standing} /> : <Outlet />}
      </main>
      {!working && <Promotion />}
      <Footer />
      {withBar && <BottomBar onMore={menu.open} />}
      {menu.drawer}
      {!person?.guest && <PaletteKey />}
      <ScrollRestoration />
    </div>
  );
}

const Offline = lazily(async () => (await import('./offline')).Offline, UNASKED);

/** Ctrl+K opens the palette, which is fetched with the first press. */
function PaletteKey() {
  const [wanted, setWanted] = useState(false);
  useHotkeys([['mod+K', () => setWanted(true)]], [], true);
  return (
    <OnceWanted wanted={wanted}>
      <Palette />
    </OnceWanted>
  );
}

/** Opened by a request that is refused until the person has proved who they are. Fetched when it is first wanted. */
function Confirmation() {
  const wanted = useSyncExternalStore(subscribeConfirmation, isConfirmationWanted);
  return (
    <OnceWanted wanted={wanted}>
      <ConfirmationDialog opened={wanted} />
    </OnceWanted>
  );
}

/** Keeps cards on the device of who reviews them, and sends answers that wait. Fetched by those who have any. */
function Cards({ personId }: { personId: number }) {
  const { pathname } = useLocation();
  const wanted = pathname.startsWith('/flashcards/') || peopleHere().includes(personId) || hasAnswersHere(personId);
  return (
    <OnceWanted wanted={wanted}>
      <CardsKeeper />
    </OnceWanted>
  );
}

const UnsentHere = lazily(async () => (await import('./unsent-here')).UnsentHere, UNASKED);

/** Work that waits on this device for somebody whose session has ended, or who has just signed in again. */
function Sealed() {
  const { person } = useSession();
  const owner = person?.id ?? personHere();
  const told = person === null || isEntered(person.id);
  return (
    <OnceWanted wanted={told && owner !== null && unsentOf(owner).length > 0}>
      {owner !== null && <UnsentHere key={`${owner} ${person === null}`} personId={owner} ended={person === null} />}
    </OnceWanted>
  );
}

/** What goes on besides the page: the call of the group, the search for a partner. Fetched by those who have one; from then on they go along. */
function Strips() {
  const inGroup = pinOf(useLocation()) !== null;
  const following = useSyncExternalStore(subscribeFollowing, isFollowing);
  return (
    <>
      <OnceWanted wanted={inGroup}>
        <CallStrip />
      </OnceWanted>
      <OnceWanted wanted={following}>
        <PairingFollower />
      </OnceWanted>
    </>
  );
}
