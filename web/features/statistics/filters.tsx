import { NativeSelect } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { ROUNDED_TO } from '~/domain/statistics/round-combined';
import { type Window, WINDOWS } from '~/domain/statistics/windows';
import classes from './statistics.module.css';
import type { Filter } from './use-filter';
import { useFigureWords } from './use-words';

interface Props {
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
  countries: readonly string[];
  stages: readonly number[];
}

/** The window, the country and the training stage. What is chosen in the address can always be seen. */
export function Filters({ filter, onChange, countries, stages }: Props) {
  const { formatMessage: say } = useIntl();
  const { country, stage } = useFigureWords();
  const all = say({ id: 'statistics.all' });
  const codes = [...new Set([...countries, ...(filter.country ? [filter.country] : [])])];
  const numbers = [...new Set([...stages, ...(filter.training_stage ? [filter.training_stage] : [])])];
  return (
    <search className={classes.filters} aria-label={say({ id: 'statistics.filters' })}>
      <NativeSelect
        label={say({ id: 'statistics.window' })}
        value={String(filter.window)}
        onChange={(event) => onChange({ window: Number(event.currentTarget.value) as Window })}
        data={WINDOWS.map((window) => ({ value: String(window), label: say({ id: `statistics.window.${window}` }) }))}
      />
      <NativeSelect
        label={say({ id: 'statistics.country' })}
        value={filter.country}
        onChange={(event) => onChange({ country: event.currentTarget.value })}
        data={[
          { value: '', label: all },
          ...codes
            .map((code) => ({ value: code, label: country(code) }))
            .sort((a, b) => a.label.localeCompare(b.label)),
        ]}
      />
      <NativeSelect
        label={say({ id: 'statistics.stage' })}
        value={String(filter.training_stage)}
        onChange={(event) => onChange({ training_stage: Number(event.currentTarget.value) })}
        data={[{ value: '0', label: all }, ...numbers.map((one) => ({ value: String(one), label: stage(one) }))]}
      />
      {(filter.country !== '' || filter.training_stage !== 0) && (
        <p className={classes.about} role="status">
          <FormattedMessage id="statistics.when-over" />
          {filter.country !== '' && filter.training_stage !== 0 && (
            <>
              {' '}
              <FormattedMessage id="statistics.rounded" values={{ count: ROUNDED_TO }} />
            </>
          )}
        </p>
      )}
    </search>
  );
}
