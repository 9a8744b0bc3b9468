import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconDotsVertical,
  IconDoorExit,
  IconLayoutList,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipForwardFilled,
  IconPlayerStop,
  IconPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { runPage, type RunSnapshot } from '~/domain/circuit-runs/contract';
import { href } from '~/domain/kit/contract';
import type { GroupRole } from '~/domain/group-practice/roles';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { Hint } from '~/web/ui/hint';
import { LeaveDialog } from './leave-dialog';
import classes from './run-bar.module.css';
import { useRunActs } from './use-run';

interface Props {
  run: RunSnapshot;
  role: GroupRole;
  isHost: boolean;
}

/** What moves the run: the host all of it, the examiner the clock; and the ways out, for everybody. */
export function RunControls({ run, role, isHost }: Props) {
  const { formatMessage: say } = useIntl();
  const acts = useRunActs(run.pin);
  const [leaving, setLeaving] = useState<'leave' | 'end' | null>(null);
  const { phase, round } = run;
  const keepsTime = isHost || role === 'examiner';
  const last = round >= run.rounds;
  const skipTo = phase === 'reading' ? 'station' : phase === 'station' ? 'feedback' : last ? 'results' : 'round';
  if (phase === null) return null;

  return (
    <div
      className={classes.controls}
      data-many={keepsTime || undefined}
      role="group"
      aria-label={say({ id: 'circuit-runs.controls' })}
    >
      {keepsTime && <ClockControls run={run} acts={acts} />}
      {isHost && (
        <ConfirmButton
          variant="default"
          ask={phase === 'station'}
          loading={acts.skip.isPending}
          question={<FormattedMessage id="circuit-runs.skip.question" />}
          consequence={<FormattedMessage id="circuit-runs.skip.consequence" />}
          confirm={<FormattedMessage id="circuit-runs.skip.station" />}
          onConfirm={() => acts.skip.mutate({ round, phase })}
        >
          <IconPlayerSkipForwardFilled size={18} aria-hidden />
          <span className={classes.skipWords}>
            <FormattedMessage id={`circuit-runs.skip-to.${skipTo}`} values={{ round: round + 1 }} />
          </span>
        </ConfirmButton>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size={48} variant="subtle" color="gray" aria-label={say({ id: 'circuit-runs.more' })}>
            <IconDotsVertical size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            className={classes.item}
            component={Link}
            to={href(runPage, { pin: run.pin })}
            leftSection={<IconLayoutList size={18} aria-hidden />}
          >
            <FormattedMessage id="circuit-runs.to-plan" />
          </Menu.Item>
          <Menu.Item
            className={classes.item}
            leftSection={<IconDoorExit size={18} aria-hidden />}
            onClick={() => setLeaving('leave')}
          >
            <FormattedMessage id="circuit-runs.leave" />
          </Menu.Item>
          {isHost && (
            <Menu.Item
              className={classes.item}
              color="red"
              leftSection={<IconPlayerStop size={18} aria-hidden />}
              onClick={() => setLeaving('end')}
            >
              <FormattedMessage id="circuit-runs.end" />
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <LeaveDialog pin={run.pin} isHost={isHost} asking={leaving} onClose={() => setLeaving(null)} />
    </div>
  );
}

function ClockControls({ run, acts }: { run: RunSnapshot; acts: ReturnType<typeof useRunActs> }) {
  const { formatMessage: say } = useIntl();
  return (
    <>
      {run.state === 'paused' ? (
        <Button
          h={48}
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
          loading={acts.resume.isPending}
          disabled={run.held !== null}
          onClick={() => acts.resume.mutate({})}
        >
          <FormattedMessage id="circuit-runs.resume" />
        </Button>
      ) : (
        <Button
          h={48}
          variant="default"
          leftSection={<IconPlayerPauseFilled size={18} aria-hidden />}
          loading={acts.pause.isPending}
          onClick={() => acts.pause.mutate({})}
        >
          <FormattedMessage id={run.members.length > 1 ? 'circuit-runs.pause-all' : 'circuit-runs.pause'} />
        </Button>
      )}
      <Hint label={say({ id: 'circuit-runs.add-minute' })}>
        <Button
          h={48}
          px="sm"
          variant="default"
          aria-label={say({ id: 'circuit-runs.add-minute' })}
          loading={acts.addMinute.isPending}
          onClick={() => acts.addMinute.mutate({})}
        >
          <IconPlus size={16} aria-hidden />
          <FormattedMessage id="circuit-runs.add-minute.short" />
        </Button>
      </Hint>
    </>
  );
}
