import { Button, Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { login, register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { PageHeader } from '~/web/ui/page-header';

/** For a person who opens a link without an account: sign in or register, and come back here. */
export function SignedOut({ guest }: { guest: boolean }) {
  const { formatMessage: say } = useIntl();
  const { pathname } = useLocation();
  const next = { next: pathname };
  return (
    <>
      <PageHeader
        title={say({ id: 'teach.take.title' })}
        lead={<FormattedMessage id={guest ? 'teach.take.guest' : 'teach.take.signed-out'} />}
      />
      <Group gap="sm">
        {!guest && (
          <Button component={Link} to={href(login, {}, next)}>
            <FormattedMessage id="app.sign-in" />
          </Button>
        )}
        <Button component={Link} to={href(register, {}, next)} variant={guest ? 'filled' : 'default'}>
          <FormattedMessage id={guest ? 'app.guest.register' : 'app.register'} />
        </Button>
      </Group>
    </>
  );
}
