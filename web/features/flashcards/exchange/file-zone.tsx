import { Text } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { IMPORT_BYTES_MAX } from '~/domain/flashcards/exchange/contract';
import text from '~/web/ui/text.module.css';
import classes from './exchange.module.css';

interface Props {
  file: File | null;
  onChange: (file: File | null) => void;
}

const MEGABYTE = 1024 * 1024;

/** A place to drop a file on, which opens the choice of one as well. */
export function FileZone({ file, onChange }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChange(event.dataTransfer.files[0] ?? null);
  };
  const bytes = file?.size ?? IMPORT_BYTES_MAX;
  const size = (
    <FormattedNumber
      value={bytes < MEGABYTE ? Math.max(1, Math.round(bytes / 1024)) : bytes / MEGABYTE}
      style="unit"
      unit={bytes < MEGABYTE ? 'kilobyte' : 'megabyte'}
      maximumFractionDigits={1}
    />
  );
  return (
    <label
      className={classes.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept=".apkg,.colpkg,.csv,.tsv,.txt"
        onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
      />
      {file ? <IconFileText size={32} stroke={1.8} aria-hidden /> : <IconUpload size={32} stroke={1.8} aria-hidden />}
      {file ? (
        <span className={text.bold}>{file.name}</span>
      ) : (
        <span>
          <FormattedMessage
            id="flashcards.exchange.drop"
            values={{ browse: (words) => <span className={classes.browse}>{words}</span> }}
          />
        </span>
      )}
      <Text component="span" size="sm" c="dimmed">
        {file ? size : <FormattedMessage id="flashcards.exchange.limit" values={{ size }} />}
      </Text>
    </label>
  );
}
