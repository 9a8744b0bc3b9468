/** Which square of a picture is taken. Pure. */

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Crop {
  /** The middle of the square, in pixels of the picture. */
  x: number;
  y: number;
  /** From 1, the largest square that fits, to `ZOOM_MAX`. */
  zoom: number;
}

export const ZOOM_MAX = 4;

/** The edge of the square, in pixels of the picture. */
export const edgeOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The nearest crop whose square lies within the picture. */
export function within(size: Size, crop: Crop): Crop {
  const zoomed = { ...crop, zoom: between(1, crop.zoom, ZOOM_MAX) };
  const half = edgeOf(size, zoomed) / 2;
  return {
    ...zoomed,
    x: between(half, crop.x, size.width - half),
    y: between(half, crop.y, size.height - half),
  };
}

/** The largest square around the middle. */
export const middleOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Moves the square, by shares of its edge. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const edge = edgeOf(size, crop);
  return within(size, { ...crop, x: crop.x + right * edge, y: crop.y + down * edge });
}

export const zoomed = (size: Size, crop: Crop, zoom: number): Crop => within(size, { ...crop, zoom });

/** What a key does to the crop, or null if it does nothing: arrows move by a twentieth, `+` and `-` zoom. */
export function afterKey(size: Size, crop: Crop, key: string): Crop | null {
  const STEP = 0.05;
  switch (key) {
    case 'ArrowLeft':
      return moved(size, crop, -STEP, 0);
    case 'ArrowRight':
      return moved(size, crop, STEP, 0);
    case 'ArrowUp':
      return moved(size, crop, 0, -STEP);
    case 'ArrowDown':
      return moved(size, crop, 0, STEP);
    case '+':
    case '=':
      return zoomed(size, crop, crop.zoom + 0.1);
    case '-':
      return zoomed(size, crop, crop.zoom - 0.1);
    default:
      return null;
  }
}
