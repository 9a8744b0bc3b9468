import ops from './ops.en.json';

/** What only operators read. */
export const words: Record<string, string> = ops;
