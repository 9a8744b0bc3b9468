import { ActionIcon, Badge, Table } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { Fragment } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { BoardRow } from '~/domain/leaderboard/contract';
import layout from '~/web/ui/layout.module.css';
import classes from './leaderboard.module.css';

/** The first ten, and oneself. */
export function BoardTable({
  label,
  rows,
  onReport,
}: {
  label: string;
  rows: readonly BoardRow[];
  onReport: (row: BoardRow) => void;
}) {
  const { formatMessage: say } = useIntl();
  return (
    <Table className={classes.table} verticalSpacing="xs" aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" className={classes.place}>
            <FormattedMessage id="leaderboard.place" />
          </Table.Th>
          <Table.Th scope="col">
            <FormattedMessage id="leaderboard.name" />
          </Table.Th>
          <Table.Th scope="col" className={classes.points}>
            <FormattedMessage id="leaderboard.points" />
          </Table.Th>
          <Table.Th scope="col" className={classes.act} aria-label={say({ id: 'leaderboard.report' })} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {isApart(rows, index) && (
              <Table.Tr aria-hidden className={classes.gap}>
                <Table.Td colSpan={4}>···</Table.Td>
              </Table.Tr>
            )}
            <Table.Tr className={classes.line} data-own={row.own || undefined}>
              <Table.Td className={classes.place}>
                {row.place === null ? (
                  <span className={classes.about}>
                    <span aria-hidden>–</span>
                    <span className={layout.legend}>
                      <FormattedMessage id="leaderboard.no-place" />
                    </span>
                  </span>
                ) : (
                  <>
                    <strong data-first={row.place === 1 || undefined}>
                      <FormattedMessage id="leaderboard.ordinal" values={{ place: row.place }} />
                    </strong>
                    {row.tied && (
                      <span className={classes.about}>
                        {' '}
                        <FormattedMessage id="leaderboard.tied" />
                      </span>
                    )}
                  </>
                )}
              </Table.Td>
              <Table.Th scope="row" className={classes.name}>
                {row.alias}
                {row.own && (
                  <>
                    {' '}
                    <Badge size="sm" variant="light">
                      <FormattedMessage id="leaderboard.you" />
                    </Badge>
                  </>
                )}
              </Table.Th>
              <Table.Td className={classes.points}>
                <FormattedNumber value={row.points} />
              </Table.Td>
              <Table.Td className={classes.act}>
                {!row.own && (
                  <ActionIcon
                    size={44}
                    variant="subtle"
                    color="gray"
                    aria-label={say({ id: 'leaderboard.report.of' }, { alias: row.alias })}
                    onClick={() => onReport(row)}
                  >
                    <IconFlag size={18} aria-hidden />
                  </ActionIcon>
                )}
              </Table.Td>
            </Table.Tr>
          </Fragment>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** One's own row stands below the first ten if others are between. */
const isApart = (rows: readonly BoardRow[], index: number): boolean =>
  index === rows.length - 1 && index >= 10 && rows[index]!.own;
