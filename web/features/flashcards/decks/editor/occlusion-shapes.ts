import type { OcclusionDraft } from './deck-state';

export type DrawnShape = OcclusionDraft['shapes'][number];
export type Bounds = Pick<DrawnShape, 'left' | 'top' | 'width' | 'height'>;

/** The least width and height of a rectangle, as a share of the picture. */
export const LEAST = 0.02;
/** One press of an arrow key. */
const STEP = 0.01;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** A rectangle within the picture, of a size that can be seen. */
export function fitted({ left, top, width, height }: Bounds): Bounds {
  const [wide, high] = [between(LEAST, width, 1), between(LEAST, height, 1)].map(rounded) as [number, number];
  return {
    left: rounded(between(0, left, 1 - wide)),
    top: rounded(between(0, top, 1 - high)),
    width: wide,
    height: high,
  };
}

interface Place {
  x: number;
  y: number;
}

/** The rectangle between two places, in whichever direction it was drawn. */
export const boundsBetween = (one: Place, other: Place): Bounds => ({
  left: between(0, Math.min(one.x, other.x), 1),
  top: between(0, Math.min(one.y, other.y), 1),
  width: Math.abs(between(0, one.x, 1) - between(0, other.x, 1)),
  height: Math.abs(between(0, one.y, 1) - between(0, other.y, 1)),
});

/** A new rectangle, asked for on a card of its own. */
export function added(shapes: readonly DrawnShape[], bounds: Bounds, key: string): DrawnShape[] {
  const number = Math.max(0, ...shapes.map((shape) => shape.number)) + 1;
  return [...shapes, { key, number, label: '', ...fitted(bounds) }];
}

export const changed = (shapes: readonly DrawnShape[], key: string, part: Partial<DrawnShape>): DrawnShape[] =>
  shapes.map((shape) => (shape.key === key ? { ...shape, ...part } : shape));

export const moved = (shape: Bounds, by: Place): Bounds =>
  fitted({ ...shape, left: shape.left + by.x, top: shape.top + by.y });

/** Its left upper corner stays. */
export const resized = ({ left, top, width, height }: Bounds, by: Place): Bounds =>
  fitted({
    left,
    top,
    width: between(LEAST, width + by.x, 1 - left),
    height: between(LEAST, height + by.y, 1 - top),
  });

const ARROWS: Record<string, Place> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** What a key makes of a rectangle: arrows move it, with Shift they change its size. Null for any other key. */
export function byKey(shape: Bounds, { key, shiftKey }: { key: string; shiftKey: boolean }): Bounds | null {
  const by = ARROWS[key];
  if (!by) return null;
  return shiftKey ? resized(shape, by) : moved(shape, by);
}
