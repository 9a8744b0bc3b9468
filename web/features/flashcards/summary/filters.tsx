import { Chip, NativeSelect, SegmentedControl } from '@mantine/core';
import { useIntl } from 'react-intl';
import { SUMMARY_FILTERS } from '~/domain/flashcards/review/contract';
import type { SummaryFilters } from './filter-address';
import classes from './summary.module.css';

interface Props {
  filters: SummaryFilters;
  /** How many of the answered cards are in each bin. */
  bins: readonly number[];
  onChange: (filters: SummaryFilters) => void;
}

/** Right, wrong, a bin, bookmarked (spec 2 §2). */
export function Filters({ filters, bins, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  return (
    <div className={classes.filters} role="group" aria-label={say({ id: 'flashcards.summary.filter' })}>
      <SegmentedControl
        size="md"
        aria-label={say({ id: 'flashcards.summary.filter.answers' })}
        value={filters.answers}
        onChange={(value) => onChange({ ...filters, answers: SUMMARY_FILTERS.find((one) => one === value) ?? 'all' })}
        data={SUMMARY_FILTERS.map((value) => ({ value, label: say({ id: `flashcards.summary.filter.${value}` }) }))}
      />
      <NativeSelect
        size="md"
        aria-label={say({ id: 'flashcards.summary.filter.bin' })}
        value={filters.bin === null ? '' : String(filters.bin)}
        onChange={({ currentTarget }) =>
          onChange({ ...filters, bin: currentTarget.value === '' ? null : Number(currentTarget.value) })
        }
        data={[
          { value: '', label: say({ id: 'flashcards.summary.filter.bin.all' }) },
          ...bins.map((count, bin) => ({
            value: String(bin),
            label: say({ id: 'flashcards.summary.filter.bin.of' }, { bin, count }),
          })),
        ]}
      />
      <Chip
        size="md"
        variant="outline"
        checked={filters.bookmarked}
        onChange={(bookmarked) => onChange({ ...filters, bookmarked })}
      >
        {say({ id: 'flashcards.summary.filter.bookmarked' })}
      </Chip>
    </div>
  );
}
