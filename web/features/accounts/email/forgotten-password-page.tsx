import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { login } from '~/domain/accounts/contract';
import { forgottenPasswordPage } from '~/domain/accounts/email/contract';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { EntryCard } from '../entry-card';

export function ForgottenPasswordPage() {
  const intl = useIntl();
  const [username, setUsername] = useState('');
  const ask = useAction(forgottenPasswordPage, 'submit');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate({ username });
  };
  return (
    <EntryCard
      title={intl.formatMessage({ id: 'email.forgotten.title' })}
      lead={<FormattedMessage id="email.forgotten.lead" />}
      otherwise={
        <Anchor component={Link} to={login.path} fw={600}>
          <FormattedMessage id="email.to-sign-in" />
        </Anchor>
      }
    >
      {ask.isSuccess ? (
        <Text role="status">
          <FormattedMessage id="email.forgotten.done" />
        </Text>
      ) : (
        <form onSubmit={submit}>
          <Stack gap="md">
            {ask.error && <ProblemNotice error={ask.error} />}
            <TextInput
              name="username"
              label={intl.formatMessage({ id: 'accounts.login.username' })}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              withAsterisk={false}
              value={username}
              onChange={(event) => setUsername(event.currentTarget.value)}
            />
            <Button type="submit" fullWidth loading={ask.isPending}>
              <FormattedMessage id="email.forgotten.submit" />
            </Button>
          </Stack>
        </form>
      )}
    </EntryCard>
  );
}
