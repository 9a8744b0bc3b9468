import { Button } from '@mantine/core';
import { IconFlag, IconPrinter } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { ReportKind } from '~/domain/reports/contract';
import { ReportDialog } from '~/web/parts/acts/report-dialog';
import { useReports } from '~/web/parts/acts/use-reports';
import { WriteLink } from './write-links';

/** What can be done with a whole page of the notebook: write it, print it, and say what is wrong in it. */
export function PageActs({ kind, id }: { kind: ReportKind; id: number }) {
  const reports = useReports(kind);
  const reported = reports.isReported(id, false);
  return (
    <>
      <WriteLink />
      <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
        <FormattedMessage id="notebook.print" />
      </Button>
      <Button
        variant="default"
        disabled={reported}
        leftSection={<IconFlag size={18} aria-hidden />}
        onClick={() => reports.open(id)}
      >
        <FormattedMessage id={reported ? 'notebook.reported' : 'notebook.report'} />
      </Button>
      <ReportDialog
        kind={kind}
        id={id}
        title={<FormattedMessage id="notebook.report.title" />}
        opened={reports.isOpened(id)}
        onClose={reports.close}
        onReported={() => reports.setReported(id)}
      />
    </>
  );
}
