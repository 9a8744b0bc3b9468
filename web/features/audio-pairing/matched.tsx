import { Button, Group, Paper, Text } from '@mantine/core';
import { IconArrowRight, IconPlayerPause, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { COME_WITHIN_SECONDS, type MatchSnapshot } from '~/domain/audio-pairing/contract';
import type { StationBase } from '~/domain/stations/styles';
import { TO_TALK } from '~/web/call/talk';
import { PageHeader } from '~/web/ui/page-header';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './pairing.module.css';
import { PartnerReliability } from './partner-reliability';
import { TrainingStage } from './training-stage';
import { useCue } from './use-cue';
import { usePairingAction } from './use-match';
import { useCountdown, useServerNow } from './use-ticking';

/** Seconds until one is taken to the room by oneself. */
export const GOES_AFTER = 6;

/** A partner was found: who, the way to the room, and by when (spec 3 §4). */
export function Matched({
  base,
  me,
  match,
  mark,
}: {
  base: StationBase;
  me: number;
  match: MatchSnapshot;
  mark: ReactNode;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  useCue(match);
  const now = useServerNow(match.server_time);
  const stop = usePairingAction('stop', me, base);
  const go = useCountdown(GOES_AFTER, () => void navigate(match.url, { state: TO_TALK }));
  const left = match.come_by === null ? null : Math.max(0, Math.ceil((match.come_by - now) / 1_000));

  return (
    <div className={classes.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'audio-pairing.matched.title' }, { name: match.partner_name })}
        actions={mark}
      />
      <Paper component="section" withBorder className={classes.partner} aria-labelledby="partner">
        <PersonAvatar name={match.partner_name} avatar={match.partner_avatar} size={88} />
        <div className={classes.partnerWords}>
          <h2 id="partner">{match.partner_name}</h2>
          <Text>
            <TrainingStage stage={match.partner_training_stage} />
          </Text>
          <Text size="sm" c="dimmed">
            <PartnerReliability reliability={match.partner_reliability} />
          </Text>
        </div>
        <div className={classes.partnerWays}>
          <Button
            size="lg"
            h={56}
            component={Link}
            to={match.url}
            state={TO_TALK}
            rightSection={<IconArrowRight size={20} aria-hidden />}
          >
            <FormattedMessage id="audio-pairing.matched.go" />
          </Button>
          <Text size="sm" role="status">
            {go.left === null ? (
              <FormattedMessage id="audio-pairing.matched.stopped" />
            ) : (
              <FormattedMessage id="audio-pairing.matched.goes-in" values={{ seconds: Math.max(0, go.left) }} />
            )}{' '}
            {left !== null && (
              <FormattedMessage
                id="audio-pairing.matched.come-by"
                values={{ seconds: left, of: COME_WITHIN_SECONDS }}
              />
            )}
          </Text>
        </div>
        {left !== null && (
          <div className={classes.time} aria-hidden>
            <span style={{ transform: `scaleX(${left / COME_WITHIN_SECONDS})` }} />
          </div>
        )}
      </Paper>
      {stop.error && <ProblemNotice error={stop.error} />}
      <Group gap="sm">
        {go.left !== null && (
          <Button variant="default" leftSection={<IconPlayerPause size={18} aria-hidden />} onClick={go.stop}>
            <FormattedMessage id="audio-pairing.matched.wait" />
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={18} aria-hidden />}
          loading={stop.isPending}
          onClick={() => stop.mutate({})}
        >
          <FormattedMessage id="audio-pairing.matched.cancel" />
        </Button>
      </Group>
    </div>
  );
}
