import { Table } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { OptionFigures } from '~/domain/questions/analysis/contract';
import { letterOf } from './letter-of';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './options-table.module.css';
import { useFigure } from './use-figure';
import { WarningMarks } from './warnings';

/** How often each option was picked, and by whom: the better, or the others. Of a free-text question the boxes. */
export function OptionsTable({ options, boxes }: { options: readonly OptionFigures[]; boxes: boolean }) {
  const format = useFigure();
  return (
    <Table verticalSpacing="sm" horizontalSpacing="xs" className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th colSpan={2}>
            <FormattedMessage id={boxes ? 'questions.analysis.box' : 'questions.analysis.option'} />
          </Table.Th>
          <Table.Th ta="end" className={layout.notOnPhone}>
            <FormattedMessage id={boxes ? 'questions.analysis.marked-right' : 'questions.analysis.picks'} />
          </Table.Th>
          <Table.Th ta="end">
            <FormattedMessage id="questions.analysis.share" />
          </Table.Th>
          <Table.Th ta="end">
            <FormattedMessage id="questions.analysis.discrimination" />
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {options.map((option, index) => (
          <Table.Tr key={option.answer_id}>
            <Table.Td className={classes.letter}>{letterOf(index)}</Table.Td>
            <Table.Td>
              {option.answer_label && <span className={text.dimmedLine}>{option.answer_label}</span>}
              <span className={text.breakable}>{option.answer_text}</span>
              {option.answer_correct && !boxes && (
                <span className={classes.right}>
                  <IconCheck size={16} stroke={2.5} aria-hidden />
                  <FormattedMessage id="questions.analysis.right" />
                </span>
              )}
              <WarningMarks warnings={option.warnings} />
            </Table.Td>
            <Table.Td ta="end" className={layout.notOnPhone}>
              <FormattedNumber value={option.picks} />
            </Table.Td>
            <Table.Td ta="end">
              <span
                className={classes.bar}
                aria-hidden
                style={{ '--share': `${option.share ?? 0}%` } as CSSProperties}
                data-right={(option.answer_correct && !boxes) || undefined}
              />
              <span className={classes.share}>{format('share', option.share)}</span>
            </Table.Td>
            <Table.Td ta="end">{format('discrimination_index', option.discrimination_index)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
