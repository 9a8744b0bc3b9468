import { Editor, Element, Node, type Path, Text, Transforms, type NodeEntry } from 'slate';
import { isInlineType, isList, type ElementType, type RichElement } from '../nodes';
import { isOfType, parentOf } from './where';

/** What may stand only in something of these types. */
const PARENTS: Partial<Record<ElementType, readonly ElementType[]>> = {
  'list-item': ['bulleted-list', 'numbered-list'],
  'table-row': ['table'],
  'table-cell': ['table-row'],
};
/** What holds only something of this type. */
const CHILDREN: Partial<Record<ElementType, ElementType>> = {
  'bulleted-list': 'list-item',
  'numbered-list': 'list-item',
  table: 'table-row',
  'table-row': 'table-cell',
};

const isWords = (node: Node): boolean => Text.isText(node) || (Element.isElement(node) && isInlineType(node.type));

/** Words among blocks become a block of their own. */
function wrapWords(editor: Editor, parent: RichElement | Editor, path: Path, type: 'paragraph' | 'line'): boolean {
  const from = parent.children.findIndex(isWords);
  if (from === -1) return false;
  const rest = parent.children.findIndex((child, index) => index > from && !isWords(child));
  const to = (rest === -1 ? parent.children.length : rest) - 1;
  Transforms.wrapNodes(
    editor,
    { type, children: [] },
    {
      at: path,
      match: (_node, at) => at.length === path.length + 1 && at.at(-1)! >= from && at.at(-1)! <= to,
      voids: true,
    },
  );
  return true;
}

function normaliseRoot(editor: Editor): boolean {
  if (wrapWords(editor, editor, [], 'paragraph')) return true;
  const line = editor.children.findIndex((child) => isOfType(child, 'line'));
  if (line !== -1) {
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: [line] });
    return true;
  }
  const last = editor.children.at(-1);
  // Somewhere to go on writing, see `withoutSpare` in html/write.ts.
  if (last && !isOfType(last, 'table', 'kept')) return false;
  Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [editor.children.length] });
  return true;
}

function normaliseHolder(editor: Editor, node: RichElement, path: Path): boolean {
  if (node.children.length === 0) {
    Transforms.insertNodes(editor, { type: 'line', children: [{ text: '' }] }, { at: [...path, 0] });
    return true;
  }
  if (wrapWords(editor, node, path, 'line')) return true;
  // Two lines without tags would run together.
  const second = node.children.findIndex(
    (child, index) => isOfType(child, 'line') && isOfType(node.children[index - 1], 'line'),
  );
  if (second === -1) return false;
  node.children.forEach((child, index) => {
    if (isOfType(child, 'line')) Transforms.setNodes(editor, { type: 'paragraph' }, { at: [...path, index] });
  });
  return true;
}

function normaliseLink(editor: Editor, node: RichElement, path: Path): boolean {
  const nested = Editor.above(editor, { at: path, match: (above) => isOfType(above, 'link') });
  const holdsSomething = node.children.some((child) => !Text.isText(child) || child.text !== '');
  if (!nested && holdsSomething) return false;
  Transforms.unwrapNodes(editor, { at: path });
  return true;
}

function normaliseStructure(editor: Editor, node: RichElement, path: Path): boolean {
  const parents = PARENTS[node.type];
  const parent = parentOf(editor, path);
  if (parents && !(Element.isElement(parent) && parents.includes(parent.type))) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  const wanted = CHILDREN[node.type];
  if (!wanted) return false;
  if (node.children.length === 0) {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  const stranger = node.children.findIndex((child) => !isOfType(child, wanted));
  if (stranger === -1) return false;
  const at = [...path, stranger];
  if (Node.string(node.children[stranger]!) === '' && Text.isText(node.children[stranger]))
    Transforms.removeNodes(editor, { at });
  else Transforms.wrapNodes(editor, { type: wanted, children: [] } as RichElement, { at });
  return true;
}

/** Keeps the text of the shape that HTML has. Answers whether something was changed. */
export function normalise(editor: Editor, [node, path]: NodeEntry): boolean {
  if (Editor.isEditor(node)) return normaliseRoot(editor);
  if (!Element.isElement(node)) return false;
  if (node.type === 'link') return normaliseLink(editor, node, path);
  if (isList(node.type) || node.type in CHILDREN || node.type in PARENTS)
    if (normaliseStructure(editor, node, path)) return true;
  return isOfType(node, 'list-item', 'quote', 'table-cell') && normaliseHolder(editor, node, path);
}
