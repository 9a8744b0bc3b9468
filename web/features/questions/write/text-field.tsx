import { memo } from 'react';
import type { RichTextHandle } from '~/web/rich-text/handle';
import { LazyRichTextEditor } from '~/web/rich-text/lazy-rich-text-editor';
import type { Sheet } from './sheet';
import type { FieldErrors } from './use-field-errors';

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

/** A text with its rich-text editor, and what is wrong with it once it has been left. */
export const TextField = memo(function TextField({
  field,
  label,
  description,
  html,
  minRows,
  errors,
  set,
  onReady,
}: Props) {
  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) errors.leave(field);
      }}
    >
      <LazyRichTextEditor
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
