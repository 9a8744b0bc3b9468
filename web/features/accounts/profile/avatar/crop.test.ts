import { afterKey, edgeOf, middleOf, moved, within, zoomed, ZOOM_MAX } from './crop';

const wide = { width: 900, height: 300 };

it('begins with the largest square around the middle', () => {
  expect(middleOf(wide)).toEqual({ x: 450, y: 150, zoom: 1 });
  expect(edgeOf(wide, middleOf(wide))).toBe(300);
});

it('moves by shares of the square and stays within the picture', () => {
  expect(moved(wide, middleOf(wide), 0.5, 0.5)).toEqual({ x: 600, y: 150, zoom: 1 });
  expect(moved(wide, middleOf(wide), 9, -9)).toEqual({ x: 750, y: 150, zoom: 1 });
});

it('comes back into the picture when it is zoomed out at an edge', () => {
  const corner = within(wide, { x: 0, y: 0, zoom: 2 });
  expect(corner).toEqual({ x: 75, y: 75, zoom: 2 });
  expect(zoomed(wide, corner, 1)).toEqual({ x: 150, y: 150, zoom: 1 });
});

it('zooms between the whole and a quarter', () => {
  expect(zoomed(wide, middleOf(wide), 99).zoom).toBe(ZOOM_MAX);
  expect(zoomed(wide, middleOf(wide), 0).zoom).toBe(1);
});

it('is moved and zoomed by keys, and leaves other keys alone', () => {
  const crop = middleOf(wide);
  expect(afterKey(wide, crop, 'ArrowRight')).toEqual({ x: 465, y: 150, zoom: 1 });
  expect(afterKey(wide, crop, '+')!.zoom).toBeCloseTo(1.1);
  expect(afterKey(wide, crop, '-')!.zoom).toBe(1);
  expect(afterKey(wide, crop, 'Tab')).toBeNull();
});
