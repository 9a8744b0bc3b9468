import { Button, Stack } from '@mantine/core';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { comeBack, PRIVACY_PATH } from '~/domain/accounts/privacy/contract';
import { useLeave } from '~/web/parts/unsent/use-leave';
import { useSession } from '~/web/core/session';
import { useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { EntryCard } from '../entry-card';

/** Somebody signs in to an account that is about to be deleted. */
export function ComeBack() {
  const { formatMessage: say } = useIntl();
  const { leavingAt, refetch } = useSession();
  const back = useMutate(comeBack, { onSuccess: () => refetch() });
  const { leave, dialog, signOut } = useLeave({ next: '/' });
  return (
    <EntryCard
      title={say({ id: 'privacy.leaving.title' })}
      lead={
        <FormattedMessage
          id="privacy.leaving.lead"
          values={{ date: <FormattedDate value={leavingAt ?? undefined} dateStyle="long" /> }}
        />
      }
      otherwise={<FormattedMessage id="privacy.leaving.otherwise" />}
    >
      <Stack gap="md">
        {back.error && <ProblemNotice error={back.error} />}
        {signOut.error && <ProblemNotice error={signOut.error} />}
        <Button fullWidth loading={back.isPending || back.isSuccess} onClick={() => back.mutate({})}>
          <FormattedMessage id="privacy.leaving.back" />
        </Button>
        <Button fullWidth variant="default" component={Link} to={PRIVACY_PATH}>
          <FormattedMessage id="privacy.leaving.download" />
        </Button>
        <Button fullWidth variant="default" loading={signOut.isPending} onClick={leave}>
          <FormattedMessage id="privacy.leaving.stay-away" />
        </Button>
      </Stack>
      {dialog}
    </EntryCard>
  );
}
