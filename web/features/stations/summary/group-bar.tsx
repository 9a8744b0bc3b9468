import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { groupStatus, lobbyPage } from '~/domain/group-practice/contract';
import { formatPin } from '~/domain/group-practice/pin';
import { useSession } from '~/web/core/session';
import { ConnectionMark } from '~/web/live/connection-mark';
import { useLive } from '~/web/live/use-live';
import { HostKnocks } from '../group/host-knocks';
import { fromSummary } from '../group/destination';
import { NextStation } from './next-station';
import classes from './summary.module.css';
import type { SummaryData } from '~/domain/stations/summary-contract';

interface Props {
  group: NonNullable<SummaryData['group']>;
  quizlogId: number;
  style: number;
  slug: string;
}

/** What the group does next: the host picks another station, everybody else can go back to the lobby, and all follow. */
export function GroupBar({ group, quizlogId, style, slug }: Props) {
  const { pin } = group;
  const navigate = useNavigate();
  const me = useSession().person?.id;
  const { snapshot: status, connection, error } = useLive(groupStatus, pin);
  const [choosing, { open, close }] = useDisclosure(false);
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
      <div className={`no-print ${classes.bar}`} role="status">
        <Text>
          <FormattedMessage id={error ? 'stations.group.lost' : 'stations.group.ended'} />
        </Text>
      </div>
    );
  }
  return (
    <>
      <HostKnocks pin={pin} />
      <section className={`no-print ${classes.bar}`} aria-labelledby="group">
        <div>
          <Text fw={650} id="group">
            <FormattedMessage id="stations.summary.group" values={{ pin: formatPin(pin) }} />
          </Text>
          <ConnectionMark state={connection} every={groupStatus.poll.every / 1000} />
        </div>
        <Group gap="sm">
          <Button variant={isHost ? 'default' : 'filled'} component={Link} to={href(lobbyPage, { pin })}>
            <FormattedMessage id="stations.summary.lobby" />
          </Button>
          {isHost && (
            <Button onClick={open}>
              <FormattedMessage id="stations.summary.next" />
            </Button>
          )}
        </Group>
        <NextStation opened={choosing} onClose={close} pin={pin} style={style} slug={slug} />
      </section>
    </>
  );
}
