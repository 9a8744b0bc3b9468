import { Editor, Element, Text, type NodeEntry, type Path } from 'slate';
import { isTextBlock, type ElementType, type RichElement } from '../nodes';

/** The nearest element of a type that the selection stands in, whole. */
export function above<T extends ElementType>(
  editor: Editor,
  ...types: T[]
): NodeEntry<Extract<RichElement, { type: T }>> | null {
  if (!editor.selection) return null;
  const found = Editor.above(editor, {
    match: (node) => Element.isElement(node) && (types as ElementType[]).includes(node.type),
    voids: true,
  });
  return (found as NodeEntry<Extract<RichElement, { type: T }>> | undefined) ?? null;
}

/** The blocks of words that the selection touches. */
export function selectedTextBlocks(editor: Editor): NodeEntry<RichElement>[] {
  if (!editor.selection) return [];
  const at = Editor.unhangRange(editor, editor.selection);
  return [
    ...Editor.nodes<RichElement>(editor, {
      at,
      match: (node) => Element.isElement(node) && isTextBlock(node.type),
      mode: 'lowest',
    }),
  ];
}

/** Where blocks go that are put in here: the nearest cell, or the whole text. */
export const placeOf = (editor: Editor, path: Path): Path =>
  Editor.above(editor, { at: path, match: (node) => Element.isElement(node) && node.type === 'table-cell' })?.[1] ?? [];

export const parentOf = (editor: Editor, path: Path): RichElement | Editor =>
  Editor.parent(editor, path)[0] as RichElement | Editor;

export const isOfType = (node: unknown, ...types: ElementType[]): node is RichElement =>
  Element.isElement(node) && types.includes(node.type);

/** A block of words with nothing in it yet. */
export const isEmptyBlock = (node: unknown): boolean =>
  Element.isElement(node) &&
  isTextBlock(node.type) &&
  node.children.every((child) => Text.isText(child) && child.text === '');
