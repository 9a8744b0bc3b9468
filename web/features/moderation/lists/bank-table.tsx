import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type CellKind, COLUMNS, type ListedRow, type ListName } from '~/domain/moderation/lists/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import { TimeAgo } from '~/web/ui/time-ago';
import classes from './lists.module.css';

interface Props {
  list: ListName;
  rows: readonly ListedRow[];
  /** Of the table. */
  title: string;
  /** Rows of the page before, while the next is fetched. */
  stale: boolean;
}

/** Rows of any list: a table if there is room, cards on a phone. */
export function BankTable({ list, rows, title, stale }: Props) {
  const columns = COLUMNS[list];
  return (
    <table className={classes.table} aria-label={title} aria-busy={stale} data-stale={stale || undefined}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="moderation.column.title" />
          </th>
          {columns.map(([key, kind]) => (
            <th key={key} scope="col" data-kind={kind}>
              <FormattedMessage id={`moderation.column.${key}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.id}.${row.url}`}>
            <th scope="row">
              <Title list={list} row={row} />
            </th>
            {columns.map(([key, kind], index) => (
              <td
                key={key}
                data-kind={kind}
                data-none={row.cells[index] === null || row.cells[index] === '' || undefined}
              >
                <span className={classes.label} aria-hidden>
                  <FormattedMessage id={`moderation.column.${key}`} />
                </span>
                <Cell column={key} kind={kind} value={row.cells[index] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Title({ list, row }: { list: ListName; row: ListedRow }) {
  const { formatMessage: say } = useIntl();
  const key = list === 'specialty-analytics' ? specialtyKey(Number(row.title)) : null;
  const words = key ? say({ id: `questions.specialty.${key}` }) : row.title || say({ id: 'moderation.list.untitled' });
  return row.url === '' ? <>{words}</> : <Link to={row.url}>{words}</Link>;
}

function Cell({ column, kind, value }: { column: string; kind: CellKind; value: ListedRow['cells'][number] }) {
  const { formatMessage: say, formatNumber, messages } = useIntl();
  if (value === null || value === '') return <>–</>;
  switch (kind) {
    case 'number':
      return <>{formatNumber(Number(value))}</>;
    case 'percent':
      return <>{formatNumber(Number(value) / 100, { style: 'percent' })}</>;
    case 'date':
      return <TimeAgo at={String(value)} />;
    case 'specialty': {
      const key = specialtyKey(Number(value));
      return <>{key ? say({ id: `questions.specialty.${key}` }) : '–'}</>;
    }
    case 'word': {
      const id = `moderation.cell.${column}.${value}`;
      return <>{id in messages ? say({ id }) : value}</>;
    }
    case 'text':
      return <>{value}</>;
  }
}
