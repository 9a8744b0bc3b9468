import { Button, Checkbox, Group, Modal, NumberInput, Stack, Text } from '@mantine/core';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FEEDBACK_MINUTES, MINUTES, startCircuitRun } from '~/domain/circuit-runs/contract';
import { useEnter } from '~/web/core/enter';
import { useMutate } from '~/web/live/client';
import { ChoiceCards } from '~/web/ui/choice-cards';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import classes from './run-dialog.module.css';
import { minutesInAll } from './run-minutes';
import type { CircuitData } from '~/domain/stations/circuits/contract';

const PHASES = ['reading', 'station', 'feedback'] as const;
type Minutes = Record<(typeof PHASES)[number], number | null>;

function range(of: readonly number[]): string {
  const [least, most] = [Math.min(...of), Math.max(...of)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** How a circuit is to be run: with whom, how long, in which order. */
export function RunDialog({ data, opened, onClose }: { data: CircuitData; opened: boolean; onClose: () => void }) {
  const { formatMessage: say } = useIntl();
  const enter = useEnter();
  const [alone, setAlone] = useState(false);
  const [shuffle, setShuffle] = useState(false);
  const [minutes, setMinutes] = useState<Minutes>({ reading: null, station: null, feedback: null });
  const start = useMutate(startCircuitRun, { onSuccess: ({ next_url }) => enter(next_url) });
  const usual = {
    reading: data.stations.map((station) => station.candidate_minutes),
    station: data.stations.map((station) => station.examiner_minutes),
    feedback: [FEEDBACK_MINUTES],
  };

  return (
    <Modal opened={opened} onClose={onClose} size="lg" title={<FormattedMessage id="circuit-runs.start.title" />}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate({
            circuit_id: data.circuit.id,
            reading_minutes: minutes.reading,
            station_minutes: minutes.station,
            feedback_minutes: minutes.feedback,
            shuffle,
            alone,
          });
        }}
      >
        <Stack gap="lg">
          <ChoiceCards
            label={say({ id: 'circuit-runs.start.with' })}
            value={alone ? 'alone' : 'group'}
            onChange={(value) => setAlone(value === 'alone')}
            columns={2}
            choices={(['group', 'alone'] as const).map((value) => ({
              value,
              label: say({ id: `circuit-runs.start.${value}` }),
              about: say({ id: `circuit-runs.start.${value}.about` }),
            }))}
          />
          <fieldset className={classes.minutes}>
            <legend className={classes.legend}>
              <FormattedMessage id="circuit-runs.start.minutes" />
            </legend>
            {PHASES.map((phase) => (
              <NumberInput
                key={phase}
                label={<FormattedMessage id={`circuit-runs.phase.${phase}`} />}
                placeholder={range(usual[phase])}
                min={MINUTES[phase].min}
                max={MINUTES[phase].max}
                clampBehavior="blur"
                allowDecimal={false}
                allowNegative={false}
                value={minutes[phase] ?? ''}
                onChange={(value) => setMinutes({ ...minutes, [phase]: typeof value === 'number' ? value : null })}
              />
            ))}
            <Text size="sm" c="dimmed" className={layout.wholeRow}>
              <FormattedMessage id="circuit-runs.start.minutes.hint" />
            </Text>
          </fieldset>
          <Checkbox
            checked={shuffle}
            onChange={(event) => setShuffle(event.currentTarget.checked)}
            label={
              <Group component="span" gap={8} wrap="nowrap">
                <IconArrowsShuffle size={18} aria-hidden />
                <FormattedMessage id="circuit-runs.start.shuffle" />
              </Group>
            }
          />
          {data.gone.length > 0 && (
            <Text size="sm">
              <FormattedMessage id="circuit-runs.start.gone" values={{ count: data.gone.length }} />
            </Text>
          )}
          {start.error && <ProblemNotice error={start.error} />}
          <Group justify="space-between" gap="sm">
            <p className={classes.total} role="status">
              <FormattedMessage
                id="circuit-runs.in-all"
                values={{ count: data.stations.length, minutes: minutesInAll(data.stations, minutes) }}
              />
            </p>
            <Button
              type="submit"
              size="lg"
              loading={start.isPending || start.isSuccess}
              disabled={data.stations.length === 0}
            >
              <FormattedMessage id={alone ? 'circuit-runs.start.begin' : 'circuit-runs.start.open'} />
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
