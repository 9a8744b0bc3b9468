import katex, { type KatexOptions } from 'katex';
import 'katex/contrib/mhchem';
import 'katex/dist/katex.min.css';
import { findFormulas } from './find-formulas';
import classes from './formulas.module.css';

/** Nothing that a formula says leads anywhere, is larger than the page or goes on for ever. */
const SAFE = {
  trust: false,
  maxExpand: 300,
  maxSize: 20,
  strict: 'ignore',
  throwOnError: true,
  errorColor: 'currentColor',
} as const;

/** What KaTeX makes before it makes elements of it; MathML for screen readers is a part of it. */
interface Tree {
  attributes?: Record<string, string>;
  children?: Tree[];
}
const { __renderToDomTree: treeOf } = katex as unknown as {
  __renderToDomTree(tex: string, options: KatexOptions): Tree & { toNode(): HTMLElement };
};

/** Its few styles as attributes, all in MathML that nobody sees, are what the security policy refuses. */
function withoutStyles(tree: Tree): void {
  delete tree.attributes?.style;
  tree.children?.forEach(withoutStyles);
}

/** Where a formula is text that is quoted. */
const QUOTED = new Set(['CODE', 'PRE', 'KBD', 'TEXTAREA']);

const isPiece = (node: Node): boolean => node.nodeType === Node.TEXT_NODE || node.nodeName === 'BR';

/** Texts and line breaks that follow each other: a formula of several lines has breaks in it. */
function runsOf(element: Node): ChildNode[][] {
  const runs: ChildNode[][] = [[]];
  for (const child of element.childNodes)
    if (isPiece(child)) runs.at(-1)!.push(child);
    else runs.push([]);
  return runs.filter((run) => run.length > 0);
}

/** The formula as an element; null if it is no TeX that can be drawn: it is shown as it was written. */
function drawn(tex: string, display: boolean): HTMLElement | null {
  const span = document.createElement('span');
  span.className = display ? `${classes.formula} ${classes.display}` : classes.formula!;
  try {
    const tree = treeOf(tex, { ...SAFE, displayMode: display });
    withoutStyles(tree);
    span.append(tree.toNode());
    return span;
  } catch {
    return null;
  }
}

function drawIn(run: readonly ChildNode[]): void {
  const texts = run.map((node) => (node.nodeName === 'BR' ? '\n' : (node.textContent ?? '')));
  // From the last to the first: what stands before keeps its place.
  for (const { from, to, tex, display } of findFormulas(texts.join('')).toReversed()) {
    const formula = drawn(tex.replaceAll('\u00A0', ' '), display);
    if (!formula) continue;
    const range = document.createRange();
    let at = 0;
    run.forEach((node, nth) => {
      const end = at + texts[nth]!.length;
      if (from >= at && from < end) begin(range, node, from - at);
      if (to > at && to <= end) finish(range, node, to - at);
      at = end;
    });
    range.deleteContents();
    range.insertNode(formula);
  }
}

const begin = (range: Range, node: ChildNode, offset: number): void =>
  node.nodeName === 'BR' ? range.setStartBefore(node) : range.setStart(node, offset);
const finish = (range: Range, node: ChildNode, offset: number): void =>
  node.nodeName === 'BR' ? range.setEndAfter(node) : range.setEnd(node, offset);

/** Draws the formulas of sanitised text that stands in the page, in their places. A second time there are none left. */
export function drawFormulas(root: HTMLElement): void {
  const elements = [root, ...root.querySelectorAll<HTMLElement>('*')];
  for (const element of elements) {
    if (QUOTED.has(element.tagName) || element.closest(`.${classes.formula}`)) continue;
    for (const run of runsOf(element)) drawIn(run);
  }
  // One that is wider than the page is scrolled, by the keyboard too.
  for (const display of root.querySelectorAll<HTMLElement>(`.${classes.display}`))
    if (display.scrollWidth > display.clientWidth) display.tabIndex = 0;
}
