import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PartMissing } from '../core/loading/reload';
import { reportError } from '../core/loading/report-error';
import { PageHeader } from '../ui/page-header';
import { NotFoundPage } from '../core/not-found-page';

/** What is shown when a page breaks: what that means, and two ways on. */
export function RouteFailure() {
  const intl = useIntl();
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!missing) reportError(error);
  }, [error, missing]);
  if (missing) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'app.failure.title' })}
        lead={<FormattedMessage id={error instanceof PartMissing ? 'app.failure.outdated' : 'app.failure.body'} />}
      />
      <Group>
        <Button onClick={() => window.location.reload()}>
          <FormattedMessage id="app.reload" />
        </Button>
        <Button component="a" href="/" variant="default">
          <FormattedMessage id="app.back-home" />
        </Button>
      </Group>
    </>
  );
}
