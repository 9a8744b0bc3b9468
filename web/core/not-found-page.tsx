import { FormattedMessage, useIntl } from 'react-intl';
import { LinkButton } from '../ui/button';
import { PageHeader } from '../ui/page-header';

export function NotFoundPage() {
  const intl = useIntl();
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'app.not-found.title' })}
        lead={<FormattedMessage id="app.not-found.body" />}
      />
      <LinkButton to="/">
        <FormattedMessage id="app.back-home" />
      </LinkButton>
    </>
  );
}
