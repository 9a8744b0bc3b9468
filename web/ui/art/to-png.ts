/** The outline of a shape, in its own units. */
function outlineOf(shape: SVGElement): Path2D {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  const outline = new Path2D(shape.getAttribute('d') ?? undefined);
  if (shape.tagName === 'circle') outline.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  if (shape.tagName === 'rect')
    outline.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  return outline;
}

function drawShape(context: CanvasRenderingContext2D, shape: SVGElement): void {
  const style = getComputedStyle(shape);
  const { fill, stroke } = style;
  context.globalAlpha = Number(style.opacity);
  if (fill !== 'none') context.fillStyle = fill;
  if (shape.tagName === 'text') {
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.textAlign = style.textAnchor === 'middle' ? 'center' : 'start';
    context.fillText(shape.textContent, Number(shape.getAttribute('x')), Number(shape.getAttribute('y')));
    return;
  }
  const outline = outlineOf(shape);
  if (fill !== 'none') context.fill(outline);
  if (stroke === 'none') return;
  context.strokeStyle = stroke;
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  context.stroke(outline);
}

/**
 * A drawing of ours as a PNG, as it looks on the page: paths, circles, rectangles and lines of text. An image made of its source
 * would have none of the page's colours and fonts, and the policy of the page loads none from a `blob:` address.
 *
 * @param svg on the page, with a `viewBox` that begins at 0 0
 * @param width in px
 * @returns null if the browser refuses
 */
export function toPng(svg: SVGSVGElement, width: number): Promise<Blob | null> {
  const { width: from, height } = svg.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = (width * height) / from;
  const context = canvas.getContext('2d');
  const onPage = svg.getScreenCTM();
  if (!context || !onPage) return Promise.resolve(null);
  const toCanvas = new DOMMatrix().scale(width / from).multiply(DOMMatrix.fromMatrix(onPage).inverse());
  for (const shape of svg.querySelectorAll<SVGGraphicsElement>('path, circle, rect, text')) {
    const own = shape.getScreenCTM();
    if (!own) continue;
    context.setTransform(toCanvas.multiply(DOMMatrix.fromMatrix(own)));
    drawShape(context, shape);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
