import { ActionIcon, Textarea } from '@mantine/core';
import { IconGripVertical, IconHeading, IconX } from '@tabler/icons-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { HTML_IN_TITLE, ITEM_TITLE_MAX, SECTION_TITLE_MAX } from '../../../../domain/stations/checklist-rows';
import { Hint } from '../../../ui/hint';
import classes from './rows.module.css';
import type { SheetRow } from './sheet';
import { useSortableRow } from './sortable-list';

interface Props {
  row: SheetRow;
  number: number;
  onChange: (part: Partial<SheetRow>) => void;
  onMove: (by: 1 | -1) => void;
  /** Enter: another one below. */
  onNext: () => void;
  onRemove: () => void;
  /** Several lines were pasted. @returns whether they were taken as rows */
  onLines: (text: string) => boolean;
}

/** One row of the checklist: an item, or a heading, which begins a section (spec 3 §3). */
export function ChecklistRowField({ row, number, onChange, onMove, onNext, onRemove, onLines }: Props) {
  const { formatMessage: say } = useIntl();
  const sortable = useSortableRow(row.key);
  const kind = row.heading ? 'heading' : 'item';
  const name = say({ id: `stations.editor.checklist.${kind}` }, { number });
  const remove = say({ id: 'stations.editor.checklist.remove' }, { number });
  const toggle = say({ id: 'stations.editor.checklist.is-heading' }, { number });

  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && by) {
      event.preventDefault();
      onMove(by as 1 | -1);
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onNext();
    } else if (event.key === 'Backspace' && row.title === '') {
      event.preventDefault();
      onRemove();
    }
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (/\S\s*\n\s*\S/.test(text) && onLines(text)) event.preventDefault();
  };

  return (
    <li {...sortable.row} className={classes.row} data-heading={row.heading || undefined}>
      <button type="button" {...sortable.handle} className={classes.handle} aria-label={say({ id: 'stations.editor.checklist.move' }, { number })}>
        <IconGripVertical size={18} aria-hidden />
      </button>
      <Textarea
        data-first
        autosize
        minRows={1}
        maxRows={6}
        aria-label={name}
        placeholder={say({ id: `stations.editor.checklist.${kind}.placeholder` })}
        maxLength={row.heading ? SECTION_TITLE_MAX : ITEM_TITLE_MAX}
        value={row.title}
        error={HTML_IN_TITLE.test(row.title) ? say({ id: 'stations.flaw.item-html' }) : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onChange={(event) => onChange({ title: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') })}
        onKeyDown={press}
        onPaste={paste}
      />
      <Hint label={toggle}>
        <ActionIcon variant={row.heading ? 'light' : 'subtle'} color={row.heading ? undefined : 'gray'} size={44} aria-label={toggle} aria-pressed={row.heading} onClick={() => onChange({ heading: !row.heading, id: undefined })}>
          <IconHeading size={18} aria-hidden />
        </ActionIcon>
      </Hint>
      <Hint label={remove}>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={remove} onClick={onRemove}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Hint>
    </li>
  );
}
