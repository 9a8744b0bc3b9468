import { useEffect, useEffectEvent } from 'react';
import { Editor, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichTextHandle } from './handle';

/** Back to the text, with the caret where it was. */
export function focusText(editor: Editor): void {
  ReactEditor.focus(editor);
  const text = ReactEditor.toDOMNode(editor, editor);
  if (!text.contains(document.activeElement)) text.focus({ preventScroll: true });
}

/** Hands over the editor once it is there. */
export function useHandle(
  editor: Editor,
  setHtml: (html: string) => void,
  onReady: ((handle: RichTextHandle) => void) | undefined,
): void {
  const set = useEffectEvent(setHtml);
  const ready = useEffectEvent((handle: RichTextHandle) => onReady?.(handle));
  useEffect(() => {
    let here = true;
    ready({
      setHtml: (html) => set(html),
      focus: () => {
        focusText(editor);
        Transforms.select(editor, Editor.end(editor, []));
      },
      isReady: () => here,
    });
    return () => {
      here = false;
    };
  }, [editor]);
}
