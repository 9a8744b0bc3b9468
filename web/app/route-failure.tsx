import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PartMissing } from '../core/loading/reload';
import { reportError } from '../core/loading/report-error';
import { AnchorButton, Button } from '../ui/button';
import layout from '../ui/layout.module.css';
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
      <div className={layout.buttons}>
        <Button onClick={() => window.location.reload()}>
          <FormattedMessage id="app.reload" />
        </Button>
        <AnchorButton href="/" variant="default">
          <FormattedMessage id="app.back-home" />
        </AnchorButton>
      </div>
    </>
  );
}
