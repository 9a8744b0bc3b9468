import type { ComponentProps } from 'react';
import { WithMantine } from '../ui/mantine';
import { RichTextEditor } from './rich-text-editor';

/** The editor for any page: its toolbar and its dialogs are Mantine's. */
export const EditorWithMantine = (props: ComponentProps<typeof RichTextEditor>) => (
  <WithMantine>
    <RichTextEditor {...props} />
  </WithMantine>
);
