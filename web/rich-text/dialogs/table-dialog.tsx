import { Checkbox, Group, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from './form-dialog';

export const TABLE_ROWS_MAX = 50;
export const TABLE_COLUMNS_MAX = 10;

interface Props {
  opened: boolean;
  onAdd: (rows: number, columns: number, header: boolean) => void;
  onClose: () => void;
  onGone: () => void;
}

const within = (value: string | number, max: number): number =>
  Math.min(max, Math.max(1, Math.round(Number(value)) || 1));

/** Asks how large a new table is to be. */
export function TableDialog({ opened, onAdd, onClose, onGone }: Props) {
  const { formatMessage: say } = useIntl();
  const [rows, setRows] = useState<string | number>(3);
  const [columns, setColumns] = useState<string | number>(3);
  const [header, setHeader] = useState(true);
  return (
    <FormDialog
      opened={opened}
      title={say({ id: 'rich-text.table.title' })}
      done={say({ id: 'rich-text.table.add' })}
      onDone={() => onAdd(within(rows, TABLE_ROWS_MAX), within(columns, TABLE_COLUMNS_MAX), header)}
      onClose={onClose}
      onGone={onGone}
    >
      <Group grow mb="md" align="start">
        <NumberInput
          size="md"
          label={say({ id: 'rich-text.table.rows' })}
          value={rows}
          onChange={setRows}
          min={1}
          max={TABLE_ROWS_MAX}
          clampBehavior="blur"
          allowDecimal={false}
          data-autofocus
        />
        <NumberInput
          size="md"
          label={say({ id: 'rich-text.table.columns' })}
          value={columns}
          onChange={setColumns}
          min={1}
          max={TABLE_COLUMNS_MAX}
          clampBehavior="blur"
          allowDecimal={false}
        />
      </Group>
      <Checkbox
        label={say({ id: 'rich-text.table.header' })}
        checked={header}
        onChange={(event) => setHeader(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
