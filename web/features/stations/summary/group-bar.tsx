import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { groupStatus, lobbyPage } from '~/domain/group-practice/contract';
import { formatPin } from '~/domain/group-practice/pin';
import { stationList } from '~/domain/stations/contract';
import { baseOf } from '~/domain/stations/styles';
import type { SummaryData } from '~/domain/stations/summary-contract';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { useLive } from '~/web/live/use-live';
import { Button, LinkButton } from '~/web/ui/button';
import { fetched } from '~/web/ui/fetched';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import { HostKnocks } from '../group/host-knocks';
import { fromSummary } from '../group/destination';
import { suggestNext, useNextStation } from './use-next-station';
import classes from './summary.module.css';

const NextStation = fetched(async () => (await import('./next-station')).NextStation);

interface Props {
  group: NonNullable<SummaryData['group']>;
  quizlogId: number;
  style: number;
  slug: string;
}

/** What the group does next: the host takes it to another station, everybody else can go back to the lobby, and all follow. */
export function GroupBar({ group, quizlogId, style, slug }: Props) {
  const { pin } = group;
  const navigate = useNavigate();
  const me = useSession().person?.id;
  const { snapshot: status, connection, error } = useLive(groupStatus, pin);
  const [round, setRound] = useState<number | null>(null);
  if (status && round === null && status.quizlog_id === quizlogId) setRound(status.round);
  const isHost = status ? status.host_id === me : group.is_host;

  const next = status && !error && !status.circuit_run ? fromSummary(status, { pin, round }) : null;
  useEffect(() => {
    if (next) void navigate(next);
  }, [next, navigate]);

  if (status?.circuit_run) return null;
  if (error || status?.state === 'ended') {
    return (
      <p className={`no-print ${classes.bar}`} role="status">
        <FormattedMessage id={error ? 'stations.group.lost' : 'stations.group.ended'} />
      </p>
    );
  }
  const lobby = (
    <LinkButton variant="default" to={href(lobbyPage, { pin })}>
      <FormattedMessage id="stations.summary.lobby" />
    </LinkButton>
  );
  const mark = (
    <div className={classes.barFoot}>
      <FormattedMessage id="stations.summary.group" values={{ pin: formatPin(pin) }} />
      <ConnectionMark state={connection} every={groupStatus.poll.every / 1000} />
    </div>
  );
  return (
    <>
      <HostKnocks pin={pin} />
      {isHost ? (
        <HostsNext pin={pin} style={style} slug={slug} lobby={lobby} mark={mark} />
      ) : (
        <section className={`no-print ${classes.bar}`} aria-labelledby="group">
          <div className={layout.basis260}>
            <p className={classes.barTitle} id="group">
              <FormattedMessage id="stations.summary.host-chooses" />
            </p>
            {mark}
          </div>
          {lobby}
        </section>
      )}
    </>
  );
}

/** For the host: the station that suggests itself, with one press, or another. */
function HostsNext({
  pin,
  style,
  slug,
  lobby,
  mark,
}: Pick<Props, 'style' | 'slug'> & { pin: string; lobby: ReactNode; mark: ReactNode }) {
  const [choosing, setChoosing] = useState(false);
  const go = useNextStation(pin);
  const { data: list } = usePage(stationList, { params: { base: baseOf(style) }, query: {} });
  const suggested = list && suggestNext(list.items, slug);
  return (
    <section className={`no-print ${classes.bar}`} aria-labelledby="group">
      <div className={layout.basis260}>
        <p className={classes.barTitle} id="group">
          {suggested ? (
            <FormattedMessage id="stations.summary.next-is" values={{ station: suggested.name }} />
          ) : (
            <FormattedMessage id="stations.next.title" />
          )}
        </p>
        {mark}
      </div>
      <div className={`${layout.acts} ${classes.nexts}`}>
        {suggested && (
          <Button
            after={<IconArrowRight size={18} aria-hidden />}
            loading={go.isPending}
            onClick={() => go.mutate({ slug: suggested.slug })}
          >
            <FormattedMessage id="stations.summary.go-next" />
          </Button>
        )}
        <Button variant={suggested ? 'default' : 'filled'} onClick={() => setChoosing(true)}>
          <FormattedMessage id="stations.summary.next" />
        </Button>
        {lobby}
      </div>
      {go.error && !choosing && <ProblemNotice error={go.error} />}
      {choosing && (
        <Suspense fallback={null}>
          <NextStation onClose={() => setChoosing(false)} style={style} slug={slug} go={go} />
        </Suspense>
      )}
    </section>
  );
}
