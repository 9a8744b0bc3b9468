import { Skeleton, Table, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OptionFigures } from '~/domain/questions/analysis/contract';
import { lazily } from '~/web/ui/fetched';
import classes from './fifths.module.css';
import { letterOf } from './letter-of';
import { useFigure } from './use-figure';

const FifthsChart = lazily(async () => (await import('./fifths-chart')).FifthsChart);

export const FIFTHS = [1, 2, 3, 4, 5] as const;

/** What the weaker and the stronger people picked, drawn and in figures. */
export function Fifths({ options, boxes }: { options: readonly OptionFigures[]; boxes: boolean }) {
  const format = useFigure();
  return (
    <div className={classes.fifths}>
      <Suspense fallback={<Skeleton height={300} />}>
        <FifthsChart options={options} boxes={boxes} />
      </Suspense>
      <Table verticalSpacing="xs" horizontalSpacing="xs" className={classes.table}>
        <Table.Caption>
          <FormattedMessage id="questions.analysis.fifths.caption" />
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <FormattedMessage id={boxes ? 'questions.analysis.box' : 'questions.analysis.option'} />
            </Table.Th>
            {FIFTHS.map((fifth) => (
              <Table.Th key={fifth} ta="end">
                <span aria-hidden>{fifth}</span>
                <VisuallyHidden>
                  <FormattedMessage id={`questions.analysis.fifth.${fifth}`} />
                </VisuallyHidden>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {options.map((option, index) => (
            <Table.Tr key={option.answer_id}>
              <Table.Th scope="row">{letterOf(index)}</Table.Th>
              {option.by_fifth.map((share, fifth) => (
                <Table.Td key={fifth} ta="end">
                  {format('fifth', share)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
