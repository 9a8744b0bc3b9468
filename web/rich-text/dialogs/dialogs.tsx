import { useState } from 'react';
import type { Editor } from 'slate';
import { selectedImage, setImageAlt } from '../editing/images';
import { linkToEdit, removeLink, setLink } from '../editing/links';
import { insertTable } from '../editing/tables';
import type { AskingTool } from '../run-tool';
import { DescriptionDialog } from './description-dialog';
import { LinkDialog } from './link-dialog';
import { TableDialog } from './table-dialog';

export type Question = AskingTool | 'description';

interface Props {
  editor: Editor;
  question: Question | null;
  onClose: () => void;
  /** When the dialog has left the page. */
  onGone: () => void;
}

/** What the tools ask before they do something. Each dialog starts anew. */
export function Dialogs({ editor, question, onClose, onGone }: Props) {
  const [last, setLast] = useState<{ question: Question | null; times: number }>({ question: null, times: 0 });
  if (question !== null && question !== last.question) setLast({ question, times: last.times + 1 });

  const done = (act: () => void) => () => {
    act();
    onClose();
  };
  const gone = () => {
    setLast({ question: null, times: last.times });
    onGone();
  };
  const common = { opened: question !== null, onClose, onGone: gone };
  switch (last.question) {
    case 'link':
      return (
        <LinkDialog
          key={last.times}
          {...common}
          link={linkToEdit(editor)}
          onSave={(href, words) => done(() => setLink(editor, href, words))()}
          onRemove={done(() => removeLink(editor))}
        />
      );
    case 'table':
      return (
        <TableDialog
          key={last.times}
          {...common}
          onAdd={(rows, columns, header) => done(() => insertTable(editor, rows, columns, header))()}
        />
      );
    case 'description':
      return (
        <DescriptionDialog
          key={last.times}
          {...common}
          alt={selectedImage(editor)?.[0].alt ?? ''}
          onSave={(alt) => done(() => setImageAlt(editor, alt))()}
        />
      );
    case 'image':
    case null:
      return null;
  }
}
