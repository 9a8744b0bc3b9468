import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { login, register } from '~/domain/accounts/contract';
import { forgottenPasswordPage } from '~/domain/accounts/email/contract';
import { safeNext } from '~/domain/accounts/safe-next';
import { href } from '~/domain/kit/contract';
import { useEnter } from '~/web/core/enter';
import { useSession } from '~/web/core/session';
import { typedFirst } from '~/web/core/first-html';
import { useAction } from '~/web/live/client';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { LeadOn } from '~/web/ui/lead-on';
import { ProblemNotice, useRefusedForm } from '~/web/ui/problem';
import { PasswordField } from '~/web/ui/password-field';
import { TextField } from '~/web/ui/text-field';
import { EntryCard } from './entry-card';
import classes from './entry-card.module.css';
import { PasskeySignIn } from './security/passkey-sign-in';

export function LoginPage() {
  const intl = useIntl();
  const enter = useEnter();
  const { person } = useSession();
  const next = useSearchParams()[0].get('next') ?? undefined;
  const [typed] = useState(() => ({ username: typedFirst('username'), password: typedFirst('password') }));
  const [username, setUsername] = useState(typed.username.typed);
  const [password, setPassword] = useState(typed.password.typed);
  const refused = useRefusedForm();
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
  const refusal = signIn.isIdle ? refused : signIn.error;
  if (person && !person.guest && signIn.isIdle) return <LeadOn to={safeNext(next)} />;

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
          <Link to={href(register, {}, { next })} className={classes.way}>
            <FormattedMessage id="accounts.login.register" />
          </Link>
        </>
      }
    >
      <form onSubmit={submit}>
        <div className={layout.stackMedium}>
          {refusal && <ProblemNotice error={refusal} />}
          <TextField
            name="username"
            label={intl.formatMessage({ id: 'accounts.login.username' })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            autoFocus={typed.username.autoFocus}
            value={username}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <PasswordField
            ref={passwordField}
            name="password"
            label={intl.formatMessage({ id: 'accounts.login.password' })}
            autoComplete="current-password"
            required
            autoFocus={typed.password.autoFocus}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" wide loading={signIn.isPending || signIn.isSuccess}>
            <FormattedMessage id="accounts.login.submit" />
          </Button>
          <Link to={forgottenPasswordPage.path} className={classes.forgotten}>
            <FormattedMessage id="accounts.login.forgotten" />
          </Link>
        </div>
      </form>
      <PasskeySignIn next={next} />
    </EntryCard>
  );
}
