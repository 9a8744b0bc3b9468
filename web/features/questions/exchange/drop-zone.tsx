import { ActionIcon } from '@mantine/core';
import { IconFileText, IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IMPORT_BYTES_MAX } from '~/domain/questions/exchange/contract';
import { FileZone, useFileSize } from '~/web/ui/file-zone';
import own from './drop-zone.module.css';
import texts from '~/web/ui/text.module.css';

interface Props {
  file: File | null;
  onChange: (file: File | null) => void;
}

/** A place to drop a file on, and a button to choose one. */
export function DropZone({ file, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  const size = useFileSize();

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
  return (
    <FileZone
      accept=".txt,.gift,.xml,.csv,.tsv,text/plain,text/csv,application/xml,text/xml"
      onChange={onChange}
      ask="questions.import.file.drop"
      hint={<FormattedMessage id="questions.import.file.limit" values={{ size: size(IMPORT_BYTES_MAX) }} />}
    />
  );
}
