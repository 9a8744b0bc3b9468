import { SegmentedControl, Select } from '@mantine/core';
import { useIntl } from 'react-intl';
import { REPORTED_KINDS, REPORT_ORDERS, REPORT_STATES, type ReportedKind } from '~/domain/moderation/contract';
import layout from '~/web/ui/layout.module.css';
import classes from './ops.module.css';
import type { ReportFilter } from './use-report-filter';

interface Props {
  filter: ReportFilter;
  /** How many of each kind there are in the chosen state. */
  kinds: Partial<Record<ReportedKind, number>>;
  onChange: (change: Partial<ReportFilter>) => void;
}

/** Open or resolved, of which kind, and in which order. */
export function ReportFilters({ filter, kinds, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  const labelled = <T extends string>(prefix: string, values: readonly T[]) =>
    values.map((value) => ({ value, label: say({ id: `${prefix}.${value}` }) }));
  const kindLabel = (kind: ReportedKind) =>
    say({ id: 'ops.reports.kind.count' }, { kind: say({ id: `ops.reports.kind.${kind}` }), count: kinds[kind] ?? 0 });
  return (
    <div className={layout.acts}>
      <SegmentedControl
        size="md"
        aria-label={say({ id: 'ops.reports.state' })}
        value={filter.state}
        data={labelled('ops.reports.state', REPORT_STATES)}
        onChange={(state) => onChange({ state: state as ReportFilter['state'] })}
      />
      <Select
        aria-label={say({ id: 'ops.reports.kind' })}
        className={classes.kinds}
        allowDeselect={false}
        value={filter.kind}
        data={[
          { value: '', label: say({ id: 'ops.reports.kind.all' }) },
          ...REPORTED_KINDS.map((kind) => ({ value: kind, label: kindLabel(kind) })),
        ]}
        onChange={(kind) => onChange({ kind: REPORTED_KINDS.find((each) => each === kind) ?? '' })}
      />
      <SegmentedControl
        size="md"
        aria-label={say({ id: 'ops.reports.order' })}
        value={filter.order}
        data={labelled('ops.reports.order', REPORT_ORDERS)}
        onChange={(order) => onChange({ order: order as ReportFilter['order'] })}
      />
    </div>
  );
}
