import { Pagination } from '@mantine/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import classes from './card-grid.module.css';
import { useCollapseLimit } from './collapse';

interface Props {
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => string;
}

export function ListPages({ page, pages, to }: Props) {
  const { formatMessage: say } = useIntl();
  const phone = useCollapseLimit() === 2;
  return (
    <Pagination.Root
      component="nav"
      aria-label={say({ id: 'stations.pages' })}
      total={pages}
      value={page}
      size={48}
      siblings={phone ? 0 : 1}
      getItemProps={(number) => ({
        component: Link,
        to: to(number),
        'aria-label': say({ id: 'stations.page' }, { page: number }),
      })}
    >
      <div className={classes.pages}>
        <Pagination.Items />
      </div>
    </Pagination.Root>
  );
}
