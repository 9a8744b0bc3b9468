import { diffArrays } from 'diff';
import { beginningOf, type HtmlElement, type HtmlNode, writeHtml } from '~/domain/kit/html/tree';

/** Words that stayed, went or came, with the marks that they carry. */
export interface Piece {
  kind: 'same' | 'gone' | 'new';
  nodes: HtmlNode[];
}

/** Beyond this many changed words the whole block is shown as replaced: a page is not held up by it. */
const EDITS_MAX = 1_500;

/** A word, a space, a picture or a break, and the marks around it from the outside in. */
interface Atom {
  node: HtmlNode;
  marks: readonly HtmlElement[];
  /** Equal for atoms that look the same. */
  key: string;
  blank: boolean;
}

function atomsOf(nodes: readonly HtmlNode[], marks: readonly HtmlElement[] = []): Atom[] {
  const around = marks.map(beginningOf).join('');
  return nodes.flatMap((node): Atom[] => {
    if (typeof node === 'string')
      return (node.match(/\s+|[^\s]+/g) ?? []).map((word) => {
        const blank = /^\s+$/.test(word);
        return { node: word, marks, key: blank ? ' ' : `${around}${word}`, blank };
      });
    if (node.children.length === 0) return [{ node, marks, key: `${around}${writeHtml([node])}`, blank: false }];
    return atomsOf(node.children, [...marks, node]);
  });
}

interface Run {
  kind: Piece['kind'];
  atoms: Atom[];
}

/** Changes with nothing but a space between them are read as one. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  let gone: Atom[] = [];
  let came: Atom[] = [];
  const add = (kind: Run['kind'], atoms: Atom[]) => {
    if (atoms.length > 0) result.push({ kind, atoms });
  };
  const flush = () => {
    add('gone', gone);
    add('new', came);
    gone = [];
    came = [];
  };
  runs.forEach(({ kind, atoms }, index) => {
    const between = kind === 'same' && index > 0 && index < runs.length - 1 && atoms.every(({ blank }) => blank);
    // The marks of a space are those of the words before it: of its own side.
    const marks = gone.at(-1)?.marks;
    if (between) gone.push(...atoms.map((atom) => ({ ...atom, marks: marks ?? atom.marks })));
    else if (kind === 'gone') gone.push(...atoms);
    if (kind === 'new' || between) came.push(...atoms);
    if (kind === 'same' && !between) {
      flush();
      add('same', atoms);
    }
  });
  flush();
  return result;
}

interface Building extends HtmlElement {
  readonly children: HtmlNode[];
}

/** Atoms as nodes again; marks that go on are not closed and opened between words. */
function nodesOf(atoms: readonly Atom[]): HtmlNode[] {
  const root: Building = { tag: '', attributes: {}, children: [] };
  const open: Building[] = [root];
  for (const { node, marks } of atoms) {
    let kept = 0;
    while (kept < marks.length && kept + 1 < open.length && beginningOf(open[kept + 1]!) === beginningOf(marks[kept]!))
      kept += 1;
    open.length = kept + 1;
    for (const { tag, attributes } of marks.slice(kept)) {
      const element: Building = { tag, attributes, children: [] };
      open.at(-1)!.children.push(element);
      open.push(element);
    }
    const { children } = open.at(-1)!;
    const last = children.at(-1);
    if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node;
    else children.push(node);
  }
  return root.children;
}

/** What of the words of a block stayed, went and came. A word whose marks changed went and came. */
export function inlineDiff(before: readonly HtmlNode[], after: readonly HtmlNode[]): Piece[] {
  const [old, now] = [atomsOf(before), atomsOf(after)];
  const changes = diffArrays(old, now, { comparator: (one, other) => one.key === other.key, maxEditLength: EDITS_MAX });
  const runs: Run[] = changes
    ? changes.map(({ added, removed, value }) => ({ kind: added ? 'new' : removed ? 'gone' : 'same', atoms: value }))
    : [
        { kind: 'gone', atoms: old },
        { kind: 'new', atoms: now },
      ];
  return joined(runs).map(({ kind, atoms }) => ({ kind, nodes: nodesOf(atoms) }));
}
