import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PageData } from '~/domain/kit/contract';
import { listPage } from '~/domain/moderation/lists/contract';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { TimeAgo } from '~/web/ui/time-ago';
import classes from './lists.module.css';

/** Runs the quality gate over the bank, and says how far it is. */
export function CheckBank({ check, onDone }: { check: PageData<typeof listPage>['check']; onDone: () => void }) {
  const { formatNumber } = useIntl();
  const begin = useAction(listPage, 'check_bank', { params: { list: 'ai-flagged' } }, { onSuccess: onDone });
  const runs = check !== null && check.finished_at === null;
  return (
    <>
      <div className={classes.check}>
        <Button variant="default" disabled={runs} loading={begin.isPending} onClick={() => begin.mutate({})}>
          <FormattedMessage id="moderation.check" />
        </Button>
        <span role="status" className={classes.count}>
          {check === null ? (
            <FormattedMessage id="moderation.check.never" />
          ) : (
            <FormattedMessage
              id={runs ? 'moderation.check.runs' : 'moderation.check.done'}
              values={{
                checked: formatNumber(check.checked),
                flagged: formatNumber(check.flagged),
                at: <TimeAgo at={check.finished_at ?? check.started_at} />,
              }}
            />
          )}
        </span>
      </div>
      {begin.error && <ProblemNotice error={begin.error} />}
    </>
  );
}
