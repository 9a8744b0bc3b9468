import { Button, Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageHeader } from '../ui/page-header';
import { NotFoundPage } from './not-found-page';

/** A chunk of an older build that is no longer served. */
const isOutdated = (error: unknown): boolean => error instanceof Error && /dynamically imported module|module script/i.test(error.message);

/** What is shown when a page breaks: what that means, and two ways on. */
export function RouteFailure() {
  const intl = useIntl();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={intl.formatMessage({ id: 'app.failure.title' })} lead={<FormattedMessage id={isOutdated(error) ? 'app.failure.outdated' : 'app.failure.body'} />} />
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
