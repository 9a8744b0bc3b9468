import { Editor, Node, Path, Range, Transforms, type PathRef } from 'slate';
import { isList, type List, type RichElement } from '../nodes';
import { above, isEmptyBlock, isOfType, parentOf, selectedTextBlocks } from './where';

const listAbove = (editor: Editor, at: Path) =>
  Editor.above(editor, { at, match: (node) => isOfType(node, 'bulleted-list', 'numbered-list') });
const itemAbove = (editor: Editor, at: Path) =>
  Editor.above(editor, { at, match: (node) => isOfType(node, 'list-item') });

/** Takes an item one level out; from the outermost list its blocks stand on their own again. */
export function liftItem(editor: Editor, item: Path): void {
  Editor.withoutNormalizing(editor, () => {
    const list = Path.parent(item);
    const { type, children } = Node.get(editor, list) as RichElement;
    const outer = list.length > 1 ? Path.parent(list) : null;
    if (!outer || !isOfType(Node.get(editor, outer), 'list-item')) {
      const ref = Editor.pathRef(editor, item);
      Transforms.liftNodes(editor, { at: item });
      const lifted = ref.unref()!;
      Transforms.setNodes(
        editor,
        { type: 'paragraph' },
        { at: lifted, match: (node, path) => isOfType(node, 'line') && path.length === lifted.length + 1 },
      );
      Transforms.unwrapNodes(editor, { at: lifted });
      return;
    }
    // Items below it keep their place on the page: they become items of this one.
    const followers = children.length - 1 - item.at(-1)!;
    if (followers > 0) {
      const own = [...item, (Node.get(editor, item) as RichElement).children.length];
      Transforms.insertNodes(editor, { type: type as List, children: [] }, { at: own });
      for (let index = 0; index < followers; index += 1)
        Transforms.moveNodes(editor, { at: Path.next(item), to: [...own, index] });
    }
    const emptied = item.at(-1) === 0;
    Transforms.moveNodes(editor, { at: item, to: Path.next(outer) });
    if (emptied) Transforms.removeNodes(editor, { at: list });
  });
}

/** Makes an item one of the item before it. Answers false for the first of a list, which has none. */
export function sinkItem(editor: Editor, item: Path): boolean {
  if (item.at(-1) === 0) return false;
  const { type } = parentOf(editor, item) as RichElement;
  const before = Path.previous(item);
  const { children } = Node.get(editor, before) as RichElement;
  const last = children.at(-1);
  Editor.withoutNormalizing(editor, () => {
    if (isOfType(last, 'bulleted-list', 'numbered-list') && last.type === type) {
      Transforms.moveNodes(editor, { at: item, to: [...before, children.length - 1, last.children.length] });
    } else {
      Transforms.wrapNodes(editor, { type: type as List, children: [] }, { at: item });
      Transforms.moveNodes(editor, { at: item, to: [...before, children.length] });
    }
  });
  return true;
}

/** Tab and Shift+Tab. Answers whether there was an item to move. */
export function moveItem(editor: Editor, direction: 'in' | 'out'): boolean {
  const item = above(editor, 'list-item');
  if (!item) return false;
  if (direction === 'in') return sinkItem(editor, item[1]);
  const nested = isOfType(Node.get(editor, Path.parent(Path.parent(item[1]))), 'list-item');
  if (nested) liftItem(editor, item[1]);
  return nested;
}

/** Leaves the list, or a level of it, from an empty item. Answers whether it did, so that the key's usual effect is left out. */
export function leaveEmptyItem(editor: Editor): boolean {
  const item = above(editor, 'list-item');
  if (
    !item ||
    !editor.selection ||
    !Range.isCollapsed(editor.selection) ||
    item[0].children.length > 1 ||
    !isEmptyBlock(item[0].children[0])
  )
    return false;
  liftItem(editor, item[1]);
  return true;
}

function wrapRun(editor: Editor, type: List, run: readonly PathRef[]): void {
  for (const ref of run) {
    Transforms.setNodes(editor, { type: 'line' }, { at: ref.current! });
    Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at: ref.current! });
  }
  const [first, last] = [Path.parent(run[0]!.current!), Path.parent(run.at(-1)!.current!)];
  const level = first.length;
  const within = (path: Path) => path.length === level && !Path.isBefore(path, first) && !Path.isAfter(path, last);
  Transforms.wrapNodes(
    editor,
    { type, children: [] },
    { at: Path.parent(first), match: (_node, path) => within(path) },
  );
  // A list of the same kind just before or after takes the new items in.
  const list = Editor.pathRef(editor, first);
  const isSame = (path: Path) => Node.has(editor, path) && isOfType(Node.get(editor, path), type);
  if (isSame(Path.next(list.current!))) Transforms.mergeNodes(editor, { at: Path.next(list.current!) });
  if (list.current!.at(-1)! > 0 && isSame(Path.previous(list.current!)))
    Transforms.mergeNodes(editor, { at: list.current! });
  list.unref();
}

/** A list of the selected blocks, another kind of list, or paragraphs again. */
export function toggleList(editor: Editor, type: List): void {
  const blocks = selectedTextBlocks(editor);
  const kinds = blocks.map(([, path]) =>
    itemAbove(editor, path) ? (listAbove(editor, path)?.[0] as RichElement | undefined)?.type : undefined,
  );
  Editor.withoutNormalizing(editor, () => {
    if (kinds.every((kind) => kind === type))
      return liftAll(
        editor,
        blocks.map(([, path]) => path),
      );
    blocks.forEach(([, path], index) => {
      const kind = kinds[index];
      if (kind && isList(kind)) Transforms.setNodes(editor, { type }, { at: listAbove(editor, path)![1] });
    });
    const loose = blocks.filter((_, index) => !kinds[index]).map(([, path]) => Editor.pathRef(editor, path));
    const runs: PathRef[][] = [];
    for (const ref of loose) {
      const before = runs.at(-1)?.at(-1)?.current;
      if (before && ref.current!.at(-1)! > 0 && Path.equals(before, Path.previous(ref.current!)))
        runs.at(-1)!.push(ref);
      else runs.push([ref]);
    }
    // From the last: what is before keeps its place.
    for (const run of runs.toReversed()) wrapRun(editor, type, run);
    for (const ref of loose) ref.unref();
  });
}

/** Takes the items of these blocks out of every list. */
export function liftAll(editor: Editor, blocks: readonly Path[]): void {
  const items = new Map<string, PathRef>();
  for (const path of blocks) {
    const item = itemAbove(editor, path);
    if (item) items.set(item[1].join('.'), Editor.pathRef(editor, item[1]));
  }
  for (const ref of items.values()) {
    while (ref.current && isOfType(Node.get(editor, ref.current), 'list-item')) liftItem(editor, ref.current);
    ref.unref();
  }
}
