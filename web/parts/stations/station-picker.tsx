import { Button, NativeSelect, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { stationList } from '~/domain/stations/contract';
import { STATION_BASES, type StationBase } from '~/domain/stations/styles';
import { usePage } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './station-picker.module.css';

/** Milliseconds after the last key before it is searched. */
const SEARCH_AFTER = 300;
const SHOWN = 6;

export interface ChosenStation {
  slug: string;
  name: string;
}

/** One station, found by its style and a part of its name. */
export function StationPicker({
  station,
  onChange,
}: {
  station: ChosenStation | null;
  onChange: (station: ChosenStation | null) => void;
}) {
  const { formatMessage: say } = useIntl();
  const [base, setBase] = useState<StationBase>(STATION_BASES[0]);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_AFTER);
  const list = usePage(
    stationList,
    { params: { base }, query: { search } },
    { placeholderData: keepPreviousData, enabled: station === null },
  );
  if (station)
    return (
      <div className={classes.chosen}>
        <span className={text.strong}>{station.name}</span>
        <Button variant="subtle" onClick={() => onChange(null)}>
          <FormattedMessage id="stations.pick.other" />
        </Button>
      </div>
    );
  return (
    <>
      <div className={classes.fields}>
        <NativeSelect
          label={<FormattedMessage id="stations.pick.style" />}
          value={base}
          data={STATION_BASES.map((value) => ({ value, label: say({ id: `app.style.${value}` }) }))}
          onChange={({ currentTarget }) => setBase(currentTarget.value as StationBase)}
        />
        <TextInput
          type="search"
          label={<FormattedMessage id="stations.pick.search" />}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {list.error ? (
        <ProblemNotice error={list.error} onRetry={list.refetch} />
      ) : !list.data ? (
        <SkeletonList rows={3} height={56} gap={8} />
      ) : list.data.items.length === 0 ? (
        <Text c="dimmed">
          <FormattedMessage id="stations.pick.none" />
        </Text>
      ) : (
        <ul className={lists.below}>
          {list.data.items.slice(0, SHOWN).map(({ id, slug, name, description }) => (
            <li key={id}>
              <UnstyledButton className={classes.choice} onClick={() => onChange({ slug, name })}>
                <span className={text.strong}>{name}</span>
                <span className={text.dimmed}>{description}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
