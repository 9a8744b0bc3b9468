import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { reportsPage, type ListedReport } from '~/domain/moderation/contract';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './ops.module.css';

/** Says which report was just resolved, and takes that back. */
export function ResolvedNotice({ report, onUndone }: { report: ListedReport; onUndone: () => void }) {
  const cache = useQueryClient();
  const reopen = useAction(
    reportsPage,
    'reopen',
    {},
    {
      onSuccess: async () => {
        onUndone();
        await cache.invalidateQueries();
      },
    },
  );
  return (
    <div className={classes.resolvedNotice} role="status">
      <span>
        <FormattedMessage id="ops.reports.done" values={{ title: report.title }} />
      </span>
      <Button
        size="sm"
        variant="default"
        loading={reopen.isPending}
        onClick={() => reopen.mutate({ kind: report.kind, report_id: report.id })}
      >
        <FormattedMessage id="ops.reports.undo" />
      </Button>
      {reopen.error && <ProblemNotice error={reopen.error} />}
    </div>
  );
}
