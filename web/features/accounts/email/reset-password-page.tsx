import { Button, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { login, session } from '~/domain/accounts/contract';
import { forgottenPasswordPage, resetPasswordPage } from '~/domain/accounts/email/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callKey, useAction, usePage } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { LinkClosed, LinkEnd, LinkPage, LinkPending } from './link-page';
import { NewPasswordFields, NO_PASSWORD } from './new-password-fields';
import { UsernameField } from './username-field';

const AGAIN = { to: forgottenPasswordPage.path, id: 'email.to-new-link' };
const SIGN_IN = { to: login.path, id: 'email.to-sign-in' };

export function ResetPasswordPage() {
  const intl = useIntl();
  const cache = useQueryClient();
  const address = { params: { token: useParams().token ?? '' } };
  const { data, error, refetch } = usePage(resetPasswordPage, address, { staleTime: Infinity });
  const [value, setValue] = useState(NO_PASSWORD);
  const reset = useAction(resetPasswordPage, 'submit', address, {
    // Somebody who was signed in here is not any more.
    onSuccess: () => cache.refetchQueries({ queryKey: callKey(session, {}) }),
  });
  const title = intl.formatMessage({ id: 'email.reset.title' });
  if (!data) return <LinkPage title={title}>{<LinkPending error={error} retry={refetch} />}</LinkPage>;
  if (reset.isSuccess)
    return (
      <LinkPage title={title}>
        <LinkEnd way={SIGN_IN}>
          <FormattedMessage id="email.reset.done" />
        </LinkEnd>
      </LinkPage>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset.mutate(value);
  };
  return (
    <LinkPage title={title}>
      {data.state === 'open' ? (
        <form onSubmit={submit}>
          <Stack gap="md">
            {reset.error && <ProblemNotice error={reset.error} />}
            <UsernameField username={data.username} />
            <NewPasswordFields value={value} onChange={setValue} error={reset.error} />
            <Button type="submit" fullWidth loading={reset.isPending}>
              <FormattedMessage id="email.reset.submit" />
            </Button>
          </Stack>
        </form>
      ) : (
        <LinkClosed state={data.state} way={AGAIN} />
      )}
    </LinkPage>
  );
}
