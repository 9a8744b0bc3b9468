import { useState } from 'react';
import { sendReport, type ReportKind } from '~/domain/reports/contract';
import { useSession } from '~/web/core/session';
import { keptInputs } from '~/web/drafts/use-kept';

/** What the report of a thing waits under on this device. */
export const reportName = (kind: ReportKind, id: number): string => `${kind.replaceAll('_', '-')}.${id}`;

/** Which things of a kind were reported from this page, and for which the dialog stands open. */
export function useReports(kind: ReportKind) {
  const personId = useSession().person?.id ?? 0;
  const [reported, setReported] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<number | null>(null);
  return {
    /** What waits on this device is reported as well, also after a reload. @param sent what the server says of it */
    isReported: (id: number, sent: boolean): boolean =>
      reported.has(id) || sent || keptInputs(sendReport, reportName(kind, id), personId).length > 0,
    setReported: (id: number) => setReported((before) => new Set(before).add(id)),
    isOpened: (id: number): boolean => opened === id,
    open: setOpened,
    close: () => setOpened(null),
  };
}
