import { Button, Group, Text } from '@mantine/core';
import { IconFileExport, IconFileImport, IconHeading, IconPlus } from '@tabler/icons-react';
import { memo, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cutText } from '~/domain/kit/cut-text';
import {
  ITEM_TITLE_MAX,
  ITEMS_MAX,
  sectionsOfTemplate,
  type WrittenSection,
} from '~/domain/stations/authoring/checklist-rows';
import type { Language } from '~/domain/accounts/contract';
import { PutBack } from '~/web/drafts/editor/put-back';
import { SortableList } from '~/web/drafts/editor/sortable-list';
import { useRows } from '~/web/drafts/editor/use-rows';
import { useAnnounce } from '~/web/ui/announcer';
import { lazily } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import { useStable } from '~/web/ui/use-stable';
import { ChecklistRowField, type RowActs } from './checklist-row';
import type { StationAdapter, ScreenData } from './editor-adapter';
import { saveChecklistFile } from './save-file';
import layout from '~/web/ui/layout.module.css';
import classes from './rows.module.css';
import { checklistOf, countsOf, emptyRow, rowsFor, rowsFromLines, type Sheet, type SheetRow } from './sheet';
import { TemplateImport } from './template-import';

const ChecklistFileDialog = lazily(async () => (await import('./checklist-file-dialog')).ChecklistFileDialog);

/** The title of the section that a row stands in. */
const sectionAt = (rows: readonly SheetRow[], index: number): string =>
  rows.slice(0, index).findLast((row) => row.heading)?.title ?? '';

interface Props {
  rows: readonly SheetRow[];
  adapter: StationAdapter;
  templates: ScreenData['templates']['checklist'];
  /** What the exported file is called. */
  name: string;
  /** The language of the station if its patient can be talked to: each item then shows what covers it. */
  covers?: Language;
  /** Of a station that is saved. */
  stationId?: number;
  set: (change: Pick<Sheet, 'rows'>) => void;
}

/** The checklist as rows: written, made headings of, put in order by drag or by keys, imported and exported (spec 3 §2, §3). */
export const ChecklistBuilder = memo(function ChecklistBuilder({
  rows,
  adapter,
  templates,
  name,
  covers,
  stationId,
  set,
}: Props) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const [importing, setImporting] = useState(false);
  const { items, sections } = countsOf(rows);
  /** A template is fetched while one goes on writing. */
  const latest = useRef(rows);
  latest.current = rows;

  const { list, focus, indexOf, insert, move, change, moveBy, remove, removed } = useRows({
    rows,
    set: (next) => set({ rows: next }),
    textOf: (row) => row.title,
    focusOnRemove: 'above',
    onMoved: (from, to) => announce(say({ id: 'stations.editor.checklist.moved' }, { from: from + 1, to: to + 1 })),
    onRemoved: (index) => announce(say({ id: 'stations.editor.checklist.removed' }, { number: index + 1 })),
  });
  const lines = (index: number, text: string): boolean => {
    const pasted = rowsFromLines(text).map((row) => ({ ...row, title: cutText(row.title, ITEM_TITLE_MAX) }));
    if (pasted.length < 2 || items + pasted.length > ITEMS_MAX) return false;
    const blank = rows[index]!.title.trim() === '';
    set({ rows: [...rows.slice(0, blank ? index : index + 1), ...pasted, ...rows.slice(index + 1)] });
    focus(pasted.at(-1)!.key);
    return true;
  };
  const bring = (brought: readonly WrittenSection[], replacing: boolean) => {
    const before = replacing ? [] : latest.current.filter((row) => row.title.trim() !== '');
    set({ rows: [...before, ...rowsFor(brought)] });
    announce(
      say(
        { id: 'stations.editor.checklist.imported' },
        { count: brought.reduce((sum, section) => sum + section.items.length, 0) },
      ),
    );
  };

  const addBelow: RowActs['next'] = useStable((key) => insert(indexOf(key) + 1, emptyRow()));
  const paste: RowActs['lines'] = useStable((key, text) => lines(indexOf(key), text));
  const acts = useMemo(
    () => ({ change, move: moveBy, next: addBelow, remove, lines: paste }),
    [change, moveBy, addBelow, remove, paste],
  );

  return (
    <fieldset className={layout.fieldset}>
      <legend className={classes.legend}>
        <FormattedMessage id="stations.editor.checklist" />
        <span className={classes.count}>
          <FormattedMessage id="stations.editor.checklist.count" values={{ items, sections }} />
        </span>
      </legend>
      <Text size="xs" c="dimmed" mb={8}>
        <FormattedMessage id="stations.editor.checklist.about" />
      </Text>
      <SortableList words="stations.editor.drag" keys={rows.map(({ key }) => key)} onMove={move}>
        <ol ref={list} className={classes.rows}>
          {rows.map((row, index) => (
            <ChecklistRowField
              key={row.key}
              row={row}
              number={index + 1}
              acts={acts}
              covers={covers}
              stationId={stationId}
              section={sectionAt(rows, index)}
            />
          ))}
        </ol>
      </SortableList>
      <Group gap="sm" mt={8}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={items >= ITEMS_MAX}
          onClick={() => insert(rows.length, emptyRow())}
        >
          <FormattedMessage id="stations.editor.checklist.add" />
        </Button>
        <Button
          variant="default"
          leftSection={<IconHeading size={18} aria-hidden />}
          onClick={() => insert(rows.length, emptyRow(true))}
        >
          <FormattedMessage id="stations.editor.checklist.add-heading" />
        </Button>
        <PutBack removed={removed} words="stations.editor.put-back" />
      </Group>
      <Group gap="sm" mt={16} align="end">
        <TemplateImport
          of={say({ id: 'stations.editor.checklist' })}
          templates={templates}
          onImport={async (key) => bring(sectionsOfTemplate(await adapter.importChecklist(key)), false)}
        />
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} aria-hidden />}
          onClick={() => setImporting(true)}
        >
          <FormattedMessage id="stations.editor.file.import" />
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileExport size={18} aria-hidden />}
          disabled={items + sections === 0}
          onClick={() => saveChecklistFile(checklistOf(rows), name)}
        >
          <FormattedMessage id="stations.editor.file.export" />
        </Button>
      </Group>
      <OnceWanted wanted={importing}>
        <ChecklistFileDialog
          opened={importing}
          hasRows={items > 0}
          onImport={bring}
          onClose={() => setImporting(false)}
        />
      </OnceWanted>
    </fieldset>
  );
});
