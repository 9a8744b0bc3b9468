import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PageData } from '~/domain/kit/contract';
import { listPage } from '~/domain/moderation/lists/contract';
import { bankCheck } from '~/domain/quizzes/quality/contract';
import { useAction } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { ProblemNotice } from '~/web/ui/problem';
import { TimeAgo } from '~/web/ui/time-ago';
import text from '~/web/ui/text.module.css';
import classes from './lists.module.css';

type Check = NonNullable<PageData<typeof listPage>['check']>;

/** Runs the quality gate over the bank, and says how far it is. */
export function CheckBank({ check: initial, onDone }: { check: Check; onDone: () => void }) {
  const { formatNumber } = useIntl();
  const begin = useAction(listPage, 'check_bank', { params: { list: 'ai-flagged' } });
  const { snapshot: check = initial } = useLive(bankCheck, 'all', { initial });
  const { version, id, finished_at, started_at } = check;
  const runs = id > 0 && finished_at === null;
  // What was found is in the list.
  useEffect(() => {
    if (!runs && version > initial.version) onDone();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [runs, version, initial.version]);
  return (
    <>
      <div className={classes.check}>
        <Button variant="default" disabled={runs} loading={begin.isPending} onClick={() => begin.mutate({})}>
          <FormattedMessage id="moderation.check" />
        </Button>
        <span role="status" className={text.dimmedAbove}>
          {id === 0 || started_at === null ? (
            <FormattedMessage id="moderation.check.never" />
          ) : (
            <FormattedMessage
              id={runs ? 'moderation.check.runs' : 'moderation.check.done'}
              values={{
                checked: formatNumber(check.checked),
                flagged: formatNumber(check.flagged),
                at: <TimeAgo at={finished_at ?? started_at} />,
              }}
            />
          )}
        </span>
      </div>
      {begin.error && <ProblemNotice error={begin.error} />}
    </>
  );
}
