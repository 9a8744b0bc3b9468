/** Height of a chart of `count` bars and its axis, in px; known before the chart is there. */
export const barsHeight = (count: number): number => count * 44 + 32;
