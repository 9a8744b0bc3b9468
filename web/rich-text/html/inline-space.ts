import { Text, type Descendant } from 'slate';

/** Whether the words before end in something after which a browser shows no more space. */
type Before = 'edge' | 'space' | 'word';

function trimStart(nodes: Descendant[], before: Before): Before {
  let last = before;
  for (const node of nodes) {
    if (Text.isText(node)) {
      if (last !== 'word') node.text = node.text.replace(/^ +/, '');
      node.text = node.text.replaceAll(/ *\n */g, '\n');
      if (node.text !== '') last = /[ \n]$/.test(node.text) ? 'space' : 'word';
    } else if (node.type === 'link') {
      last = trimStart(node.children, last);
    } else {
      last = 'word';
    }
  }
  return last;
}

/** From the back: space before a line's end, or before a break, is not shown. Answers whether an end is still to come. */
function trimEnd(nodes: Descendant[], atEnd: boolean): boolean {
  let end = atEnd;
  for (const node of nodes.toReversed()) {
    if (Text.isText(node)) {
      if (end) node.text = node.text.replace(/ +$/, '');
      if (node.text !== '') end = node.text.startsWith('\n');
    } else {
      end = node.type === 'link' ? trimEnd(node.children, end) : false;
    }
  }
  return end;
}

const isSomething = (node: Descendant): boolean =>
  Text.isText(node) ? node.text !== '' : node.type !== 'link' || node.children.length > 0;

function withoutEmpty(nodes: Descendant[]): Descendant[] {
  for (const node of nodes) if (!Text.isText(node) && node.type === 'link') node.children = withoutEmpty(node.children);
  return nodes.filter(isSomething);
}

/** The parts of one line with the space that a browser would show, and no other; they are changed in place. */
export function withShownSpace(line: Descendant[]): Descendant[] {
  trimStart(line, 'edge');
  trimEnd(line, true);
  return withoutEmpty(line);
}
