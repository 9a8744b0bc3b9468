import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RichTextHandle } from '../../../rich-text/handle';
import type { Sheet } from './sheet';
import type { FieldErrors } from './use-field-errors';
import { useLoaded } from './use-loaded';

const loadEditor = async () => (await import('../../../rich-text/rich-text-editor')).RichTextEditor;

type Field = 'question_text' | 'explanation_text';

interface Props {
  field: Field;
  label: string;
  description?: string;
  html: string;
  minRows: number;
  errors: FieldErrors;
  set: (change: Partial<Sheet>) => void;
  onReady: (field: Field, handle: RichTextHandle) => void;
}

/** A text with its rich-text editor, which is fetched when this is first seen. */
export const TextField = memo(function TextField({ field, label, description, html, minRows, errors, set, onReady }: Props) {
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
        if (!event.currentTarget.contains(event.relatedTarget)) errors.leave(field);
      }}
    >
      <Editor
        tools="question"
        label={label}
        description={description}
        minRows={minRows}
        html={html}
        error={errors.of(field)}
        onChange={(text) => set({ [field]: text })}
        onReady={(handle) => onReady(field, handle)}
      />
    </div>
  );
});
