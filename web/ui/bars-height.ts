const ROW = 44;
const AXIS = 32;

/** As tall as this many bars need, in pixels, so that nothing jumps when the chart comes. */
export const barsHeight = (bars: number): number => bars * ROW + AXIS;
