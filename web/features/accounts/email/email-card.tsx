import { Alert, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountEmail, cancelEmailChange, changeEmail, sendConfirmation } from '~/domain/accounts/email/contract';
import type { Output } from '~/domain/kit/contract';
import { callKey, useCall, useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';
import { SettingsCard } from '../profile/settings-card';

type Status = Output<typeof accountEmail>;

/** The address of the account: whether it is confirmed, and a change of it. */
export function EmailCard() {
  const { data, error, refetch } = useCall(accountEmail, {});
  return (
    <SettingsCard
      id="email"
      title={<FormattedMessage id="email.card.title" />}
      lead={<FormattedMessage id="email.card.lead" />}
    >
      {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={96} />}
      {data && (
        <Stack gap="md" maw={560}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {data.email}
          </Text>
          {!data.confirmed && <Unconfirmed />}
          {data.pending ? <Pending pending={data.pending} /> : <ChangeForm />}
        </Stack>
      )}
    </SettingsCard>
  );
}

/** Shows what a call answered at once. */
function useShow(): (status: Status) => void {
  const cache = useQueryClient();
  return (status) => void cache.setQueryData(callKey(accountEmail, {}), status);
}

function Unconfirmed() {
  const intl = useIntl();
  const show = useShow();
  const send = useMutate(sendConfirmation, {
    onSuccess: (status) => {
      show(status);
      showToast(intl.formatMessage({ id: 'email.card.sent' }));
    },
  });
  return (
    <Alert color="yellow" variant="light">
      <Stack gap="sm" align="start">
        <Text>
          <FormattedMessage id="email.card.unconfirmed" />
        </Text>
        {send.error && <ProblemNotice error={send.error} />}
        <Button variant="default" loading={send.isPending} onClick={() => send.mutate({})}>
          <FormattedMessage id="email.card.send-again" />
        </Button>
      </Stack>
    </Alert>
  );
}

function Pending({ pending }: { pending: NonNullable<Status['pending']> }) {
  const show = useShow();
  const cancel = useMutate(cancelEmailChange, { onSuccess: show });
  return (
    <Alert color="accent" variant="light" role="status">
      <Stack gap="sm" align="start">
        <Text style={{ overflowWrap: 'anywhere' }}>
          <FormattedMessage id="email.card.pending" values={{ email: <b>{pending.email}</b> }} />
        </Text>
        {cancel.error && <ProblemNotice error={cancel.error} />}
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({})}>
          <FormattedMessage id="email.card.cancel" />
        </Button>
      </Stack>
    </Alert>
  );
}

function ChangeForm() {
  const intl = useIntl();
  const show = useShow();
  const [email, setEmail] = useState('');
  const change = useMutate(changeEmail, { onSuccess: show });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ email });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        {change.error && <ProblemNotice error={change.error} />}
        <Group align="end" gap="sm">
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={intl.formatMessage({ id: 'email.card.new' })}
            required
            withAsterisk={false}
            flex="1 1 240px"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={change.isPending}>
            <FormattedMessage id="email.card.change" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
