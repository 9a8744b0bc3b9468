import { diffArrays } from 'diff';
import {
  beginningOf,
  type HtmlElement,
  type HtmlNode,
  parseHtml,
  textOfNodes,
  writeHtml,
} from '~/domain/kit/html/tree';
import { inlineDiff, type Piece } from './inline-diff';
import { pairUp } from './pair-up';

/**
 * What became of a block. A block with an `id` can be taken or left by itself; ids count from 1 in the order of reading, and are
 * the same wherever the same two texts are compared.
 */
export type TextChange =
  | { kind: 'same'; node: HtmlElement }
  | { kind: 'added'; id: number; node: HtmlElement }
  | { kind: 'removed'; id: number; node: HtmlElement }
  /** The same words mostly, in another kind of block. */
  | { kind: 'replaced'; id: number; before: HtmlElement; after: HtmlElement }
  | { kind: 'changed'; id: number; before: HtmlElement; after: HtmlElement; pieces: Piece[] }
  /** A list, a table or another block of blocks of which some changed. */
  | { kind: 'inside'; tag: string; attributes: HtmlElement['attributes']; children: TextChange[] };

const INLINE = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'mark', 'code', 'small', 'kbd', 'q', 'a', 'br', 'img']);
/** Beyond this many changed blocks the whole text is shown as replaced. */
const BLOCKS_MAX = 1_000;

const isInline = (node: HtmlNode): boolean => typeof node === 'string' || INLINE.has(node.tag);
const isLeaf = ({ children }: HtmlElement): boolean => children.every(isInline);

/** The blocks of a text or of a block; what stands between them without one is a run of its own. */
function blocksOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  const blocks: HtmlElement[] = [];
  let run: HtmlNode[] = [];
  const flush = () => {
    if (run.some((node) => typeof node !== 'string' || node.trim() !== ''))
      blocks.push({ tag: '', attributes: {}, children: run });
    run = [];
  };
  for (const node of nodes) {
    if (typeof node !== 'string' && !isInline(node)) {
      flush();
      blocks.push(node);
    } else run.push(node);
  }
  flush();
  return blocks;
}

const keyed = (node: HtmlElement) => ({ node, key: writeHtml([node]) });
const wordsOf = (block: HtmlElement): string[] =>
  textOfNodes([block])
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

class Comparison {
  private count = 0;
  private readonly id = (): number => (this.count += 1);

  compare(before: readonly HtmlElement[], after: readonly HtmlElement[]): TextChange[] {
    const [old, now] = [before.map(keyed), after.map(keyed)];
    const runs = diffArrays(old, now, {
      comparator: (one, other) => one.key === other.key,
      maxEditLength: BLOCKS_MAX,
    }) ?? [
      { removed: true, added: false, value: old },
      { removed: false, added: true, value: now },
    ];
    const changes: TextChange[] = [];
    let gone: HtmlElement[] = [];
    let came: HtmlElement[] = [];
    const flush = () => {
      changes.push(...this.changed(gone, came));
      gone = [];
      came = [];
    };
    for (const { added, removed, value: blocks } of runs) {
      const value = blocks.map(({ node }) => node);
      if (removed) gone.push(...value);
      else if (added) came.push(...value);
      else {
        flush();
        changes.push(...value.map((node) => ({ kind: 'same' as const, node })));
      }
    }
    flush();
    return changes;
  }

  /** Blocks that went and blocks that came in one place: those that are alike are compared with each other. */
  private changed(gone: readonly HtmlElement[], came: readonly HtmlElement[]): TextChange[] {
    return pairUp(gone, came, wordsOf).map(([before, after]): TextChange => {
      if (!before) return { kind: 'added', id: this.id(), node: after! };
      if (!after) return { kind: 'removed', id: this.id(), node: before };
      const leaf = isLeaf(before);
      if (beginningOf(before) !== beginningOf(after) || leaf !== isLeaf(after))
        return { kind: 'replaced', id: this.id(), before, after };
      if (leaf)
        return {
          kind: 'changed',
          id: this.id(),
          before,
          after,
          pieces: inlineDiff(before.children, after.children),
        };
      const { tag, attributes } = before;
      const children = this.compare(blocksOf(before.children), blocksOf(after.children));
      return { kind: 'inside', tag, attributes, children };
    });
  }
}

/** How one text became another: block by block, and word by word within a block. Both are clean HTML. */
export const textDiff = (before: string, after: string): TextChange[] =>
  new Comparison().compare(blocksOf(parseHtml(before)), blocksOf(parseHtml(after)));

/** The ids of the changes, in the order of reading. */
export const changesIn = (changes: readonly TextChange[]): number[] =>
  changes.flatMap((change) =>
    change.kind === 'inside' ? changesIn(change.children) : change.kind === 'same' ? [] : [change.id],
  );

function taken(changes: readonly TextChange[], left: ReadonlySet<number>): HtmlNode[] {
  return changes.flatMap((change): HtmlNode[] => {
    switch (change.kind) {
      case 'same':
        return [change.node];
      case 'added':
        return left.has(change.id) ? [] : [change.node];
      case 'removed':
        return left.has(change.id) ? [change.node] : [];
      case 'inside': {
        const children = taken(change.children, left);
        // A list of which every item is gone is no list.
        return children.length === 0 ? [] : [{ tag: change.tag, attributes: change.attributes, children }];
      }
      default:
        return [left.has(change.id) ? change.before : change.after];
    }
  });
}

/** The text with every change but those that are left. HTML of nothing but blocks of either text. */
export const takeChanges = (changes: readonly TextChange[], left: ReadonlySet<number>): string =>
  writeHtml(taken(changes, left));
