import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { reportsPage } from '~/domain/moderation/contract';
import { Section } from '~/web/ui/section-heading';
import text from '~/web/ui/text.module.css';

/** How many reports are open, and the way to them. @param open null while PostgreSQL does not answer, undefined if the gateway is of an older release */
export function ReportsLink({ open }: { open: number | null | undefined }) {
  return (
    <Section
      id="ops-reports"
      title={<FormattedMessage id="ops.reports" />}
      actions={
        <Button component={Link} to={href(reportsPage)} variant="default">
          <FormattedMessage id="ops.reports.show" />
        </Button>
      }
    >
      <p className={text.dimmedSmall}>
        {open === null || open === undefined ? (
          <FormattedMessage id="ops.reports.unknown" />
        ) : (
          <FormattedMessage id="ops.reports.open" values={{ count: open }} />
        )}
      </p>
    </Section>
  );
}
