import { Button, NumberInput, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GRANT_DAYS_MAX, GRANT_REASON_MAX, GRANT_REASON_MIN, usersPage } from '~/domain/statistics/contract';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { useAnnounce } from '~/web/ui/announcer';
import { ProblemNotice } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';
import layout from '~/web/ui/layout.module.css';
import classes from './statistics.module.css';

/** Days that are offered first. */
const DAYS = 30;

/** Gives the supporter tier to the people who are chosen. */
export function GrantBar({ accountIds, onGiven }: { accountIds: number[]; onGiven: () => void }) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const [days, setDays] = useState(DAYS);
  const [reason, setReason] = useState('');
  // Sent again as it is, it gives once. Of other people, it is another one.
  const what = `${accountIds.join()} ${days} ${reason}`;
  const submission_id = useMemo(() => what && uuid(), [what]);
  const grant = useAction(
    usersPage,
    'grant',
    {},
    {
      onSuccess: ({ people }) => {
        const words = say({ id: 'statistics.grant.done' }, { count: people });
        showToast(words);
        announce(words);
        onGiven();
      },
    },
  );
  return (
    <form
      className={classes.grant}
      onSubmit={(event) => {
        event.preventDefault();
        grant.mutate({ account_ids: accountIds, days, reason, submission_id });
      }}
    >
      <NumberInput
        label={say({ id: 'statistics.grant.days' })}
        min={1}
        max={GRANT_DAYS_MAX}
        allowDecimal={false}
        value={days}
        onChange={(value) => setDays(Number(value) || 1)}
      />
      <TextInput
        className={layout.basis260}
        label={say({ id: 'statistics.grant.reason' })}
        maxLength={GRANT_REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button type="submit" loading={grant.isPending} disabled={reason.trim().length < GRANT_REASON_MIN}>
        <FormattedMessage id="statistics.grant" values={{ count: accountIds.length }} />
      </Button>
      {grant.error && <ProblemNotice error={grant.error} />}
    </form>
  );
}
