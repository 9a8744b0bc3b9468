import { memo, type ComponentProps } from 'react';
import { LazyRichTextEditor } from '~/web/rich-text/lazy-rich-text-editor';

type Props = Omit<ComponentProps<typeof LazyRichTextEditor>, 'tools'> & { minRows: number };

/**
 * A text with its rich-text editor: the OSCE toolbar, and 'Show HTML' (spec 3 §2). A key typed in one of many does not draw
 * the others anew: the editor keeps its own text, so that a changed `html` says nothing, and `onChange` and `onReady` stay
 * those of the first time.
 */
export const TextField = memo(Field, (before, after) =>
  (['label', 'description', 'minRows', 'error', 'readOnly'] as const).every((name) => before[name] === after[name]),
);

function Field(props: Props) {
  return <LazyRichTextEditor {...props} tools="osce" showsHtml={props.showsHtml ?? true} />;
}
