import { Editor, Node, Path, Range, Transforms } from 'slate';
import { linkAddress } from '~/domain/kit/html/vocabulary';
import { above, isOfType } from './where';

/** What somebody typed or pasted as an address: with its scheme, or as people write it. Null when it cannot be one. */
export function toAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const known = linkAddress(text);
  if (!known && /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return null;
  const address =
    known ??
    (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)
      ? `mailto:${text}`
      : /^[^./@]+(\.[^./@]+)+(:\d+)?([/?#].*)?$/.test(text)
        ? `https://${text}`
        : '');
  return linkAddress(address) && URL.canParse(address) ? address : null;
}

/** What the link dialog starts with. `words` is null when the words are those that are selected. */
export function linkToEdit(editor: Editor): { href: string; words: string | null } {
  const link = above(editor, 'link');
  const bare = !editor.selection || Range.isCollapsed(editor.selection);
  return { href: link?.[0].href ?? '', words: !link && bare ? '' : null };
}

/** Makes what is selected a link, changes the address of the one the caret is in, or puts in new words. */
export function setLink(editor: Editor, href: string, words: string | null): void {
  const link = above(editor, 'link');
  if (link) {
    Transforms.setNodes(editor, { href }, { at: link[1] });
    return;
  }
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
  if (words !== null) {
    Transforms.insertNodes(editor, {
      type: 'link',
      href,
      children: [{ text: words || href, ...Editor.marks(editor) }],
    });
    // What is typed next stands after the link, not in it.
    Transforms.move(editor, { unit: 'offset' });
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    Transforms.unwrapNodes(editor, { match: (node) => isOfType(node, 'link'), mode: 'all', split: true });
    Transforms.wrapNodes(editor, { type: 'link', href, children: [] }, { split: true });
  });
}

export function removeLink(editor: Editor): void {
  Transforms.unwrapNodes(editor, { match: (node) => isOfType(node, 'link') });
}

/** Who goes on writing at the end of a link writes after it. */
export function stepOutOfLink(editor: Editor): void {
  const { selection } = editor;
  const link = above(editor, 'link');
  if (!selection || !link || Range.isExpanded(selection) || !Editor.isEnd(editor, selection.anchor, link[1])) return;
  const after = Path.next(link[1]);
  if (Node.has(editor, after)) Transforms.select(editor, Editor.start(editor, after));
}
