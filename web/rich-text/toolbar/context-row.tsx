import {
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconPencil,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableMinus,
  IconTableRow,
  IconTrash,
  IconUnlink,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Editor } from 'slate';
import { useSlate } from 'slate-react';
import { IMAGE_SIZES } from '~/domain/images/contract';
import { clozeAt, clozeNumbers, renumberCloze } from '../editing/cloze';
import { removeImage, selectedImage, setImageSize } from '../editing/images';
import { removeLink } from '../editing/links';
import {
  addColumn,
  addRow,
  hasHeaderRow,
  removeColumn,
  removeRow,
  removeTable,
  tablePlace,
  toggleHeaderRow,
} from '../editing/tables';
import { above } from '../editing/where';
import { focusText } from '../use-handle';
import { ToolRow, type ToolItem } from './tool-row';

interface Context {
  editor: Editor;
  intl: IntlShape;
  onAsk: (question: 'link' | 'description') => void;
}
interface Row {
  name: string;
  groups: ToolItem[][];
}

function imageRow({ editor, intl: { formatMessage: say }, onAsk }: Context): Row | null {
  const image = selectedImage(editor)?.[0];
  if (!image) return null;
  const size = (choice: (typeof IMAGE_SIZES)[number]): ToolItem => ({
    id: `size-${choice}`,
    name:
      choice === 100 ? say({ id: 'rich-text.image.original' }) : say({ id: 'rich-text.image.size' }, { size: choice }),
    words:
      choice === 100
        ? say({ id: 'rich-text.image.original.short' })
        : say({ id: 'rich-text.image.size.short' }, { size: choice }),
    on: (image.size ?? 100) === choice,
    run: () => setImageSize(editor, choice),
  });
  const describe = say({ id: image.alt ? 'rich-text.image.describe' : 'rich-text.image.undescribed' });
  return {
    name: say({ id: 'rich-text.image.tools' }),
    groups: [
      IMAGE_SIZES.map(size),
      [{ id: 'describe', name: describe, words: describe, run: () => onAsk('description') }],
      [{ id: 'remove', name: say({ id: 'rich-text.image.remove' }), Icon: IconTrash, run: () => removeImage(editor) }],
    ],
  };
}

function tableRow({ editor, intl: { formatMessage: say } }: Context): Row | null {
  const place = tablePlace(editor);
  if (!place) return null;
  const tool = (id: string, Icon: ToolItem['Icon'], run: () => void): ToolItem => ({
    id,
    name: say({ id: `rich-text.table.${id}` }),
    Icon,
    run,
    idle: place.merged,
  });
  return {
    name: say({ id: 'rich-text.table.tools' }),
    groups: [
      [
        tool('row-before', IconRowInsertTop, () => addRow(editor, 'before')),
        tool('row-after', IconRowInsertBottom, () => addRow(editor, 'after')),
        tool('row-remove', IconRowRemove, () => removeRow(editor)),
      ],
      [
        tool('column-before', IconColumnInsertLeft, () => addColumn(editor, 'before')),
        tool('column-after', IconColumnInsertRight, () => addColumn(editor, 'after')),
        tool('column-remove', IconColumnRemove, () => removeColumn(editor)),
      ],
      [
        {
          ...tool('header-row', IconTableRow, () => toggleHeaderRow(editor)),
          idle: false,
          on: hasHeaderRow(place.table[0]),
        },
        { ...tool('remove', IconTableMinus, () => removeTable(editor)), idle: false },
      ],
    ],
  };
}

function linkRow({ editor, intl: { formatMessage: say }, onAsk }: Context): Row | null {
  const link = above(editor, 'link')?.[0];
  if (!link) return null;
  return {
    name: say({ id: 'rich-text.link' }),
    groups: [
      [
        { id: 'edit', name: say({ id: 'rich-text.link.edit' }), Icon: IconPencil, run: () => onAsk('link') },
        { id: 'remove', name: say({ id: 'rich-text.link.remove' }), Icon: IconUnlink, run: () => removeLink(editor) },
      ],
    ],
  };
}

/** Which card asks for what is hidden at the caret. */
function clozeRow({ editor, intl: { formatMessage: say } }: Context): Row | null {
  const found = clozeAt(editor);
  if (!found) return null;
  const numbers = clozeNumbers(editor);
  const item = (number: number, words: string): ToolItem => ({
    id: `cloze-${number}`,
    name: words,
    words,
    on: number === found.mark.number,
    run: () => renumberCloze(editor, number),
  });
  return {
    name: say({ id: 'rich-text.cloze.card' }),
    groups: [
      [
        ...numbers.map((number) => item(number, say({ id: 'rich-text.cloze.number' }, { number }))),
        item(numbers.at(-1)! + 1, say({ id: 'rich-text.cloze.new' })),
      ],
    ],
  };
}

interface Props extends Pick<Context, 'onAsk'> {
  /** Whether the text has words to hide. */
  hides: boolean;
  controls: string;
  onNext: () => void;
  ref: Ref<HTMLDivElement>;
  className: string;
  /** For the address of the link that the caret is in. */
  addressClass: string;
}

/** Tools for what the caret is in, below the text so that it does not move: a picture, a link or a table. */
export function ContextRow({ hides, controls, onAsk, onNext, ref, className, addressClass }: Props) {
  const editor = useSlate();
  const intl = useIntl();
  const context = { editor, intl, onAsk };
  const row = imageRow(context) ?? linkRow(context) ?? (hides ? clozeRow(context) : null) ?? tableRow(context);
  if (!row) return null;
  const link = selectedImage(editor) ? null : above(editor, 'link');
  return (
    <div className={className}>
      {link && <span className={addressClass}>{link[0].href.replace(/^(https?:\/\/|mailto:)/i, '')}</span>}
      <ToolRow
        ref={ref}
        name={row.name}
        groups={row.groups}
        controls={controls}
        onEscape={() => focusText(editor)}
        onNext={onNext}
      />
    </div>
  );
}
