import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { RichTextHandle } from '../../../rich-text/handle';
import { useLoaded } from './use-loaded';

const loadEditor = async () => (await import('../../../rich-text/rich-text-editor')).RichTextEditor;

interface Props {
  label: string;
  description?: string;
  html: string;
  minRows: number;
  error?: string;
  onChange: (html: string) => void;
  onLeave: () => void;
  onReady: (handle: RichTextHandle) => void;
}

/** A text with its rich-text editor, which is fetched when this is first seen. */
export function TextField({ label, minRows, onLeave, ...editor }: Props) {
  const { loaded, retry } = useLoaded(loadEditor);
  if (loaded === null || loaded === 'failed') {
    return (
      <div aria-busy={loaded === null}>
        <Text fw={600} size="sm" mb={4}>
          {label}
        </Text>
        {loaded === null ? (
          <Skeleton height={minRows * 27 + 81} />
        ) : (
          <Alert color="red" variant="light" role="alert">
            <Text mb="sm">
              <FormattedMessage id="questions.write.editor-failed" />
            </Text>
            <Button variant="default" onClick={retry}>
              <FormattedMessage id="app.try-again" />
            </Button>
          </Alert>
        )}
      </div>
    );
  }
  const Editor = loaded.Component;
  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <Editor label={label} minRows={minRows} tools="question" {...editor} />
    </div>
  );
}
