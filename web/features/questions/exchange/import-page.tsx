import { Button, Skeleton } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { exportStart, importStart } from '~/domain/questions/exchange/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import layout from '~/web/ui/layout.module.css';
import classes from './exchange.module.css';
import { ImportForm } from './import-form';
import { RecentImports } from './recent-imports';

/** The page to import a file of questions. */
export function ImportPage() {
  const { formatMessage: say } = useIntl();
  // Read afresh each time: what became of the last files changes by itself.
  const { data, error, refetch } = usePage(importStart, {}, { gcTime: 0 });
  const title = say({ id: 'questions.import.title' });

  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        lead={<FormattedMessage id="questions.import.lead" />}
        actions={
          <Button
            component={Link}
            to={href(exportStart)}
            variant="default"
            leftSection={<IconFileExport size={18} aria-hidden />}
          >
            <FormattedMessage id="questions.export.title" />
          </Button>
        }
      />
      {data ? (
        <>
          <ImportForm start={data} />
          <RecentImports imports={data.imports} />
        </>
      ) : (
        <div className={layout.formShrink} aria-busy>
          <Skeleton height={340} />
          <Skeleton height={180} />
          <Skeleton height={240} />
          <Skeleton height={56} />
        </div>
      )}
    </div>
  );
}
