import { Button, Group, NativeSelect, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type TutorClassData, WORK_KINDS, type WorkKind } from '~/domain/classes/contract';
import { type ChosenStation, StationPicker } from '~/web/parts/stations/station-picker';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './classes.module.css';
import type { TutorClass } from './use-tutor-class';

/** The day of this device a week from now, in the form of the input. A week in which clocks change has no 168 hours. */
const inAWeek = (): string => {
  const at = new Date();
  at.setDate(at.getDate() + 7);
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
};

/** Assigns a quiz or deck of one’s own, or a station, with a date. */
export function AssignForm({ data, assign }: { data: TutorClassData; assign: TutorClass['assign'] }) {
  const { formatMessage: say } = useIntl();
  const [kind, setKind] = useState<WorkKind>('station');
  const [chosen, setChosen] = useState('');
  const [station, setStation] = useState<ChosenStation | null>(null);
  const [due, setDue] = useState(inAWeek);
  const own = kind === 'quiz' ? data.quizzes : data.decks;
  const ready = due !== '' && (kind === 'station' ? station !== null : chosen !== '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        assign.mutate(
          kind === 'station'
            ? { kind, station: station?.slug ?? '', due_on: due }
            : { kind, work_id: Number(chosen), due_on: due },
          {
            onSuccess: () => {
              setChosen('');
              setStation(null);
            },
          },
        );
      }}
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label={say({ id: 'classes.assign.kind' })}
          value={kind}
          onChange={(value) => {
            setKind(value as WorkKind);
            setChosen('');
          }}
          data={WORK_KINDS.map((value) => ({ value, label: say({ id: `classes.kind.${value}` }) }))}
        />
        {kind === 'station' ? (
          <StationPicker station={station} onChange={setStation} />
        ) : own.length === 0 ? (
          <p className={classes.about}>
            <FormattedMessage id={`classes.assign.no-${kind}`} />
          </p>
        ) : (
          <NativeSelect
            label={<FormattedMessage id={`classes.kind.${kind}`} />}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data={[
              { value: '', label: say({ id: 'classes.assign.choose' }) },
              ...own.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
          />
        )}
        <Group gap="md" align="flex-end">
          <TextInput
            type="date"
            required
            label={<FormattedMessage id="classes.assign.due" />}
            value={due}
            onChange={({ currentTarget }) => setDue(currentTarget.value)}
          />
          <Button type="submit" disabled={!ready} loading={assign.isPending}>
            <FormattedMessage id="classes.assign" />
          </Button>
        </Group>
        {assign.error && <ProblemNotice error={assign.error} />}
      </Stack>
    </form>
  );
}
