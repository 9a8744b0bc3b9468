import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { giveConsent } from '~/domain/accounts/consent/contract';
import { profilePrivacy } from '~/domain/accounts/profile/contract';
import { useLeave } from '~/web/parts/unsent/use-leave';
import { useSession } from '~/web/core/session';
import { useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { EntryCard } from '../entry-card';
import { ConsentTicks, type Ticks } from './consent-ticks';

/** Asked once for each version of the terms, before the next page. */
export function ConsentPage() {
  const { formatMessage: say } = useIntl();
  const { refetch } = useSession();
  const [values, setValues] = useState<Ticks>({ accept_terms: false, confirm_age: false });
  const [tried, setTried] = useState(false);
  const give = useMutate(giveConsent, { onSuccess: () => refetch() });
  const { leave, dialog, signOut } = useLeave({ next: '/' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (values.accept_terms && values.confirm_age) give.mutate(values);
  };
  return (
    <EntryCard
      title={say({ id: 'privacy.consent.title' })}
      lead={<FormattedMessage id="privacy.consent.lead" />}
      otherwise={
        <Anchor component={Link} to={profilePrivacy.path} inherit>
          <FormattedMessage id="privacy.consent.data" />
        </Anchor>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>
            <FormattedMessage id="legal.changed" />
          </Text>
          {give.error && <ProblemNotice error={give.error} />}
          {signOut.error && <ProblemNotice error={signOut.error} />}
          <ConsentTicks
            values={values}
            onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
            error={(tick) =>
              tried && !values[tick] ? <FormattedMessage id="accounts.register.tick-needed" /> : undefined
            }
          />
          <Button type="submit" fullWidth loading={give.isPending || give.isSuccess}>
            <FormattedMessage id="privacy.consent.submit" />
          </Button>
          <Button fullWidth variant="default" loading={signOut.isPending} onClick={leave}>
            <FormattedMessage id="privacy.consent.sign-out" />
          </Button>
        </Stack>
      </form>
      {dialog}
    </EntryCard>
  );
}
