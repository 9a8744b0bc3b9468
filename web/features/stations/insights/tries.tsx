import { Table } from '@mantine/core';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { summary } from '~/domain/stations/summary-contract';
import { type InsightsData, insightsPage } from '~/domain/stations/insights/contract';
import { GRADE_GROUPS } from '~/domain/stations/marking';
import type { StationBase } from '~/domain/stations/styles';
import { Pages } from '~/web/ui/pages';
import { formatClock } from '~/web/ui/timer/format-clock';
import classes from './insights.module.css';
import { SortLink } from './sort-link';
import { queryOf, type Order } from './use-order';

interface Props {
  tries: InsightsData['tries'];
  base: StationBase;
  order: Order;
  stale: boolean;
}

/** One's tries as candidate, 10 a page, sorted by any column (spec 3 §2, §9). On narrow screens each is a card. */
export function Tries({ tries, base, order, stale }: Props) {
  const { formatMessage: say } = useIntl();
  const addressOf = (page: number) => href(insightsPage, { base }, queryOf({ ...order, page }));
  return (
    <>
      <Table
        role="table"
        className={classes.tries}
        data-stale={stale || undefined}
        aria-busy={stale}
        verticalSpacing="sm"
        horizontalSpacing="md"
      >
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            <SortLink sort="date" base={base} order={order} />
            <SortLink sort="name" base={base} order={order} />
            <SortLink sort="label" base={base} order={order} />
            <SortLink sort="score" base={base} order={order} end />
            <SortLink sort="duration" base={base} order={order} end />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {tries.items.map((each) => (
            <Table.Tr role="row" key={each.quizlog_id}>
              <Table.Td role="cell" className={classes.date}>
                <FormattedDate value={each.submitted_at} day="numeric" month="short" year="numeric" />
              </Table.Td>
              <Table.Td role="cell" className={classes.name}>
                <Link to={href(summary, { base, quizlog_id: each.quizlog_id })} className={classes.tryLink}>
                  {each.name}
                </Link>
                {each.grades && <Grades grades={each.grades} />}
              </Table.Td>
              <Table.Td role="cell" className={classes.label}>
                {each.label > 0 && <FormattedMessage id={`stations.label.${each.label}`} />}
              </Table.Td>
              <Table.Td role="cell" className={classes.score}>
                <FormattedNumber value={each.score / 100} style="percent" maximumFractionDigits={0} />
              </Table.Td>
              <Table.Td role="cell" className={classes.duration}>
                {formatClock(each.seconds_used)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pages
        of={tries}
        to={(page) => addressOf(page ?? 1)}
        label={say({ id: 'insights.pages' })}
        mt="md"
        preventScrollReset
      />
    </>
  );
}

/** The bands of a GP case, by the short names of its domains. */
function Grades({ grades }: { grades: NonNullable<InsightsData['tries']['items'][number]['grades']> }) {
  return (
    <dl className={classes.grades}>
      {GRADE_GROUPS.map((group) => {
        const grade = grades[group];
        return (
          <div key={group} data-passed={grade === null ? undefined : grade === 'pass' || grade === 'clear-pass'}>
            <dt>
              <FormattedMessage id={`insights.domain.${group}`} />
            </dt>
            <dd>
              <FormattedMessage id={grade === null ? 'stations.grade.none' : `stations.grade.${grade}`} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
