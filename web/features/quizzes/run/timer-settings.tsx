import { Button, Group, NumberInput, Popover, Stack, Text } from '@mantine/core';
import { cloneElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WithMantine } from '~/web/ui/mantine';
import { usePressed, type MenuProps } from '~/web/ui/on-demand';
import type { Stopwatch } from './stopwatch';

type Props = MenuProps & { stopwatch: Stopwatch };

/** Where the timer counts from, and its target (spec 1 §4). */
export const TimerSettings = (props: Props) => (
  <WithMantine>
    <Settings {...props} />
  </WithMantine>
);

function Settings({ button, stopwatch }: Props) {
  const { opened, setOpened, target } = usePressed(button);
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus position="bottom-end" shadow="md">
      <Popover.Target>{cloneElement(target, { onClick: () => setOpened(!opened) })}</Popover.Target>
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

function TimerForm({
  seconds,
  target,
  onSet,
}: {
  seconds: number;
  target: number | null;
  onSet: (seconds: number, target: number | null) => void;
}) {
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
          <NumberInput
            label={say({ id: 'quizzes.run.timer.minutes' })}
            value={minutes}
            min={0}
            max={999}
            allowDecimal={false}
            onChange={setMinutes}
            data-autofocus
          />
          <NumberInput
            label={say({ id: 'quizzes.run.timer.seconds' })}
            value={rest}
            min={0}
            max={59}
            allowDecimal={false}
            onChange={setRest}
          />
        </Group>
        <NumberInput
          label={say({ id: 'quizzes.run.timer.target' })}
          description={say({ id: 'quizzes.run.timer.target.about' })}
          value={goal}
          min={0}
          max={999}
          allowDecimal={false}
          onChange={setGoal}
        />
        <Button type="submit">
          <FormattedMessage id="quizzes.run.timer.apply" />
        </Button>
      </Stack>
    </form>
  );
}
