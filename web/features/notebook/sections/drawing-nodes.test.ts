import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawingNodes } from './drawing-nodes';

const FOLDER = join(__dirname, '../../../../infra/content/guides/drawings');
const shown = (svg: string) => {
  const { attributes, children } = drawingNodes(svg);
  return renderToStaticMarkup(createElement('svg', attributes, ...children));
};
const count = (text: string, name: string) => text.split(`<${name} `).length;

it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.svg')))('%s is shown with every shape', (name) => {
  const svg = readFileSync(join(FOLDER, name), 'utf8');
  const html = shown(svg);
  for (const shape of ['path', 'circle', 'ellipse', 'line', 'rect', 'polyline', 'polygon', 'text'])
    expect([shape, count(html, shape)]).toEqual([shape, count(svg, shape)]);
  expect(html).toContain('viewBox="0 0 ');
  expect(html).not.toContain('<title');
});

it('leaves out what is no shape', () => {
  expect(
    shown(
      '<svg viewBox="0 0 1 1" onload="x()"><script>alert(1)</script><a href="javascript:x()"><path d="M0 0" onclick="x()"/></a><text x="1">5</text></svg>',
    ),
  ).toBe('<svg viewBox="0 0 1 1"><text x="1">5</text></svg>');
});
