import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { useFocused, useSelected, type RenderElementProps, type RenderLeafProps } from 'slate-react';
import { linkAddress, markerClass, pictureAddress } from '~/domain/kit/html/vocabulary';
import { makeReady } from '~/web/ui/rich-text';
import {
  CONTAINERS,
  isTextBlock,
  MARKS,
  markNames,
  TEXT_BLOCKS,
  type ImageElement,
  type KeptElement,
  type RichElement,
  type RichLeaf,
} from '../nodes';
import type { ClozeLook } from '../editing/cloze';
import classes from './elements.module.css';

type Props<T extends RichElement> = Omit<RenderElementProps, 'element'> & { element: T };

/** Whether a part that cannot be typed in is where the caret is. */
const useChosen = () => {
  const [selected, focused] = [useSelected(), useFocused()];
  return (selected && focused) || undefined;
};

function Kept({ attributes, children, element }: Props<KeptElement>) {
  const { formatMessage: say } = useIntl();
  const Tag = element.type === 'kept' ? 'div' : 'span';
  return (
    <Tag {...attributes} className={classes.kept} data-chosen={useChosen()} title={say({ id: 'rich-text.kept' })}>
      <Tag contentEditable={false} dangerouslySetInnerHTML={makeReady(element.html)} />
      {children}
    </Tag>
  );
}

function Picture({ attributes, children, element: { src, alt, size, width, height } }: Props<ImageElement>) {
  const style: CSSProperties | undefined = size && { width: `${size}%` };
  return (
    <span {...attributes} className={classes.picture} data-chosen={useChosen()} style={style}>
      <span contentEditable={false}>
        <img
          src={pictureAddress(src) ?? undefined}
          alt={alt}
          width={width}
          height={height}
          draggable={false}
          style={size && { width: '100%' }}
        />
      </span>
      {children}
    </span>
  );
}

export function renderElement({ attributes, children, element }: RenderElementProps) {
  switch (element.type) {
    case 'kept':
    case 'kept-inline':
      return (
        <Kept attributes={attributes} element={element}>
          {children}
        </Kept>
      );
    case 'image':
      return (
        <Picture attributes={attributes} element={element}>
          {children}
        </Picture>
      );
    case 'link':
      return (
        <a {...attributes} href={linkAddress(element.href) ?? undefined} rel="noopener noreferrer">
          {children}
        </a>
      );
    case 'table':
      return (
        <table {...attributes}>
          <tbody>{children}</tbody>
        </table>
      );
    case 'table-cell': {
      const Cell = element.header ? 'th' : 'td';
      return (
        <Cell {...attributes} colSpan={element.colspan} rowSpan={element.rowspan}>
          {children}
        </Cell>
      );
    }
    case 'numbered-list':
      return (
        <ol {...attributes} start={element.start}>
          {children}
        </ol>
      );
    default: {
      const Tag = isTextBlock(element.type) ? (TEXT_BLOCKS[element.type] ?? 'div') : CONTAINERS[element.type];
      return <Tag {...attributes}>{children}</Tag>;
    }
  }
}

export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  const marked = markNames.reduceRight((content, mark) => {
    const Tag = MARKS[mark];
    return leaf[mark] ? <Tag>{content}</Tag> : content;
  }, children);
  const { marker, cloze } = leaf as RichLeaf & ClozeLook;
  return (
    <span {...attributes} className={cloze && classes[cloze]}>
      {marker ? <mark className={marker === 'plain' ? undefined : markerClass(marker)}>{marked}</mark> : marked}
    </span>
  );
}
