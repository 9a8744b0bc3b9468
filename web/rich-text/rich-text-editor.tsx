import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, ReactEditor, Slate, withReact, type RenderElementProps, type RenderLeafProps } from 'slate-react';
import { leaveEmptyItem } from './commands';
import type { RichTextHandle } from './handle';
import { fromHtml, toHtml } from './html';
import { BLOCKS } from './nodes';
import classes from './rich-text-editor.module.css';
import { runTool } from './run-tool';
import { toolOf } from './shortcut';
import { Toolbar } from './toolbar';
import type { ToolbarSet } from './toolbar-sets';

interface Props {
  label: string;
  description?: string;
  placeholder?: string;
  /** What it starts with; later changes of this are not read. */
  html: string;
  /** Called with each change of the text, not of the selection. */
  onChange: (html: string) => void;
  tools: ToolbarSet;
  readOnly?: boolean;
  /** Why the text cannot be taken as it is. */
  error?: string;
  /** Height before anything is written, in lines of text. */
  minRows?: number;
  /** Called once, when the editor can be written to from outside. */
  onReady?: (handle: RichTextHandle) => void;
}

/** Writes HTML of a toolbar set. What it answers is still sanitised by whoever stores and whoever shows it. */
export function RichTextEditor({ label, description, placeholder, html, onChange, tools, readOnly = false, error, minRows, onReady }: Props) {
  const id = useId();
  const [editor] = useState(() => withHistory(withReact(createEditor())));
  const [initial] = useState(() => fromHtml(html));

  const ready = useEffectEvent((handle: RichTextHandle) => onReady?.(handle));
  useEffect(() => {
    let here = true;
    ready({
      setHtml: (other) =>
        Editor.withoutNormalizing(editor, () => {
          for (let index = editor.children.length - 1; index >= 0; index -= 1) Transforms.removeNodes(editor, { at: [index] });
          Transforms.insertNodes(editor, fromHtml(other), { at: [0] });
        }),
      focus: () => {
        ReactEditor.focus(editor);
        Transforms.select(editor, Editor.end(editor, []));
      },
      isReady: () => here,
    });
    return () => {
      here = false;
    };
  }, [editor]);

  const press = (event: KeyboardEvent) => {
    const tool = toolOf(event);
    if (tool) {
      event.preventDefault();
      runTool(editor, tool);
    } else if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      Editor.insertText(editor, '\n');
    } else if ((event.key === 'Enter' || event.key === 'Backspace') && leaveEmptyItem(editor)) {
      event.preventDefault();
    }
  };

  return (
    <div>
      <div id={`${id}-label`} className={classes.label}>
        {label}
      </div>
      {description && (
        <div id={`${id}-description`} className={classes.description}>
          {description}
        </div>
      )}
      <div className={classes.editor}>
        <Slate editor={editor} initialValue={initial} onValueChange={(value) => onChange(toHtml(value))}>
          <Toolbar set={tools} controls={`${id}-text`} />
          <Editable
            id={`${id}-text`}
            className={classes.text}
            role="textbox"
            aria-multiline
            aria-labelledby={`${id}-label`}
            aria-describedby={description ? `${id}-description` : undefined}
            aria-invalid={error ? true : undefined}
            placeholder={placeholder}
            readOnly={readOnly}
            style={minRows ? { minHeight: `${minRows * 1.55 + 1.5}em` } : undefined}
            renderElement={renderElement}
            renderLeaf={renderLeaf}
            onKeyDown={press}
          />
        </Slate>
      </div>
      {error && <div role="alert">{error}</div>}
    </div>
  );
}

function renderElement({ attributes, children, element }: RenderElementProps) {
  const Tag = BLOCKS[element.type];
  return <Tag {...attributes}>{children}</Tag>;
}

function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  let content = children;
  if (leaf.bold) content = <strong>{content}</strong>;
  if (leaf.italic) content = <em>{content}</em>;
  if (leaf.underline) content = <u>{content}</u>;
  if (leaf.subscript) content = <sub>{content}</sub>;
  if (leaf.superscript) content = <sup>{content}</sup>;
  return <span {...attributes}>{content}</span>;
}
