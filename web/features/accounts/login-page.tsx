import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useSearchParams } from 'react-router';
import { login, register } from '~/domain/accounts/contract';
import { forgottenPasswordPage } from '~/domain/accounts/email/contract';
import { safeNext } from '~/domain/accounts/safe-next';
import { href } from '~/domain/kit/contract';
import { useEnter } from '~/web/core/enter';
import { useSession } from '~/web/core/session';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { PasswordField } from '~/web/ui/password-field';
import { EntryCard } from './entry-card';
import { PasskeySignIn } from './security/passkey-sign-in';

export function LoginPage() {
  const intl = useIntl();
  const enter = useEnter();
  const { person } = useSession();
  const next = useSearchParams()[0].get('next') ?? undefined;
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const passwordField = useRef<HTMLInputElement>(null);
  const signIn = useAction(
    login,
    'submit',
    {},
    {
      onSuccess: ({ next_url }) => enter(next_url),
      onError: () => {
        setPassword('');
        passwordField.current?.focus();
      },
    },
  );
  if (person && !person.guest && signIn.isIdle) return <Navigate to={safeNext(next)} replace />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate({ username, password, next });
  };
  return (
    <EntryCard
      title={intl.formatMessage({ id: 'accounts.login.title' })}
      lead={<FormattedMessage id="accounts.login.lead" />}
      otherwise={
        <>
          <FormattedMessage id="accounts.login.no-account" />{' '}
          <Anchor component={Link} to={href(register, {}, { next })} fw={600}>
            <FormattedMessage id="accounts.login.register" />
          </Anchor>
        </>
      }
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {signIn.error && <ProblemNotice error={signIn.error} />}
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
          <PasswordField
            ref={passwordField}
            name="password"
            label={intl.formatMessage({ id: 'accounts.login.password' })}
            autoComplete="current-password"
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" fullWidth loading={signIn.isPending || signIn.isSuccess}>
            <FormattedMessage id="accounts.login.submit" />
          </Button>
          <Anchor component={Link} to={forgottenPasswordPage.path} ta="center">
            <FormattedMessage id="accounts.login.forgotten" />
          </Anchor>
        </Stack>
      </form>
      <PasskeySignIn next={next} />
    </EntryCard>
  );
}
