import { Anchor, Table } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { questionAnalysis, type quizAnalysis } from '~/domain/questions/analysis/contract';
import classes from './items-table.module.css';
import { useFigure } from './use-figure';
import { WarningMarks } from './warnings';

type Item = PageData<typeof quizAnalysis>['items'][number];

const COLUMNS = [
  'facility',
  'standard_deviation',
  'discrimination_index',
  'discriminative_efficiency',
  'random_guess_score',
  'intended_weight',
  'effective_weight',
] as const;
type Column = (typeof COLUMNS)[number] | 'position';

/** What does not exist yet comes last, whichever way it is sorted. */
function sorted(items: readonly Item[], by: Column, down: boolean): Item[] {
  return [...items].sort((a, b) => {
    const [one, other] = [a[by], b[by]];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || a.position - b.position;
    return (down ? other - one : one - other) || a.position - b.position;
  });
}

/** The questions of a quiz with their figures, sorted by any of them. */
export function ItemsTable({ items }: { items: readonly Item[] }) {
  const format = useFigure();
  const { formatMessage: say } = useIntl();
  const [{ by, down }, setOrder] = useState<{ by: Column; down: boolean }>({ by: 'position', down: false });
  const press = (column: Column) => setOrder({ by: column, down: by === column && !down });
  const head = (column: Column) => {
    const Sign = by !== column ? IconArrowsSort : down ? IconArrowDown : IconArrowUp;
    return (
      <Table.Th
        key={column}
        aria-sort={by !== column ? 'none' : down ? 'descending' : 'ascending'}
        className={column === 'position' ? undefined : classes.figure}
      >
        <button
          type="button"
          className={classes.sort}
          data-on={by === column || undefined}
          onClick={() => press(column)}
        >
          <FormattedMessage
            id={column === 'position' ? 'questions.analysis.question' : `questions.analysis.figure.${column}`}
          />
          <Sign size={14} aria-hidden />
        </button>
      </Table.Th>
    );
  };
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={say({ id: 'questions.analysis.questions' })}>
      <Table verticalSpacing="sm" horizontalSpacing="sm" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {head('position')}
            {COLUMNS.map(head)}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sorted(items, by, down).map((item) => (
            <Table.Tr key={item.question_id}>
              <Table.Th scope="row" className={classes.question}>
                <span className={classes.number}>{item.position + 1}</span>
                <Anchor
                  component={Link}
                  to={href(questionAnalysis, { question_id: item.question_id })}
                  className={classes.title}
                >
                  {item.title}
                </Anchor>
                <WarningMarks warnings={item.warnings.filter((code) => code !== 'few-answers')} />
              </Table.Th>
              {COLUMNS.map((column) => (
                <Table.Td key={column} ta="end">
                  {format(column, item[column])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
