import { Fragment, type ReactNode } from 'react';
import type { HtmlElement, HtmlNode } from '~/domain/kit/html/tree';
import type { TextChange } from '~/domain/notebook/writing/text-diff';
import text from '~/web/ui/rich-text.module.css';
import classes from './diff.module.css';
import { element, shown } from './html-nodes';

interface Props {
  changes: readonly TextChange[];
  /** What stands at the beginning of a change; nothing if one only looks. */
  controlOf: (id: number) => ReactNode;
  isLeft: (id: number) => boolean;
}

/** A text with what went and what came, in the blocks that it is made of. */
export function TextChanges({ changes, controlOf, isLeft }: Props) {
  return (
    <div className={`${text.text} ${text.content} ${classes.text}`}>
      {changes.map((change, index) => (
        <Change key={index} change={change} controlOf={controlOf} isLeft={isLeft} />
      ))}
    </div>
  );
}

type Kind = 'gone' | 'new';
const mark = (kind: Kind, children: ReactNode): ReactNode =>
  kind === 'gone' ? <del className={classes.gone}>{children}</del> : <ins className={classes.new}>{children}</ins>;

const BLOCKS = new Set(['p', 'h2', 'h3', 'h4', 'div', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd']);
for (const tag of ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'hr'])
  BLOCKS.add(tag);
const isBlock = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && BLOCKS.has(node.tag);

/** A whole block that went or came. The mark stands around its words, so that lists and tables stay what they are. */
function whole(node: HtmlElement, kind: Kind, control: ReactNode, left: boolean, key?: number): ReactNode {
  const more = { 'data-left': left || undefined };
  if (!node.children.some(isBlock))
    return element(
      node,
      <>
        {control}
        {node.tag === 'hr' ? null : mark(kind, shown(node.children))}
      </>,
      more,
      key,
    );
  // The control stands in its first block.
  const first = node.children.findIndex(isBlock);
  return element(
    node,
    node.children.map((child, index) =>
      isBlock(child) ? (
        whole(child, kind, index === first ? control : null, left, index)
      ) : typeof child === 'string' && child.trim() === '' ? null : (
        <Fragment key={index}>{mark(kind, shown([child]))}</Fragment>
      ),
    ),
    more,
    key,
  );
}

function Change({ change, controlOf, isLeft }: Omit<Props, 'changes'> & { change: TextChange }): ReactNode {
  switch (change.kind) {
    case 'same':
      return element(change.node, shown(change.node.children));
    case 'inside':
      return element(
        change,
        change.children.map((child, index) => (
          <Change key={index} change={child} controlOf={controlOf} isLeft={isLeft} />
        )),
      );
    default: {
      const { id } = change;
      const [control, left] = [controlOf(id), isLeft(id)];
      if (change.kind === 'added') return whole(change.node, 'new', control, left);
      if (change.kind === 'removed') return whole(change.node, 'gone', control, left);
      if (change.kind === 'replaced')
        return (
          <>
            {whole(change.before, 'gone', control, left)}
            {whole(change.after, 'new', null, left)}
          </>
        );
      return element(
        change.after,
        <>
          {control}
          {change.pieces.map(({ kind, nodes }, index) => (
            <Fragment key={index}>{kind === 'same' ? shown(nodes) : mark(kind, shown(nodes))}</Fragment>
          ))}
        </>,
        { 'data-left': left || undefined },
      );
    }
  }
}
