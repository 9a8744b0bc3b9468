import { MultiSelect } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { STATION_TIES_MAX, stationTies, tieStation } from '~/domain/notebook/ties/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import { useCall, useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './practice.module.css';

const idsOf = (ties: readonly { id: number; tied: boolean }[]): number[] =>
  ties.filter(({ tied }) => tied).map(({ id }) => id);

/** Which topics and guides a station belongs to. It is kept with every choice, apart from the form of the station. */
export function StationTies({ stationId }: { stationId: number }) {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = useCall(stationTies, { station_id: stationId }, { staleTime: 0 });
  const keep = useMutate(tieStation, { onSettled: () => void refetch() });
  if (error && !data) return <ProblemNotice error={error} onRetry={error.passing ? refetch : undefined} />;
  if (!data) return null;
  const ties = keep.data ?? data;
  const shown = keep.isPending && keep.variables ? keep.variables : null;
  const topics = shown?.topics ?? idsOf(ties.topics);
  const guides = shown?.guides ?? idsOf(ties.guides);
  const send = (more: { topics?: number[]; guides?: number[] }) =>
    keep.mutate({ station_id: stationId, topics, guides, ...more });
  const specialties = [...new Set(ties.topics.map(({ specialty_id }) => specialty_id))].sort(
    (one, other) => one - other,
  );
  const field = {
    searchable: true,
    hidePickedOptions: true,
    maxValues: STATION_TIES_MAX,
    comboboxProps: { shadow: 'md' },
    nothingFoundMessage: say({ id: 'notebook.ties.none' }),
  } as const;
  return (
    <div className={classes.ties}>
      <p>
        <FormattedMessage id="notebook.ties.about" />
      </p>
      <MultiSelect
        {...field}
        label={say({ id: 'notebook.ties.topics' })}
        data={specialties.map((specialty) => ({
          group: say({ id: `questions.specialty.${specialtyKey(specialty)}` }),
          items: ties.topics
            .filter(({ specialty_id }) => specialty_id === specialty)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        }))}
        value={topics.map(String)}
        onChange={(ids) => send({ topics: ids.map(Number) })}
      />
      <MultiSelect
        {...field}
        label={say({ id: 'notebook.ties.guides' })}
        data={ties.guides.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={guides.map(String)}
        onChange={(ids) => send({ guides: ids.map(Number) })}
      />
      {keep.error && <ProblemNotice error={keep.error} />}
    </div>
  );
}
