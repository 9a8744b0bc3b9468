import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { login } from '~/domain/accounts/contract';
import { forgottenPasswordPage } from '~/domain/accounts/email/contract';
import { useAction } from '~/web/live/client';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import { TextField } from '~/web/ui/text-field';
import { EntryCard } from '../entry-card';
import classes from '../entry-card.module.css';

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
        <Link to={login.path} className={classes.way}>
          <FormattedMessage id="email.to-sign-in" />
        </Link>
      }
    >
      {ask.isSuccess ? (
        <p role="status" className={layout.flush}>
          <FormattedMessage id="email.forgotten.done" />
        </p>
      ) : (
        <form onSubmit={submit}>
          <div className={layout.stackMedium}>
            {ask.error && <ProblemNotice error={ask.error} />}
            <TextField
              name="username"
              label={intl.formatMessage({ id: 'accounts.login.username' })}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              value={username}
              onChange={(event) => setUsername(event.currentTarget.value)}
            />
            <Button type="submit" wide loading={ask.isPending}>
              <FormattedMessage id="email.forgotten.submit" />
            </Button>
          </div>
        </form>
      )}
    </EntryCard>
  );
}
