import { Table } from '@mantine/core';
import { FormattedMessage } from 'react-intl';

interface Props {
  /** Messages of the columns. */
  columns: readonly string[];
  /** How many of them begin at the start; figures end at the end. */
  words?: number;
}

/** The head of a table of figures. */
export const TableHead = ({ columns, words = 1 }: Props) => (
  <Table.Thead>
    <Table.Tr>
      {columns.map((id, nth) => (
        <Table.Th key={id} ta={nth < words ? undefined : 'end'}>
          <FormattedMessage id={id} />
        </Table.Th>
      ))}
    </Table.Tr>
  </Table.Thead>
);
