import { Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { usePage } from '~/web/live/client';
import { ListRow } from '~/web/ui/list-row';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { DueToday } from './due-today';
import { ENTRIES } from './entries';
import lists from '~/web/ui/list.module.css';
import classes from './home.module.css';

/** What there is to review today, and the way to everything one can do with cards. */
export function HomePage() {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(flashcardHome, {}, { refetchOnMount: 'always' });
  const title = say({ id: 'flashcards.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      <PageHeader title={title} />
      {data ? <DueToday home={data} /> : <Skeleton height={168} aria-busy />}
      <ul className={lists.ofEntries} aria-label={say({ id: 'flashcards.home.entries' })}>
        {ENTRIES.map(({ name, to, icon: Icon, Figure }) => (
          <li key={name}>
            <ListRow
              to={to}
              mark={<Icon size={24} stroke={1.6} />}
              title={<FormattedMessage id={`flashcards.home.${name}`} />}
              about={<FormattedMessage id={`flashcards.home.${name}.about`} />}
              result={Figure && data && <Figure home={data} />}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
