import { useIntl } from 'react-intl';
import { RichTextEditor } from '~/web/rich-text/rich-text-editor';

/** The editor with the `annotation` toolbar; it takes the focus at once. */
export function NoteEditor({ html, onChange }: { html: string; onChange: (html: string) => void }) {
  const { formatMessage: say } = useIntl();
  return (
    <RichTextEditor
      tools="annotation"
      label={say({ id: 'annotations.label' })}
      placeholder={say({ id: 'annotations.placeholder' })}
      html={html}
      onChange={onChange}
      onReady={(handle) => handle.focus()}
    />
  );
}
