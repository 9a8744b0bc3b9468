import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { audioPairingPage, POLL_EVERY } from '~/domain/audio-pairing/contract';
import { STATION_BASES, type StationBase } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { lobbyBase } from './address';
import { Afterwards } from './afterwards';
import { Idle } from './idle';
import { Matched } from './matched';
import classes from './pairing.module.css';
import { Searching } from './searching';
import { useMatch } from './use-match';
import { useToRate } from './use-to-rate';

/** `/:base/audio-pairing/`: one press, and a partner (spec 3 §2, §4). */
export function PairingPage() {
  const base = lobbyBase(useLocation().pathname) ?? STATION_BASES[0];
  const { person } = useSession();
  if (!person || person.guest) return <Idle base={base} me={null} />;
  return <Lobby key={person.id} base={base} me={person.id} />;
}

function Lobby({ base, me }: { base: StationBase; me: number }) {
  const intl = useIntl();
  // Read afresh each time: where one is in the queue changes by the second.
  const page = usePage(audioPairingPage, { params: { base } }, { gcTime: 0 });
  const { match, connection, error } = useMatch(me, { initial: page.data?.match, enabled: page.data !== undefined });
  const { pairing, putAway } = useToRate(match);
  const problem = error ?? page.error;
  if (problem) return <ProblemNotice error={problem} onRetry={page.refetch} />;
  if (!page.data || !match) return <SkeletonList rows={2} height={220} gap={16} />;

  const mark = <ConnectionMark state={connection} every={POLL_EVERY / 1_000} />;
  if (match.state === 'matched')
    return <Matched key={match.pairing_id} base={base} me={me} match={match} mark={mark} />;
  if (match.state === 'searching')
    return (
      <div className={classes.page}>
        <PageHeader title={intl.formatMessage({ id: 'audio-pairing.searching.title' })} actions={mark} />
        <Searching base={base} me={me} match={match} />
      </div>
    );
  return (
    <>
      {pairing && <Afterwards key={pairing.pairing_id} me={me} base={base} pairing={pairing} inPage onDone={putAway} />}
      <Idle
        base={base}
        me={me}
        match={match}
        reliability={page.data.reliability}
        blocked={page.data.blocked}
        onUnblocked={() => void page.refetch()}
      />
    </>
  );
}
