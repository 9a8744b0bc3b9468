/** A mask over a picture; lengths are shares of the picture's width and height. */
export interface Shape {
  kind: 'rect' | 'ellipse' | 'polygon';
  /** Which cards ask for what is behind it, from 1. */
  ordinals: number[];
  left: number;
  top: number;
  width: number;
  height: number;
  points: { x: number; y: number }[];
  /** The others are hidden as well while one is asked for. */
  hidesOthers: boolean;
}

export interface Occlusion {
  /** The picture's name among the media. */
  picture: string;
  shapes: Shape[];
  /** The card's, from 1. */
  ordinal: number;
}

export const SHAPES_MAX = 300;
const DELETION = /\{\{c(\d{1,3}(?:,\d{1,3})*)::image-occlusion:(rect|ellipse|polygon)((?::[^{}]{0,20000})?)\}\}/g;

export const isOcclusion = (field: string): boolean => /\{\{c\d{1,3}(?:,\d{1,3})*::image-occlusion:/.test(field);

const numberOf = (text: string | undefined): number => {
  const number = Number(text ?? 0);
  return Number.isFinite(number) ? Math.min(2, Math.max(-1, number)) : 0;
};

/** The masks of an image occlusion note, such as `{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.1}}`. */
export function shapesIn(field: string): Shape[] {
  return [...field.matchAll(DELETION)].slice(0, SHAPES_MAX).map(([, ordinals, kind, rest]) => {
    const values = new Map(
      rest!
        .split('::')[0]!
        .split(':')
        .filter(Boolean)
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    );
    const ellipse = kind === 'ellipse';
    return {
      kind: kind as Shape['kind'],
      ordinals: ordinals!.split(',').map(Number),
      left: numberOf(values.get('left')),
      top: numberOf(values.get('top')),
      width: ellipse ? 2 * numberOf(values.get('rx')) : numberOf(values.get('width')),
      height: ellipse ? 2 * numberOf(values.get('ry')) : numberOf(values.get('height')),
      points: (values.get('points') ?? '')
        .split(' ')
        .filter(Boolean)
        .slice(0, 200)
        .map((pair) => {
          const [x, y] = pair.split(',');
          return { x: numberOf(x), y: numberOf(y) };
        }),
      hidesOthers: values.get('oi') === '1',
    };
  });
}

/** Whether a point, in shares of the picture, is behind a mask. */
export function covers({ kind, left, top, width, height, points }: Shape, x: number, y: number): boolean {
  if (kind === 'rect') return x >= left && x <= left + width && y >= top && y <= top + height;
  if (kind === 'ellipse') {
    if (width <= 0 || height <= 0) return false;
    return ((x - left - width / 2) / (width / 2)) ** 2 + ((y - top - height / 2) / (height / 2)) ** 2 <= 1;
  }
  let inside = false;
  for (let index = 0, before = points.length - 1; index < points.length; before = index, index += 1) {
    const [one, other] = [points[index]!, points[before]!];
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  }
  return inside;
}

/** The part of a picture that a mask lies in, in shares of it. */
export function boundsOf(shape: Shape): { left: number; top: number; right: number; bottom: number } {
  if (shape.kind !== 'polygon')
    return { left: shape.left, top: shape.top, right: shape.left + shape.width, bottom: shape.top + shape.height };
  const [xs, ys] = [shape.points.map(({ x }) => x), shape.points.map(({ y }) => y)];
  return { left: Math.min(1, ...xs), top: Math.min(1, ...ys), right: Math.max(0, ...xs), bottom: Math.max(0, ...ys) };
}

/** The masks that lie over the picture: of the question, the one that is asked for marked; of the answer, without it. */
export function masksOf(
  { shapes, ordinal }: Occlusion,
  side: 'question' | 'answer',
): { shape: Shape; asked: boolean }[] {
  const hidesOthers = shapes.some((shape) => shape.hidesOthers);
  return shapes.flatMap((shape): { shape: Shape; asked: boolean }[] => {
    const asked = shape.ordinals.includes(ordinal);
    if (asked) return side === 'question' ? [{ shape, asked }] : [];
    return hidesOthers ? [{ shape, asked }] : [];
  });
}

/** A rectangle that a card asks for, in shares of the picture. */
export interface Rectangle {
  number: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

const share = (value: number): string => String(Math.round(value * 10_000) / 10_000).replace(/^0(?=\.)/, '');

/** The masks of a note as Anki writes them, in their order. */
export const occlusionText = (rectangles: readonly Rectangle[], hidesOthers: boolean): string =>
  rectangles
    .map(
      ({ number, left, top, width, height }) =>
        `{{c${number}::image-occlusion:rect:left=${share(left)}:top=${share(top)}:width=${share(width)}:height=${share(height)}${hidesOthers ? ':oi=1' : ''}}}`,
    )
    .join('<br />');
