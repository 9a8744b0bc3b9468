import { Button } from '@mantine/core';
import { IconArrowRight, IconHeadset } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import type { MatchSnapshot } from '~/domain/audio-pairing/contract';
import { baseOf, STATION_BASES } from '~/domain/stations/styles';
import { pinOf } from '~/web/call/group-address';
import { TO_TALK } from '~/web/call/talk';
import { useSession } from '~/web/core/session';
import { WithMantine } from '~/web/ui/mantine';
import { lobbyBase, pairingAddress } from './address';
import { Afterwards } from './afterwards';
import { isFollowing, subscribeFollowing } from '~/web/parts/audio-pairing/following';
import classes from './pairing-follower.module.css';
import { useCue } from './use-cue';
import { useMatch } from './use-match';
import { useServerNow } from './use-ticking';
import { useToRate } from './use-to-rate';

/** Follows a person's pairing on every page but its lobby: the search goes on, a match shows a notice, and if the partner leaves, the person returns to the search. */
export function PairingFollower() {
  const { person } = useSession();
  return person && !person.guest ? (
    <WithMantine>
      <Following key={person.id} me={person.id} />
    </WithMantine>
  ) : null;
}

function Following({ me }: { me: number }) {
  const following = useSyncExternalStore(subscribeFollowing, isFollowing);
  const { match } = useMatch(me, { enabled: following });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const base = match?.preferences?.style ? baseOf(match.preferences.style) : STATION_BASES[0];
  const { pairing, putAway } = useToRate(match);

  // In the room when the partner went: back to the search, which has begun again.
  const room = useRef<string | null>(null);
  const backInQueue = match?.state === 'searching' && match.notice !== null;
  useEffect(() => {
    if (match?.state === 'matched') room.current = match.url;
    if (!backInQueue || room.current === null) return;
    const wasThere = pinOf({ pathname, search }) === pinOf({ pathname: room.current, search: '' });
    room.current = null;
    if (wasThere) void navigate(pairingAddress(base));
  }, [match, backInQueue, pathname, search, base, navigate]);

  if (lobbyBase(pathname) || !match) return null;
  if (match.state === 'matched')
    return pathname === match.url ? (
      <InRoom match={match} />
    ) : match.come_by === null ? null : (
      <Found key={match.pairing_id} match={match} />
    );
  if (match.state === 'searching') return <StillSearching to={pairingAddress(base)} />;
  return pairing && <Afterwards key={pairing.pairing_id} me={me} base={base} pairing={pairing} onDone={putAway} />;
}

function Strip({ children }: { children: React.ReactNode }) {
  return (
    <div className={`no-print ${classes.strip}`} role="status">
      <div className={classes.row}>
        <IconHeadset size={20} aria-hidden />
        {children}
      </div>
    </div>
  );
}

function InRoom({ match }: { match: MatchSnapshot }) {
  if (match.partner_came) return null;
  return (
    <Strip>
      <p>
        <FormattedMessage id="audio-pairing.room.waiting" values={{ name: match.partner_name }} />
      </p>
    </Strip>
  );
}

function Found({ match }: { match: MatchSnapshot }) {
  useCue(match);
  const now = useServerNow(match.server_time);
  const left = Math.max(0, Math.ceil(((match.come_by ?? now) - now) / 1_000));
  return (
    <Strip>
      <p>
        <FormattedMessage id="audio-pairing.found" values={{ name: match.partner_name, seconds: left }} />
      </p>
      <Button
        component={Link}
        to={match.url}
        state={TO_TALK}
        h={44}
        rightSection={<IconArrowRight size={18} aria-hidden />}
      >
        <FormattedMessage id="audio-pairing.matched.go" />
      </Button>
    </Strip>
  );
}

function StillSearching({ to }: { to: string }) {
  return (
    <Strip>
      <p>
        <FormattedMessage id="audio-pairing.still-searching" />
      </p>
      <Button component={Link} to={to} variant="default" h={44}>
        <FormattedMessage id="audio-pairing.to-search" />
      </Button>
    </Strip>
  );
}
