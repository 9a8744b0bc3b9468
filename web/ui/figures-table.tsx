import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './figures-table.module.css';

/** A table whose first column is words and whose others are figures. @param columns their messages @param children the rows */
export const FiguresTable = ({ columns, children }: { columns: readonly string[]; children: ReactNode }) => (
  <table className={classes.table}>
    <thead>
      <tr>
        {columns.map((id) => (
          <th key={id} scope="col">
            <FormattedMessage id={id} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
