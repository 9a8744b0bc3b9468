import { Button, CloseButton, Textarea } from '@mantine/core';
import { memo, type ReactNode, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Editor, type PathRef, Transforms } from 'slate';
import { Editable, Slate } from 'slate-react';
import { IMAGE_TYPES } from '~/domain/images/contract';
import { whileWanted } from '../core/loading/wanted';
import { useAnnounce } from '../ui/announcer';
import shown from '../ui/rich-text.module.css';
import { openEditor } from './editor';
import { clozeLooks } from './editing/cloze';
import { selectedImage } from './editing/images';
import type { Dialogs as DialogsOfTools, Question } from './dialogs/dialogs';
import type { RichTextHandle } from './handle';
import { toSource } from './html/source';
import { toHtml } from './html/write';
import { pressKey } from './keys';
import { PASTE_MAX, replaceAll, withPasting } from './pasting';
import classes from './rich-text-editor.module.css';
import { renderElement, renderLeaf } from './show/elements';
import { ContextRow } from './toolbar/context-row';
import { focusRow } from './toolbar/tool-row';
import { Toolbar } from './toolbar/toolbar';
import { hasTool, type ToolbarSet } from './toolbar-sets';
import { useStable } from '../ui/use-stable';
import { UploadList } from './uploads/upload-list';
import { useUploads } from './uploads/use-uploads';
import { focusText, useHandle } from './use-handle';

interface Props {
  label: string;
  description?: string;
  placeholder?: string;
  /** What it starts with; later changes of this are not read, see `onReady`. */
  html: string;
  /** Called with each change of the text, not of the selection. */
  onChange: (html: string) => void;
  tools: ToolbarSet;
  readOnly?: boolean;
  /** Why the text cannot be taken as it is. */
  error?: string;
  /** Height before anything is written, in lines of text. */
  minRows?: number;
  /** Offers the text as HTML too, by a button `Show HTML` or `Show Editor` (spec 3 §2). */
  showsHtml?: boolean;
  /** Called once, when the editor can be written to from outside. */
  onReady?: (handle: RichTextHandle) => void;
}

/** Edits HTML of the vocabulary, with the tools of a set. Its output is sanitised again when it is stored and when it is shown. */
export function RichTextEditor({ html, onChange, onReady, ...looks }: Props) {
  // A form may be rendered anew with every key: its editors need not be, as long as they look the same.
  const [begun] = useState({ html, onReady });
  return <Writer {...looks} {...begun} onChange={useStable(onChange)} />;
}

const Writer = memo(function Writer({
  label,
  description,
  placeholder,
  html,
  onChange,
  tools,
  readOnly = false,
  error,
  minRows = 4,
  showsHtml = false,
  onReady,
}: Props) {
  const id = useId();
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const toolbar = useRef<HTMLDivElement>(null);
  const context = useRef<HTMLDivElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const leaving = useRef(false);
  const { question, Dialogs, ask, answered } = useQuestions(() => fileInput.current?.click());
  const [left, setLeft] = useState(0);
  const [tooLong, setTooLong] = useState(false);
  const [editor] = useState(() => openEditor(html));
  /** As it was last told. Slate also reports the shape that it gave to a text while it was opened, and nobody wrote that. */
  const [opened] = useState(() => toHtml(editor.children));
  const told = useRef(opened);
  const undescribed = useUndescribed(editor, () => ask('description'));
  const onUploaded = useStable((file: File) => {
    announce(say({ id: 'rich-text.image.uploaded' }, { name: file.name }));
    if (source !== null) return;
    undescribed.add();
    if (question === null) undescribed.askNext();
  });
  const uploads = useUploads(editor, onUploaded);

  const takeFiles = (files: readonly File[]) => {
    if (hasTool(tools, 'image')) uploads.start(files, editor.selection && Editor.end(editor, editor.selection));
  };
  withPasting(editor, { onFiles: takeFiles, onPicturesLeft: setLeft, onTooLong: () => setTooLong(true) });
  const tell = (html: string) => {
    if (html === told.current) return;
    told.current = html;
    onChange(html);
  };
  const { source, toggleSource, writeSource, setHtml } = useSource(editor, tell);
  useHandle(editor, setHtml, onReady);
  const backToText = () => {
    if (source === null) focusText(editor);
  };

  const describedBy = [description && `${id}-description`, error && `${id}-error`, !readOnly && `${id}-keys`]
    .filter(Boolean)
    .join(' ');
  const textProps = {
    id: `${id}-text`,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;

  return (
    <div>
      <div className={classes.heading}>
        <div id={`${id}-label`} className={classes.label}>
          {label}
        </div>
        {showsHtml && !readOnly && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.toggle}
            onClick={toggleSource}
            aria-controls={`${id}-text`}
          >
            <FormattedMessage id={source === null ? 'rich-text.show-html' : 'rich-text.show-editor'} />
          </Button>
        )}
      </div>
      {description && (
        <div id={`${id}-description`} className={classes.description}>
          {description}
        </div>
      )}
      <div className={classes.editor} data-invalid={error ? true : undefined} data-read-only={readOnly || undefined}>
        {source !== null ? (
          <Textarea
            {...textProps}
            classNames={{ input: classes.source }}
            value={source}
            autosize
            minRows={Math.max(minRows, 8)}
            spellCheck={false}
            onChange={(event) => writeSource(event.currentTarget.value)}
          />
        ) : (
          <Slate editor={editor} initialValue={editor.children} onValueChange={(value) => tell(toHtml(value))}>
            {!readOnly && (
              <Toolbar
                ref={toolbar}
                className={classes.toolbar}
                set={tools}
                controls={`${id}-text`}
                onAsk={ask}
                onNext={() => focusRow(context.current)}
              />
            )}
            <div className={shown.content}>
              <Editable
                {...textProps}
                className={classes.text}
                style={{ minHeight: `calc(${minRows} * 1lh + 28px)` }}
                role="textbox"
                aria-multiline
                readOnly={readOnly}
                aria-readonly={readOnly || undefined}
                placeholder={placeholder}
                renderPlaceholder={({ attributes, children }) => (
                  <span {...attributes} className={classes.placeholder}>
                    {children}
                  </span>
                )}
                decorate={hasTool(tools, 'cloze') ? clozeLooks : undefined}
                renderElement={renderElement}
                renderLeaf={renderLeaf}
                onKeyDown={(event) => {
                  leaving.current = pressKey(editor, event, {
                    set: tools,
                    leaving: leaving.current,
                    onAsk: ask,
                    onTools: () => focusRow(toolbar.current),
                  });
                }}
              />
            </div>
            {!readOnly && (
              <div className={classes.foot}>
                <ContextRow
                  hides={hasTool(tools, 'cloze')}
                  ref={context}
                  className={classes.context ?? ''}
                  addressClass={classes.address ?? ''}
                  controls={`${id}-text`}
                  onAsk={ask}
                  onNext={() => focusRow(toolbar.current)}
                />
                <UploadList {...uploads} />
              </div>
            )}
          </Slate>
        )}
        {tooLong && (
          <Notice role="alert" onDismiss={() => setTooLong(false)}>
            <FormattedMessage id="rich-text.too-long" values={{ count: PASTE_MAX }} />
          </Notice>
        )}
        {left > 0 && (
          <Notice role="status" onDismiss={() => setLeft(0)}>
            <FormattedMessage id="rich-text.pictures-left" values={{ count: left }} />
          </Notice>
        )}
      </div>
      {error && (
        <div id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </div>
      )}
      {!readOnly && (
        <div id={`${id}-keys`} hidden>
          <FormattedMessage id="rich-text.keys" />
        </div>
      )}
      <input
        ref={fileInput}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        accept={IMAGE_TYPES.join(',')}
        onChange={(event) => {
          takeFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
          backToText();
        }}
      />
      {Dialogs && (
        <Dialogs
          editor={editor}
          question={question}
          onClose={answered}
          onGone={() => undescribed.askNext() || backToText()}
        />
      )}
    </div>
  );
});

