import { Button, Checkbox, Stack } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXPORT_FILE_PATH } from '~/domain/flashcards/exchange/contract';
import { ProblemError } from '~/web/live/client';
import { postForBytes } from '~/web/live/request';
import layout from '~/web/ui/layout.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import { saveFile } from '~/web/ui/save-file';
import type { AskProps } from './browse-data';

type Format = 'apkg' | 'csv';

/** The cards that are selected as a file: an Anki package or CSV. */
export function AskExport({ ids, onClose }: AskProps) {
  const { formatMessage: say } = useIntl();
  const [history, setHistory] = useState(true);
  const [making, setMaking] = useState<Format | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const take = async (format: Format) => {
    setMaking(format);
    setProblem(null);
    try {
      const parts: BlobPart[] = [];
      for await (const part of await postForBytes(EXPORT_FILE_PATH, {
        ids,
        format,
        history: format === 'apkg' && history,
      }))
        parts.push(new Uint8Array(part));
      saveFile(new Blob(parts), `${say({ id: 'flashcards.browse.download.file' })}.${format}`);
      onClose();
    } catch (error) {
      setProblem(error instanceof ProblemError ? error : ProblemError.offline());
    } finally {
      setMaking(null);
    }
  };
  return (
    <Stack gap="md">
      <Checkbox
        size="md"
        checked={history}
        onChange={(event) => setHistory(event.currentTarget.checked)}
        label={<FormattedMessage id="flashcards.exchange.export.history" />}
        description={<FormattedMessage id="flashcards.exchange.export.history.about" />}
      />
      {problem && <ProblemNotice error={problem} />}
      <div className={layout.toolbarStacked}>
        {(['apkg', 'csv'] as const).map((format) => (
          <Button
            key={format}
            h={48}
            variant="default"
            leftSection={<IconFileDownload size={18} aria-hidden />}
            loading={making === format}
            disabled={making !== null}
            onClick={() => void take(format)}
          >
            <FormattedMessage id={`flashcards.exchange.export.${format}`} />
          </Button>
        ))}
      </div>
    </Stack>
  );
}
