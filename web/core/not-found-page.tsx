import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PageHeader } from '../ui/page-header';

export function NotFoundPage() {
  const intl = useIntl();
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'app.not-found.title' })}
        lead={<FormattedMessage id="app.not-found.body" />}
      />
      <Button component={Link} to="/">
        <FormattedMessage id="app.back-home" />
      </Button>
    </>
  );
}
