import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lobbyPage } from '~/domain/group-practice/contract';
import { stationList } from '~/domain/stations/contract';
import { baseOf, STATION_BASES, type StationBase } from '~/domain/stations/styles';
import { useAction, usePage } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { Choice, TextField } from '~/web/ui/text-field';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './station-search.module.css';
import type { Group } from './use-group';

/** Milliseconds after the last key before it is searched. */
const SEARCH_AFTER = 300;

export function StationSearch({ group, onChosen }: { group: Group; onChosen: () => void }) {
  const intl = useIntl();
  const [base, setBase] = useState<StationBase>(baseOf(group.now.style));
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_AFTER);
  const list = usePage(stationList, { params: { base }, query: { search } }, { placeholderData: keepPreviousData });
  const choose = useAction(
    lobbyPage,
    'next_station',
    { params: { pin: group.pin } },
    {
      onSuccess: (snapshot) => {
        group.showLobby(snapshot);
        onChosen();
      },
    },
  );

  return (
    <div className={layout.stackMedium}>
      <div className={classes.filters}>
        <Choice
          label={<FormattedMessage id="group-practice.station.style" />}
          options={STATION_BASES.map((value) => ({ value, label: intl.formatMessage({ id: `app.style.${value}` }) }))}
          value={base}
          onChange={(event) => setBase(event.currentTarget.value as StationBase)}
        />
        <TextField
          label={<FormattedMessage id="group-practice.station.search" />}
          type="search"
          data-autofocus
          before={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {choose.error && <ProblemNotice error={choose.error} />}
      {list.error ? (
        <ProblemNotice error={list.error} onRetry={list.refetch} />
      ) : !list.data ? (
        <SkeletonList rows={4} height={64} gap={8} />
      ) : list.data.items.length === 0 ? (
        <p className={classes.none}>
          <FormattedMessage id="group-practice.station.none" />
        </p>
      ) : (
        <ul className={classes.list}>
          {list.data.items.map((station) => {
            const current = station.slug === group.now.slug && group.now.state === 'lobby';
            return (
              <li key={station.id}>
                <button
                  type="button"
                  className={classes.station}
                  disabled={choose.isPending || current}
                  onClick={() => choose.mutate({ slug: station.slug })}
                >
                  <span className={text.strong}>{station.name}</span>
                  <span className={classes.about}>
                    {current ? <FormattedMessage id="group-practice.station.current" /> : station.description}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {list.data && !list.error && list.data.count > list.data.items.length && (
        <p className={text.dimmedText}>
          <FormattedMessage
            id="group-practice.station.more"
            values={{ shown: list.data.items.length, count: list.data.count }}
          />
        </p>
      )}
    </div>
  );
}
