import { ActionIcon, Text } from '@mantine/core';
import { IconFileText, IconUpload, IconX } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IMPORT_BYTES_MAX } from '~/domain/questions/exchange/contract';
import own from './drop-zone.module.css';
import texts from '~/web/ui/text.module.css';

interface Props {
  file: File | null;
  onChange: (file: File | null) => void;
}

/** What a file's size is called. */
export function useFileSize(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return (bytes) =>
    bytes < 1024 * 1024
      ? formatNumber(Math.max(1, Math.round(bytes / 1024)), { style: 'unit', unit: 'kilobyte' })
      : formatNumber(bytes / 1024 / 1024, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}

/** A place to drop a file on, and a button to choose one. */
export function DropZone({ file, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  const size = useFileSize();
  const [over, setOver] = useState(false);

  if (file) {
    return (
      <div className={own.file}>
        <IconFileText size={24} aria-hidden />
        <span className={own.words}>
          <span className={own.fileName}>{file.name}</span>
          <span className={texts.figures}>{size(file.size)}</span>
        </span>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={say({ id: 'questions.import.file.other' })}
          onClick={() => onChange(null)}
        >
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </div>
    );
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChange(event.dataTransfer.files[0] ?? null);
  };
  return (
    <label
      className={own.zone}
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
        accept=".txt,.gift,.xml,.csv,.tsv,text/plain,text/csv,application/xml,text/xml"
        onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
      />
      <IconUpload size={32} stroke={1.8} aria-hidden />
      <span>
        <FormattedMessage
          id="questions.import.file.drop"
          values={{ browse: (words) => <span className={own.browse}>{words}</span> }}
        />
      </span>
      <Text component="span" size="sm" c="dimmed">
        <FormattedMessage id="questions.import.file.limit" values={{ size: size(IMPORT_BYTES_MAX) }} />
      </Text>
    </label>
  );
}
