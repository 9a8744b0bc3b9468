import ops from './ops.es.json';

/** What only operators read. */
export const words: Record<string, string> = ops;
