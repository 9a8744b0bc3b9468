import { added, boundsBetween, byKey, fitted, moved, resized } from './occlusion-shapes';

const SHAPE = { left: 0.5, top: 0.5, width: 0.2, height: 0.1 };

describe('rectangles over a picture', () => {
  it('are drawn in any direction, and stay within it', () => {
    expect(boundsBetween({ x: 0.6, y: 0.2 }, { x: 0.4, y: 1.4 })).toEqual({
      left: 0.4,
      top: 0.2,
      width: expect.closeTo(0.2),
      height: expect.closeTo(0.8),
    });
    expect(fitted({ left: 0.95, top: -1, width: 0.1, height: 0.001 })).toEqual({
      left: 0.9,
      top: 0,
      width: 0.1,
      height: 0.02,
    });
  });

  it('are asked for one by one', () => {
    const two = added(added([], SHAPE, 'a'), SHAPE, 'b');
    expect(two.map(({ key, number }) => [key, number])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('are moved and resized no further than the edge', () => {
    expect(moved(SHAPE, { x: 1, y: -0.1 })).toEqual({ left: 0.8, top: 0.4, width: 0.2, height: 0.1 });
    expect(resized(SHAPE, { x: 1, y: -1 })).toEqual({ left: 0.5, top: 0.5, width: 0.5, height: 0.02 });
  });

  it('have keys', () => {
    expect(byKey(SHAPE, { key: 'ArrowLeft', shiftKey: false })).toMatchObject({ left: 0.49, width: 0.2 });
    expect(byKey(SHAPE, { key: 'ArrowDown', shiftKey: true })).toMatchObject({ top: 0.5, height: 0.11 });
    expect(byKey(SHAPE, { key: 'x', shiftKey: false })).toBeNull();
  });
});
