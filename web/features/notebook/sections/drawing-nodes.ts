import { createElement, type ReactNode } from 'react';

const SHAPES = new Set('g path circle ellipse line rect polyline polygon text'.split(' '));
const ATTRIBUTES = new Set(
  'x y x1 y1 x2 y2 cx cy r rx ry width height d points transform fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin text-anchor font-family font-size font-weight viewBox'.split(
    ' ',
  ),
);
const PIECE = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>|([^<>]+)/g;

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, value] of text.matchAll(/([\w:-]+)="([^"]*)"/g))
    if (ATTRIBUTES.has(name!)) attributes[camel(name!)] = value!;
  return attributes;
}

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: ReactNode[];
}

/**
 * The shapes of a drawing as React takes them: markup is never written into the page. What is no shape is left out.
 * @returns the attributes of the drawing itself, and what is in it
 */
export function drawingNodes(svg: string): { attributes: Record<string, string>; children: ReactNode[] } {
  const root: Open = { name: '', attributes: {}, children: [] };
  const open: Open[] = [root];
  let key = 0;
  const close = (element: Open) => {
    if (element.name === 'svg') {
      root.attributes = element.attributes;
      root.children = element.children;
    } else if (SHAPES.has(element.name))
      open
        .at(-1)!
        .children.push(createElement(element.name, { ...element.attributes, key: (key += 1) }, ...element.children));
  };
  for (const [, closing, name, attributes, empty, text] of svg.matchAll(PIECE)) {
    if (text !== undefined) {
      if (text.trim() !== '' && open.at(-1)!.name === 'text') open.at(-1)!.children.push(text);
    } else if (closing) {
      if (open.length > 1) close(open.pop()!);
    } else {
      const element: Open = { name: name!, attributes: attributesOf(attributes ?? ''), children: [] };
      if (empty) close(element);
      else open.push(element);
    }
  }
  return root;
}
