import { Text } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './file-zone.module.css';
import text from './text.module.css';

interface Props {
  /** Shown instead of the request for one. */
  file?: File | null;
  accept: string;
  onChange: (file: File | null) => void;
  /** The message that asks for a file; it marks the words that open the choice of one. */
  ask: string;
  hint: ReactNode;
}

/** What a file's size is called. */
export function useFileSize(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return (bytes) =>
    bytes < 1024 * 1024
      ? formatNumber(Math.max(Math.sign(bytes), Math.round(bytes / 1024)), { style: 'unit', unit: 'kilobyte' })
      : formatNumber(bytes / 1024 / 1024, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}

/** A place to drop a file on, which opens the choice of one as well. */
export function FileZone({ file, accept, onChange, ask, hint }: Props) {
  const [over, setOver] = useState(false);
  const Icon = file ? IconFileText : IconUpload;
  return (
    <label
      className={classes.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onChange(event.dataTransfer.files[0] ?? null);
      }}
    >
      <input type="file" accept={accept} onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)} />
      <Icon size={32} stroke={1.8} aria-hidden />
      {file ? (
        <span className={text.bold}>{file.name}</span>
      ) : (
        <span>
          <FormattedMessage id={ask} values={{ browse: (words) => <span className={classes.browse}>{words}</span> }} />
        </span>
      )}
      <Text component="span" size="sm" c="dimmed">
        {hint}
      </Text>
    </label>
  );
}
