import { ActionIcon, Button, Group, NumberInput, Popover, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconAdjustments, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { memo, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatClock } from '../../../ui/timer/format-clock';
import classes from './run-timer.module.css';
import type { Stopwatch } from './stopwatch';

/** The person's timer: start, pause, count from somewhere else, a target (spec 1 §4). */
export function RunTimer({ stopwatch }: { stopwatch: Stopwatch }) {
  const { formatMessage: say } = useIntl();
  return (
    <section className={classes.timer} aria-label={say({ id: 'quizzes.run.timer' })}>
      <Face stopwatch={stopwatch} />
      <Settings stopwatch={stopwatch} />
    </section>
  );
}

/** All that is drawn each second. */
function Face({ stopwatch }: { stopwatch: Stopwatch }) {
  const { formatMessage: say } = useIntl();
  const { seconds, running, target } = useSyncExternalStore(stopwatch.subscribe, stopwatch.snapshot);
  const over = target !== null && seconds >= target;
  return (
    <>
      <Toggle running={running} stopwatch={stopwatch} />
      <span role="timer" aria-live="off" className={classes.digits} data-running={running || undefined}>
        {formatClock(seconds)}
        {target !== null && <span className={classes.target}> / {formatClock(target)}</span>}
      </span>
      {over && (
        <span className={classes.over}>
          <FormattedMessage id="quizzes.run.timer.over" />
        </span>
      )}
      <VisuallyHidden role="status">{over && say({ id: 'quizzes.run.timer.reached' })}</VisuallyHidden>
    </>
  );
}

const Toggle = memo(function Toggle({ running, stopwatch }: { running: boolean; stopwatch: Stopwatch }) {
  const { formatMessage: say } = useIntl();
  const words = say({ id: running ? 'quizzes.run.timer.pause' : 'quizzes.run.timer.start' });
  return (
    <ActionIcon size={48} variant="subtle" color="gray" aria-label={words} title={words} onClick={() => stopwatch.toggle()}>
      {running ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
    </ActionIcon>
  );
});

function Settings({ stopwatch }: { stopwatch: Stopwatch }) {
  const { formatMessage: say } = useIntl();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus position="bottom-end" shadow="md">
      <Popover.Target>
        <ActionIcon size={48} variant="subtle" color="gray" aria-label={say({ id: 'quizzes.run.timer.set' })} title={say({ id: 'quizzes.run.timer.set' })} onClick={() => setOpened(!opened)}>
          <IconAdjustments size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        {opened && (
          <TimerForm
            seconds={stopwatch.seconds()}
            target={stopwatch.snapshot().target}
            onSet={(from, goal) => {
              stopwatch.set(from, goal);
              setOpened(false);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

const whole = (value: string | number): number => Math.max(0, Math.floor(Number(value) || 0));

function TimerForm({ seconds, target, onSet }: { seconds: number; target: number | null; onSet: (seconds: number, target: number | null) => void }) {
  const { formatMessage: say } = useIntl();
  const [minutes, setMinutes] = useState<string | number>(Math.floor(seconds / 60));
  const [rest, setRest] = useState<string | number>(seconds % 60);
  const [goal, setGoal] = useState<string | number>(target === null ? '' : Math.floor(target / 60));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSet(whole(minutes) * 60 + whole(rest), whole(goal) > 0 ? whole(goal) * 60 : null);
      }}
    >
      <Stack gap="sm" w={240}>
        <Text fw={650}>
          <FormattedMessage id="quizzes.run.timer.set" />
        </Text>
        <Group gap="sm" grow>
          <NumberInput label={say({ id: 'quizzes.run.timer.minutes' })} value={minutes} min={0} max={999} allowDecimal={false} onChange={setMinutes} data-autofocus />
          <NumberInput label={say({ id: 'quizzes.run.timer.seconds' })} value={rest} min={0} max={59} allowDecimal={false} onChange={setRest} />
        </Group>
        <NumberInput label={say({ id: 'quizzes.run.timer.target' })} description={say({ id: 'quizzes.run.timer.target.about' })} value={goal} min={0} max={999} allowDecimal={false} onChange={setGoal} />
        <Button type="submit">
          <FormattedMessage id="quizzes.run.timer.apply" />
        </Button>
      </Stack>
    </form>
  );
}
