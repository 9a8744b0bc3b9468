import { Button, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { forgottenPasswordPage, undoEmailChangePage } from '~/domain/accounts/email/contract';
import { useAction, usePage } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { LinkClosed, LinkEnd, LinkPage, LinkPending } from './link-page';

const PASSWORD = { to: forgottenPasswordPage.path, id: 'email.to-new-password' };
const HOME = { to: '/', id: 'email.to-home' };

/** The page of the link in the mail to the old address. */
export function UndoEmailChangePage() {
  const intl = useIntl();
  const address = { params: { token: useParams().token ?? '' } };
  const { data, error, refetch } = usePage(undoEmailChangePage, address, { staleTime: Infinity });
  const undo = useAction(undoEmailChangePage, 'submit', address);
  const title = intl.formatMessage({ id: 'email.undo.title' });
  if (!data) return <LinkPage title={title}>{<LinkPending error={error} retry={refetch} />}</LinkPage>;
  const values = { email: <b>{data.email}</b>, new_email: <b>{data.new_email}</b> };
  if (undo.isSuccess)
    return (
      <LinkPage title={title}>
        <LinkEnd way={PASSWORD}>
          <FormattedMessage id="email.undo.done" values={values} />
        </LinkEnd>
      </LinkPage>
    );
  return (
    <LinkPage title={title}>
      {data.state === 'open' ? (
        <>
          {undo.error && <ProblemNotice error={undo.error} />}
          <Text style={{ overflowWrap: 'anywhere' }}>
            <FormattedMessage id="email.undo.lead" values={values} />
          </Text>
          <Button fullWidth loading={undo.isPending} onClick={() => undo.mutate({})}>
            <FormattedMessage id="email.undo.submit" />
          </Button>
        </>
      ) : (
        <LinkClosed state={data.state} way={HOME} />
      )}
    </LinkPage>
  );
}
