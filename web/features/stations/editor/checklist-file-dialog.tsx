import { Alert, Anchor, Button, FileInput, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FILE_MAX, readChecklistFile, type FileFlaw } from '~/domain/stations/authoring/checklist-file';
import type { WrittenSection } from '~/domain/stations/authoring/checklist-rows';
import { CHECKLIST_SCHEMA_PATH } from '~/domain/stations/authoring/checklist-schema';

interface Props {
  opened: boolean;
  hasRows: boolean;
  onImport: (sections: readonly WrittenSection[], replacing: boolean) => void;
  onClose: () => void;
}

type Refusal = { flaw: FileFlaw | 'no-file'; where: string };

/** A checklist from a JSON file: what is in it is said before it is taken (spec 3 §5). */
export function ChecklistFileDialog({ opened, hasRows, onImport, onClose }: Props) {
  const { formatMessage: say } = useIntl();
  const [file, setFile] = useState<File | null>(null);
  const [sections, setSections] = useState<WrittenSection[] | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [replacing, setReplacing] = useState(true);
  /** Files are read in their own time: only the last one chosen counts. */
  const turn = useRef(0);

  const choose = async (chosen: File | null) => {
    const mine = (turn.current += 1);
    setFile(chosen);
    setSections(null);
    setRefusal(null);
    if (!chosen) return;
    // Bytes are at least as many as characters; nobody need read a film.
    const read =
      chosen.size > FILE_MAX * 4
        ? ({ ok: false, flaw: 'too-large', where: '' } as const)
        : readChecklistFile(await chosen.text().catch(() => ''));
    if (mine !== turn.current) return;
    if (read.ok) setSections(read.sections);
    else setRefusal(read);
  };
  const close = () => {
    void choose(null);
    onClose();
  };
  const confirm = () => {
    if (!sections) return setRefusal({ flaw: 'no-file', where: '' });
    onImport(sections, replacing || !hasRows);
    return close();
  };

  return (
    <Modal opened={opened} onClose={close} title={<FormattedMessage id="stations.editor.file.title" />}>
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage
            id="stations.editor.file.about"
            values={{
              schema: (words: React.ReactNode) => (
                <Anchor href={CHECKLIST_SCHEMA_PATH} target="_blank">
                  {words}
                </Anchor>
              ),
            }}
          />
        </Text>
        <FileInput
          data-autofocus
          label={say({ id: 'stations.editor.file.choose' })}
          placeholder={say({ id: 'stations.editor.file.none' })}
          accept="application/json,.json"
          clearable
          value={file}
          onChange={(chosen) => void choose(chosen)}
        />
        <FileResult refusal={refusal} sections={sections} />
        {hasRows && (
          <Radio.Group
            value={replacing ? 'replace' : 'append'}
            onChange={(value) => setReplacing(value === 'replace')}
            aria-label={say({ id: 'stations.editor.file.where' })}
          >
            <Stack gap={8}>
              <Radio value="replace" label={say({ id: 'stations.editor.file.replace' })} />
              <Radio value="append" label={say({ id: 'stations.editor.file.append' })} />
            </Stack>
          </Radio.Group>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button onClick={confirm}>
            <FormattedMessage id="stations.editor.file.confirm" />
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Why the file was refused, or what is in it. */
function FileResult({ refusal, sections }: { refusal: Refusal | null; sections: WrittenSection[] | null }) {
  const { formatMessage: say } = useIntl();
  const words = ({ flaw, where }: Refusal): string => {
    if (flaw === 'no-file' || flaw === 'not-json') return say({ id: `stations.editor.file.${flaw}` });
    return say(
      { id: 'stations.editor.file.failed' },
      { reason: `${say({ id: `stations.editor.file.reason.${flaw}` })}${where === '' ? '' : ` (${where})`}` },
    );
  };
  return (
    <>
      {refusal && (
        <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {words(refusal)}
        </Alert>
      )}
      {sections && (
        <Alert color="green" variant="light" role="status" icon={<IconCheck aria-hidden />}>
          <FormattedMessage
            id="stations.editor.checklist.count"
            values={{
              sections: sections.length,
              items: sections.reduce((sum, section) => sum + section.items.length, 0),
            }}
          />
        </Alert>
      )}
    </>
  );
}
