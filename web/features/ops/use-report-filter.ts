import {
  REPORTED_KINDS,
  REPORT_ORDERS,
  REPORT_STATES,
  type ReportedKind,
  type ReportOrder,
  type ReportState,
} from '~/domain/moderation/contract';
import { useAddressFilter } from '~/web/ui/use-address-filter';

export interface ReportFilter {
  kind: ReportedKind | '';
  state: ReportState;
  order: ReportOrder;
  page: number;
}

const read = (search: URLSearchParams) => ({
  kind: REPORTED_KINDS.find((kind) => kind === search.get('kind')) ?? ('' as const),
  state: REPORT_STATES.find((state) => state === search.get('state')) ?? ('open' as const),
  order: REPORT_ORDERS.find((order) => order === search.get('order')) ?? ('oldest' as const),
});

/** What is shown of the reports. */
export const useReportFilter = () => useAddressFilter<ReportFilter>(read);
