import { Button, Paper, Text } from '@mantine/core';
import { IconArrowRight, IconDoorExit, IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import { POLL_EVERY } from '~/domain/group-practice/contract';
import { ConnectionMark } from '~/web/live/connection-mark';
import type { Connection } from '~/web/live/live-hub';
import { ChatLink } from '~/web/ui/chat-link';
import { InviteCard } from '~/web/parts/group-practice/invite-card';
import { KnockList } from '~/web/parts/group-practice/knock-list';
import { PageHeader } from '~/web/ui/page-header';
import { PulsingDots } from '~/web/ui/pulsing-dots';
import { LeaveDialog } from '~/web/parts/circuit-runs/leave-dialog';
import { useRunActs } from '~/web/parts/circuit-runs/use-run';
import { useRunNews } from '~/web/parts/circuit-runs/use-run-news';
import { People } from './people';
import { Plan } from './plan';
import layout from '~/web/ui/layout.module.css';
import classes from './run-page.module.css';

interface Props {
  run: RunSnapshot;
  me: number;
  isHost: boolean;
  connection: Connection;
  chatLink: string;
  invitation: string;
}

/** Before the first round: people arrive, and the plan is made anew with each of them. */
export function Lobby({ run, me, isHost, connection, chatLink, invitation }: Props) {
  const { formatMessage: say } = useIntl();
  const { begin } = useRunActs(run.pin);
  const news = useRunNews(run, me);
  const [asking, setAsking] = useState<'leave' | 'end' | null>(null);
  const host = run.members.find(({ id }) => id === run.host_id);
  const minutes = Math.round(run.plan.reduce((sum, round) => sum + round.minutes, 0));

  return (
    <>
      <PageHeader
        title={run.label}
        eyebrow={<FormattedMessage id="circuit-runs.eyebrow" />}
        lead={<FormattedMessage id="circuit-runs.in-all" values={{ count: run.rounds, minutes }} />}
        actions={<ConnectionMark state={connection} every={POLL_EVERY / 1_000} />}
      />
      {isHost && <KnockList pin={run.pin} />}
      <InviteCard pin={run.pin} invitation={invitation} members={run.members}>
        <ChatLink href={chatLink} />
      </InviteCard>
      <div className={classes.columns}>
        <Paper component="section" withBorder className={classes.panel} aria-labelledby="plan">
          <Plan run={run} me={me} />
        </Paper>
        <div className={classes.side}>
          <Paper component="section" withBorder className={classes.panel} aria-labelledby="people">
            <People run={run} me={me} />
            {news && <p className={classes.news}>{news}</p>}
          </Paper>
          <Paper withBorder className={classes.begin}>
            {isHost ? (
              <>
                <Text size="sm" c="dimmed">
                  <FormattedMessage
                    id={run.members.length > 1 ? 'circuit-runs.begin.hint' : 'circuit-runs.begin.hint-alone'}
                  />
                </Text>
                <Button
                  size="lg"
                  fullWidth
                  px="md"
                  loading={begin.isPending}
                  rightSection={<IconArrowRight size={20} aria-hidden />}
                  onClick={() => begin.mutate({})}
                >
                  <FormattedMessage id="circuit-runs.begin" />
                </Button>
              </>
            ) : (
              <Text className={classes.waiting} role="status">
                <PulsingDots />
                <FormattedMessage id="circuit-runs.waiting" values={{ host: host?.name ?? '' }} />
              </Text>
            )}
          </Paper>
        </div>
      </div>
      <div className={layout.toolbarAtEnd}>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconDoorExit size={18} aria-hidden />}
          onClick={() => setAsking('leave')}
        >
          {say({ id: 'circuit-runs.leave' })}
        </Button>
        {isHost && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconPlayerStop size={18} aria-hidden />}
            onClick={() => setAsking('end')}
          >
            {say({ id: 'circuit-runs.end' })}
          </Button>
        )}
      </div>
      <LeaveDialog pin={run.pin} isHost={isHost} asking={asking} onClose={() => setAsking(null)} />
    </>
  );
}
