import { createElement, Fragment, type ReactNode } from 'react';
import type { HtmlElement, HtmlNode } from '~/domain/kit/html/tree';
import { cleanAttributes, pictureAddress, TAGS } from '~/domain/kit/html/vocabulary';

const KNOWN: ReadonlySet<string> = new Set(TAGS);
/** How React calls what HTML calls otherwise. */
const RENAMED: Readonly<Record<string, string>> = { class: 'className', colspan: 'colSpan', rowspan: 'rowSpan' };

/** The attributes that an element of rich text may have, as React takes them. */
export const propsOf = ({ tag, attributes }: Pick<HtmlElement, 'tag' | 'attributes'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(cleanAttributes(tag, attributes)).map(([name, value]) => [RENAMED[name] ?? name, value]),
  );

/** An element of rich text, of nothing but the vocabulary. What is not in it is only its children. */
export function element(
  { tag, attributes }: Pick<HtmlElement, 'tag' | 'attributes'>,
  children: ReactNode,
  more: Record<string, unknown> = {},
  key?: number,
): ReactNode {
  if (!KNOWN.has(tag)) return <Fragment key={key}>{children}</Fragment>;
  if (tag === 'img' && pictureAddress(attributes['src'] ?? '') === null) return null;
  const props = { ...propsOf({ tag, attributes }), ...more, key };
  return tag === 'img' || tag === 'br' || tag === 'hr'
    ? createElement(tag, props)
    : createElement(tag, props, children);
}

/** Rich text as React elements, without any HTML. */
export const shown = (nodes: readonly HtmlNode[]): ReactNode =>
  nodes.map((node, index) => (typeof node === 'string' ? node : element(node, shown(node.children), {}, index)));
