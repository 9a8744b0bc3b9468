import { Button, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { confirmEmailPage } from '~/domain/accounts/email/contract';
import { profileSecurity } from '~/domain/accounts/profile/contract';
import { useAction, usePage } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { LinkClosed, LinkEnd, LinkPage, LinkPending } from './link-page';

const SECURITY = { to: profileSecurity.path, id: 'email.to-security' };
const HOME = { to: '/', id: 'email.to-home' };

/** Nothing is confirmed before the button is pressed: mail programs follow links by themselves. */
export function ConfirmEmailPage() {
  const intl = useIntl();
  const address = { params: { token: useParams().token ?? '' } };
  const { data, error, refetch } = usePage(confirmEmailPage, address, { staleTime: Infinity });
  const confirm = useAction(confirmEmailPage, 'submit', address);
  const title = intl.formatMessage({ id: 'email.confirm.title' });
  if (!data) return <LinkPage title={title}>{<LinkPending error={error} retry={refetch} />}</LinkPage>;
  const email = <b>{data.email}</b>;
  if (confirm.isSuccess || data.state === 'used')
    return (
      <LinkPage title={title}>
        <LinkEnd way={HOME}>
          <FormattedMessage id="email.confirm.done" values={{ email }} />
        </LinkEnd>
      </LinkPage>
    );
  return (
    <LinkPage title={title}>
      {data.state === 'open' ? (
        <>
          {confirm.error && <ProblemNotice error={confirm.error} />}
          <Text style={{ overflowWrap: 'anywhere' }}>
            <FormattedMessage id={data.change ? 'email.confirm.change' : 'email.confirm.lead'} values={{ email }} />
          </Text>
          <Button fullWidth loading={confirm.isPending} onClick={() => confirm.mutate({})}>
            <FormattedMessage id="email.confirm.submit" />
          </Button>
        </>
      ) : (
        <LinkClosed state={data.state} way={SECURITY} />
      )}
    </LinkPage>
  );
}
