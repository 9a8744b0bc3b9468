import { Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { importLog, importStart } from '~/domain/flashcards/exchange/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { SectionHeading } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import { ExportCards } from './export-cards';
import { ImportForm } from './import-form';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './exchange.module.css';

/** The last files, and what became of each. */
function RecentImports({ imports }: { imports: PageData<typeof importStart>['imports'] }) {
  if (imports.length === 0) return null;
  return (
    <section>
      <SectionHeading>
        <FormattedMessage id="flashcards.exchange.recent" />
      </SectionHeading>
      <ul className={lists.inPanel}>
        {imports.map(({ import_id, file_name, state, counts, started_at }) => (
          <li key={import_id}>
            <Link className={lists.record} to={href(importLog, { import_id })}>
              <span className={lists.name}>{file_name}</span>
              <span className={text.dimmed}>
                <FormattedMessage
                  id={`flashcards.exchange.state.${state}`}
                  values={{ cards: counts.new + counts.updated }}
                />
              </span>
              <span className={text.dimmed}>
                <TimeAgo at={started_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where cards come in from a file, and go out as one. */
export function ImportPage() {
  const { formatMessage: say } = useIntl();
  // Read afresh each time: what became of the last files changes by itself.
  const { data, error, refetch } = usePage(importStart, {}, { gcTime: 0 });
  const title = say({ id: 'flashcards.exchange.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      <PageHeader title={title} lead={<FormattedMessage id="flashcards.exchange.lead" />} />
      {data ? (
        <>
          <ImportForm cardsMax={data.cards_max} />
          <RecentImports imports={data.imports} />
          <ExportCards deck={0} cards={data.cards} />
        </>
      ) : (
        <div aria-busy>
          <Skeleton height={420} />
        </div>
      )}
    </div>
  );
}
