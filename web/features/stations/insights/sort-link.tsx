import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { insightsPage, type TrySort } from '~/domain/stations/insights/contract';
import type { StationBase } from '~/domain/stations/styles';
import classes from './insights.module.css';
import { orderBy, queryOf, type Order } from './use-order';

/** The head of a column: sorts by it, or the other way round when it is sorted by it already. */
export function SortLink({
  sort,
  base,
  order,
  end = false,
}: {
  sort: TrySort;
  base: StationBase;
  order: Order;
  end?: boolean;
}) {
  const chosen = order.sort === sort;
  const Arrow = order.direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th
      role="columnheader"
      aria-sort={!chosen ? 'none' : order.direction === 'asc' ? 'ascending' : 'descending'}
      ta={end ? 'end' : undefined}
    >
      <Link
        to={href(insightsPage, { base }, queryOf(orderBy(sort, order)))}
        preventScrollReset
        replace
        className={classes.sort}
        data-chosen={chosen || undefined}
      >
        <FormattedMessage id={`insights.sort.${sort}`} />
        {chosen && <Arrow size={16} aria-hidden />}
      </Link>
    </Table.Th>
  );
}
