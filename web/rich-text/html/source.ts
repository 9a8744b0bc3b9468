import { Text, type Descendant } from 'slate';
import { blocksOf } from './write';

const END_OF_BLOCK =
  /(<\/(?:p|h2|h3|h4|li|ul|ol|blockquote|table|thead|tbody|tr)>|<(?:ul|ol|table|thead|tbody|tr|blockquote)(?: [^>]*)?>)(?=<(?!\/(?:td|th|li)>))/g;

/** What is kept as it is has no line of its own put into it. */
const holdsKept = (node: Descendant): boolean =>
  !Text.isText(node) && (node.type === 'kept' || node.type === 'kept-inline' || node.children.some(holdsKept));

/** The HTML for people to read and change, a line for each block. Read again it is the same text. */
export const toSource = (nodes: readonly Descendant[]): string =>
  blocksOf(nodes)
    .map(({ node, html }) => (holdsKept(node) ? html : html.replaceAll(END_OF_BLOCK, '$1\n')))
    .join('\n');
