import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  REPORTED_KINDS,
  REPORT_ORDERS,
  REPORT_STATES,
  type ReportedKind,
  type ReportOrder,
  type ReportState,
} from '~/domain/moderation/contract';

export interface ReportFilter {
  kind: ReportedKind | '';
  state: ReportState;
  order: ReportOrder;
  page: number;
}

/** What is shown of the reports, kept in the address. Another filter begins at its first page. */
export function useReportFilter(): { filter: ReportFilter; change: (change: Partial<ReportFilter>) => void } {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo<ReportFilter>(
    () => ({
      kind: REPORTED_KINDS.find((kind) => kind === search.get('kind')) ?? '',
      state: REPORT_STATES.find((state) => state === search.get('state')) ?? 'open',
      order: REPORT_ORDERS.find((order) => order === search.get('order')) ?? 'oldest',
      page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    }),
    [search],
  );
  const change = useCallback(
    (changed: Partial<ReportFilter>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ page: '', ...changed })) {
            if (value === '' || value === 1) after.delete(name);
            else after.set(name, String(value));
          }
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return { filter, change };
}