/** What a tool asks before it can act. @param chooseFile asks for a picture */
function useQuestions(chooseFile: () => void) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [Dialogs, setDialogs] = useState<typeof DialogsOfTools | null>(null);
  const ask = (asked: Question) => {
    if (asked === 'image') return chooseFile();
    setQuestion(asked);
    // Nothing is lost when it cannot be fetched: the next press tries again.
    if (!Dialogs)
      void whileWanted(import('./dialogs/dialogs')).then(
        (loaded) => setDialogs(() => loaded.Dialogs),
        () => setQuestion(null),
      );
  };
  return { question, Dialogs, ask, answered: () => setQuestion(null) };
}

/** Pictures that were just inserted, each of which needs a description. @param ask about the picture that is selected */
function useUndescribed(editor: Editor, ask: () => void) {
  const waiting = useRef<PathRef[]>([]);
  const asked = useRef<PathRef | null>(null);
  const select = (at: PathRef | null): boolean => {
    if (!at?.current) return false;
    Transforms.select(editor, at.current);
    return true;
  };
  return {
    /** The picture that is selected. The one that is asked about stays selected. */
    add() {
      const image = selectedImage(editor);
      if (image) waiting.current.push(Editor.pathRef(editor, image[1]));
      select(asked.current);
    },
    /** @returns whether there was one; some may have been removed meanwhile */
    askNext(): boolean {
      asked.current?.unref();
      asked.current = waiting.current.shift() ?? null;
      if (!asked.current) return false;
      if (!select(asked.current)) return this.askNext();
      ask();
      return true;
    },
  };
}

/** The text as HTML, written by hand. */
function useSource(editor: Editor, tell: (html: string) => void) {
  /** Null in the editor. */
  const [source, setSource] = useState<string | null>(null);
  const setHtml = (other: string) => {
    replaceAll(editor, other);
    if (source === null) return;
    setSource(toSource(editor.children));
    tell(toHtml(editor.children));
  };
  const toggleSource = () => {
    const written = toSource(editor.children);
    if (source === null) return setSource(written);
    // Untouched, it is what the editor holds already, and can still be undone there.
    if (source !== written) {
      replaceAll(editor, source);
      tell(toHtml(editor.children));
    }
    setSource(null);
  };
  const writeSource = (html: string) => {
    setSource(html);
    tell(html);
  };
  return { source, toggleSource, writeSource, setHtml };
}

function Notice({
  role,
  onDismiss,
  children,
}: {
  role: 'alert' | 'status';
  onDismiss: () => void;
  children: ReactNode;
}) {
  const { formatMessage: say } = useIntl();
  return (
    <div role={role} className={classes.notice}>
      {children}
      <CloseButton aria-label={say({ id: 'rich-text.image.dismiss' })} onClick={onDismiss} />
    </div>
  );
}
