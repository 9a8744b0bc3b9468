import { ActionIcon, Textarea } from '@mantine/core';
import { IconGripVertical, IconHeading, IconX } from '@tabler/icons-react';
import { memo, Suspense, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '~/domain/accounts/contract';
import { HTML_IN_TITLE, ITEM_TITLE_MAX, SECTION_TITLE_MAX } from '~/domain/stations/authoring/checklist-rows';
import { lazily } from '~/web/ui/fetched';
import { Hint } from '~/web/ui/hint';
import classes from './rows.module.css';
import type { SheetRow } from './sheet';
import { useSortableRow } from '~/web/drafts/editor/sortable-list';

/** What can be done with a row, which is named by its key. */
export interface RowActs {
  change: (key: string, part: Partial<SheetRow>) => void;
  move: (key: string, by: 1 | -1) => void;
  /** Enter: another one below. */
  next: (key: string) => void;
  remove: (key: string) => void;
  /** Several lines were pasted. @returns whether they were taken as rows */
  lines: (key: string, text: string) => boolean;
}

interface Props {
  row: SheetRow;
  number: number;
  acts: RowActs;
  /** The language of a station whose patient can be talked to. */
  covers?: Language;
  /** Of a station that is saved. */
  stationId?: number;
  /** Title of the section that it stands in. */
  section: string;
}

const CoverLine = lazily(async () => (await import('./facts/cover-line')).CoverLine);

/** One row of the checklist: an item, or a heading, which begins a section (spec 3 §3). */
export const ChecklistRowField = memo(function ChecklistRowField({
  row,
  number,
  acts,
  covers,
  stationId,
  section,
}: Props) {
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
      acts.move(row.key, by as 1 | -1);
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      acts.next(row.key);
    } else if (event.key === 'Backspace' && row.title === '') {
      event.preventDefault();
      acts.remove(row.key);
    }
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (/\S\s*\n\s*\S/.test(text) && acts.lines(row.key, text)) event.preventDefault();
  };

  return (
    <li {...sortable.row} className={classes.row} data-heading={row.heading || undefined}>
      <button
        type="button"
        {...sortable.handle}
        className={classes.handle}
        aria-label={say({ id: 'stations.editor.checklist.move' }, { number })}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
      <div>
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
          onChange={(event) => acts.change(row.key, { title: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') })}
          onKeyDown={press}
          onPaste={paste}
        />
        {covers && !row.heading && row.title.trim() !== '' && (
          <Suspense fallback={null}>
            <CoverLine
              row={row}
              section={section}
              language={covers}
              stationId={stationId}
              onChange={(covered_by) => acts.change(row.key, { covered_by })}
            />
          </Suspense>
        )}
      </div>
      <Hint label={toggle}>
        <ActionIcon
          variant={row.heading ? 'light' : 'subtle'}
          color={row.heading ? undefined : 'gray'}
          size={44}
          aria-label={toggle}
          aria-pressed={row.heading}
          onClick={() => acts.change(row.key, { heading: !row.heading, id: undefined })}
        >
          <IconHeading size={18} aria-hidden />
        </ActionIcon>
      </Hint>
      <Hint label={remove}>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={remove} onClick={() => acts.remove(row.key)}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Hint>
    </li>
  );
});
